// One visitor against all others: who has opened many tables with bots waits behind who has one, and is told when it
// is too much.

import type { MatchInfo } from '@bridgefront/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { networkOf, originOf } from '../src/limits/address.ts';
import type { Server } from '../src/server.ts';
import { duel } from './duel.ts';
import { Client, startMatch, TestTime, testServer } from './support.ts';

let server: Server;

afterEach(() => server?.stop());

const twoSeats = (bot: string) => [{ kind: 'human' }, { kind: 'bot', bot }];

async function eventsOf(match: string): Promise<number> {
  return (await server.services.store.events(match, 0)).length;
}

describe('the attack of 25 tables at which strong bots play each other', () => {
  async function flood(attacker: Client): Promise<string[]> {
    const tables: string[] = [];
    for (let i = 0; i < 25; i++) {
      const id = await startMatch([attacker], { bots: ['busy'], options: { rounds: 50 } });
      await attacker.post(`/matches/${id}/stand-in`, { seat: 0, bot: 'busy' });
      tables.push(id);
    }
    return tables;
  }

  // Counted in plans of the attacker's bots, not in time: how many of them came before a bystander's answer.
  async function plansBefore(tables: readonly string[], answered: () => Promise<unknown>): Promise<number> {
    const sum = async (): Promise<number> =>
      (await Promise.all(tables.map(eventsOf))).reduce((total, count) => total + count, 0);
    const before = await sum();
    await answered();
    return ((await sum()) - before) / 2;
  }

  test("a bystander's quick bot waits for none of them, and a strong one for its turn only", async () => {
    server = await testServer();
    const [attacker, bystander] = [await Client.enter(server, 'Mallory'), await Client.enter(server, 'Ann')];
    const tables = await flood(attacker);
    const live = await bystander.connect();
    for (const [bot, most] of [
      ['random', 2],
      ['busy', 3],
    ] as const) {
      const waited = await plansBefore(tables, async () => {
        const id = await startMatch([bystander], { bots: [bot] });
        await live.subscribe(id, 0);
        await live.until(() => live.asked(id, 0)?.seats[1].sealed, `the ${bot} bot's answer`);
      });
      expect(waited, bot).toBeLessThanOrEqual(most);
    }
    live.close();
  });
});

describe('caps', () => {
  const capped = { config: { botTables: 2, strongBots: 1 } };

  test('so many tables with bots, refused with a sentence; a finished or closed one makes room', async () => {
    server = await testServer(capped);
    const ann = await Client.enter(server, 'Ann');
    const open = () =>
      ann.call<MatchInfo & { code?: string; message?: string }>('POST', '/matches', {
        game: duel.name,
        seats: twoSeats('random'),
      });
    const asked = await Promise.all([open(), open(), open(), open()]);
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = asked.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too-many', message: expect.stringContaining('2 tables with bots') },
    });
    const mine = asked.find(({ status }) => status === 200)?.body.id;
    await ann.post(`/matches/${mine}/leave`);
    expect((await open()).status).toBe(200);
  });

  test('so many strong bots, also as stand-ins; quick ones may always stand in', async () => {
    server = await testServer(capped);
    const ann = await Client.enter(server, 'Ann');
    const seats = [{ kind: 'human' }, ...['busy', 'busy'].map((bot) => ({ kind: 'bot', bot }))];
    expect(await ann.post('/matches', { game: duel.name, seats })).toMatchObject({ code: 'too-many' });
    const id = await startMatch([ann], { bots: ['busy'] });
    expect(await ann.post(`/matches/${id}/stand-in`, { seat: 0, bot: 'busy' })).toMatchObject({
      code: 'too-many',
      message: expect.stringContaining('1 strong bot '),
    });
    expect(await ann.post(`/matches/${id}/stand-in`, { seat: 0, bot: 'random' })).toMatchObject({
      status: 'live',
    });
  });

  test('new identities of one network share a cap four times as large; tables of before a restart count', async () => {
    server = await testServer({ config: { botTables: 1 } });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const one = await Client.enter(server, `Guest ${i}`);
      const { status } = await one.call('POST', '/matches', { game: duel.name, seats: twoSeats('random') });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const { store } = server.services;
    await server.stop();
    server = await testServer({ store, config: { botTables: 1 } });
    const last = await Client.enter(server, 'One more');
    expect(await last.post('/matches', { game: duel.name, seats: twoSeats('random') })).toMatchObject({
      code: 'too-many',
      message: expect.stringContaining('One network'),
    });
  });

  const twoPeople = [{ kind: 'human' }, { kind: 'human' }];

  test('private tables of people only are not counted', async () => {
    server = await testServer({ config: { ...capped.config, publicTables: 1 } });
    const ann = await Client.enter(server, 'Ann');
    const wish = { game: duel.name, seats: twoPeople, visibility: 'private' };
    for (let i = 0; i < 5; i++) expect(await ann.post('/matches', wish)).toMatchObject({ status: 'lobby' });
  });

  test('so many public tables, for a person and for a network, whoever plays there', async () => {
    server = await testServer({ config: { publicTables: 2 } });
    const wish = { game: duel.name, seats: twoPeople, visibility: 'public' };
    const codes: (string | undefined)[] = [];
    const people = await Promise.all(
      ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => Client.enter(server, name)),
    );
    for (const one of people)
      for (let table = 0; table < 3; table++)
        codes.push((await one.post<{ code?: string }>('/matches', wish)).code);
    // Two for each of the first four, which is the network's part.
    expect(codes.map((code) => code ?? 'opened').join(' ')).toBe(
      `${'opened opened too-many '.repeat(4)}too-many too-many too-many`,
    );
    const { matches } = await people[4].get<{ matches: readonly { id: string }[] }>('/matches?limit=100');
    expect(matches).toHaveLength(8);
    expect(await people[4].post('/matches', wish)).toMatchObject({
      message:
        'One network may have 8 public tables at a time; finish or leave one first, or open a private one.',
    });
    await people[3].post(`/matches/${matches[0]?.id}/leave`);
    expect(await people[4].post('/matches', wish)).toMatchObject({ status: 'lobby' });
  });

  test('so many new people, programs and tables of a network in an hour', async () => {
    const time = new TestTime();
    server = await testServer({ time, config: { newPerHour: 3 } });
    const ann = await Client.enter(server, 'Ann');
    const enter = (): Promise<{ code?: string }> => ann.post('/tokens', { name: 'Another' });
    const open = (): Promise<{ code?: string }> =>
      ann.post('/matches', { game: duel.name, seats: twoPeople });
    for (const make of [enter, open]) for (let at = 0; at < (make === enter ? 2 : 3); at++) await make();
    expect(await enter()).toMatchObject({ code: 'too-many' });
    expect(await open()).toMatchObject({ code: 'too-many' });
    await time.advance(1_200_000);
    expect(await enter()).not.toHaveProperty('code');
    expect(await open()).not.toHaveProperty('code');
  });
});

test('bots at tables that nobody looks at think when nothing else waits', async () => {
  server = await testServer();
  const ann = await Client.enter(server, 'Ann');
  const id = await startMatch([ann], { bots: ['random'] });
  const host = server.services.hosts.loaded(id);
  expect(host?.attended).toBe(false);
  const live = await ann.connect();
  await live.subscribe(id, 0);
  expect(host?.attended).toBe(true);
  live.close();
});

describe('networks', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('a name for a network tells nobody without the secret which one it is', () => {
    expect(originOf('192.0.2.7', 'a')).toBe(originOf('::ffff:192.0.2.7', 'a'));
    expect(originOf('192.0.2.7', 'a')).not.toBe(originOf('192.0.2.7', 'b'));
  });
});
