// Servers that play together: any of them serves any match, whoever holds it.

import type { MatchInfo, OwnEvent, TournamentInfo } from '@bridgefront/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { member, memoryGround } from './cluster.ts';
import type { Ground, TestMember } from './cluster.ts';
import { duel } from './duel.ts';
import { Client, startMatch } from './support.ts';
import { comeTo, giveUp } from './tournament-play.ts';

let ground: Ground;
let servers: TestMember[] = [];
let [one, other]: TestMember[] = [];
let [ann, ben]: Client[] = [];

beforeEach(async () => {
  ground = memoryGround();
  one = await member(ground);
  other = await member(ground);
  servers = [one, other];
  ann = await Client.enter(one, 'Ann');
  ben = await Client.enter(other, 'Ben');
});

afterEach(async () => {
  for (const server of servers) await server.stop();
});

test('two at different servers play one match to the end, over sockets', async () => {
  const match = await startMatch([ann, ben]);
  const [first, second] = [await ann.connect(), await ben.connect()];
  await first.subscribe(match, 0);
  await second.subscribe(match, 1);
  await Promise.all([first.playOut(match, 0), second.playOut(match, 1)]);
  for (const who of [ann, ben]) expect((await who.get(`/matches/${match}`)).status).toBe('finished');
  // One of them plays it, and that one alone.
  expect(servers.filter(({ services }) => services.hosts.loaded(match) !== undefined)).toHaveLength(1);
});

test('what waits for somebody, and who is asked, is told wherever they listen', async () => {
  const heard = await ben.connect();
  await heard.send({ type: 'listen' });
  const match = await startMatch([ann, ben]);
  const told = (type: string) => () =>
    heard.received.some(
      (message) =>
        message.type === 'event' &&
        message.event.type === type &&
        'match' in message.event &&
        message.event.match === match,
    );
  await heard.until(told('turn'), 'a turn');
  await ann.at(other).post(`/matches/${match}/vote`);
  await ben.at(one).post(`/matches/${match}/vote`);
  await heard.until(told('ended'), 'the end');
  heard.close();
});

// One match at each server, played by the same two.
async function oneEach(): Promise<readonly [string, string]> {
  const [here, there] = [
    await startMatch([ann.at(one), ben]),
    await startMatch([ann.at(other), ben]),
  ] as const;
  for (const [server, match] of [
    [one, here],
    [other, there],
  ] as const)
    expect(server.services.hosts.loaded(match)).toBeDefined();
  return [here, there];
}

test('one connection follows and plays what both hold, once it says who it is, and is told each change once', async () => {
  const matches = await oneEach();
  const [first, second, onlooker] = [await ann.connect(), await ann.connect(), await ben.connect()];
  const tried = (): Promise<string[]> =>
    Promise.all(
      matches.map(async (match) => (await second.send({ type: 'subscribe', match, seat: 1 })).type),
    );
  expect(await tried()).toEqual(['refused', 'refused']);
  await second.send({ type: 'hello', token: ben.token });
  expect(await tried()).toEqual(['accepted', 'accepted']);
  for (const match of matches) {
    await first.subscribe(match, 0);
    await onlooker.subscribe(match, null);
    const others = [second, onlooker];
    const before = others.map(({ frames }) => frames.length);
    await first.choose(match, 0, first.asked(match, 0)?.mine?.choices[0] ?? '');
    await Promise.all(others.map((live) => live.send({ type: 'ping' })));
    // The answer to the ping alone: who plans is told of it, and nobody else.
    expect(first.asked(match, 0)?.seats[0].sealed).toBe(false);
    expect(others.map(({ frames }, index) => frames.length - before[index])).toEqual([1, 1]);
  }
  await Promise.all(matches.flatMap((match) => [first.playOut(match, 0), second.playOut(match, 1)]));
  for (const match of matches) {
    expect((await ben.get(`/matches/${match}`)).status).toBe('finished');
    expect(first.mirror(match, 0)?.document.view).not.toEqual(first.mirror(match, 1)?.document.view);
  }
  for (const live of [first, second, onlooker]) live.close();
  for (const { services } of servers) {
    await expect.poll(() => services.connections).toBe(0);
    for (const match of matches)
      await expect.poll(() => services.hosts.loaded(match)?.readers() ?? []).toEqual([]);
  }
});

test('who asks what is open is told of the matches of both', async () => {
  const matches = await oneEach();
  for (const server of servers) {
    const { events } = await ben.at(server).get<{ events: OwnEvent[] }>('/events?wait=1');
    const open = events.flatMap((event) =>
      event.type === 'now' ? event.turns.map(({ match }) => match) : [],
    );
    expect(open.toSorted()).toEqual(matches.toSorted());
  }
});

test('caps hold over all servers', async () => {
  const ground = memoryGround();
  const config = { botTables: 2 };
  const both = [await member(ground, { config }), await member(ground, { config })];
  servers.push(...both);
  const person = await Client.enter(both[0], 'Cap');
  const wish = { game: duel.name, seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }] };
  const opened = async (table: number): Promise<number> =>
    (await person.at(both[table % 2]).call('POST', '/matches', wish)).status;
  const statuses: number[] = [];
  for (let table = 0; table < 4; table++) statuses.push(await opened(table));
  expect(statuses).toEqual([200, 200, 429, 429]);
  const { matches } = await person.get<{ matches: MatchInfo[] }>('/matches?show=mine');
  await person.at(both[1]).post(`/matches/${matches[0].id}/leave`);
  await expect.poll(() => opened(0)).toBe(200);
});

test('who runs the cluster reaches the matches of all from any server', async () => {
  const matches = await oneEach();
  const admin = async (...given: string[]): Promise<string> =>
    (await other.carryOut({ by: 'operator', given })).text;
  expect(await admin('rename', ann.identity, 'Anna')).toBe('Is called Anna now.');
  for (const match of matches) expect((await ben.get(`/matches/${match}`)).seats[0].name).toBe('Anna');
  await admin('mute', ben.identity, '1');
  for (const match of matches)
    await expect
      .poll(async () => (await ben.call('POST', `/matches/${match}/chat`, { text: 'x' })).status)
      .toBe(403);
  for (const match of matches) expect(await admin('end', match)).toBe('The match is ended.');
  expect(await admin('forget', ben.identity)).toMatch(/^Forgotten, at \d+ tables too\./);
  for (const match of matches) expect((await ann.get(`/matches/${match}`)).seats[1].name).toBe('Somebody');
});

test('a token that is revoked closes what it had opened at any server', async () => {
  const lines = [await ann.connect(), await ann.at(other).connect()];
  const closed = lines.map(({ socket }) => new Promise((resolve) => void socket.once('close', resolve)));
  await ann.at(other).call('DELETE', '/tokens');
  await Promise.all(closed);
});

test('how many may come new is counted over all servers', async () => {
  const strict = memoryGround();
  const config = { newPerHour: 3 };
  const both = [await member(strict, { config }), await member(strict, { config })];
  servers.push(...both);
  const enter = async (server: TestMember): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Somebody' });
    return (await fetch(`${server.url}/api/tokens`, { method: 'POST', headers, body })).status;
  };
  const answers: number[] = [];
  for (let round = 0; round < 4; round++) answers.push(await enter(both[round % 2]));
  expect(answers.map((status) => status < 300)).toEqual([true, true, true, false]);
});

test('a server with another secret is not let in, and nobody is signed out by it', async () => {
  await expect(
    member(ground, { config: { secret: 'another secret that is long enough too' } }),
  ).rejects.toThrow(/SECRET is another one here/);
  expect((await ann.get<{ name: string }>('/session')).name).toBe('Ann');
});

test(
  'what a server held that is gone is played on by another, and nobody was on the clock meanwhile',
  { timeout: 60_000 },
  async () => {
    const match = await startMatch([ann, ben], { clock: { kind: 'live', seconds: 600, bank: 0 } });
    const holder = servers.find(({ services }) => services.hosts.loaded(match) !== undefined) ?? one;
    const [left] = servers.filter((server) => server !== holder);
    const [first, second] = [await ann.at(left).connect(), await ben.at(left).connect()];
    const closed = new Promise((resolve) => void first.socket.once('close', resolve));
    await first.subscribe(match, 0);
    await second.subscribe(match, 1);
    const [choice] = first.asked(match, 0)?.mine?.choices ?? [];
    expect((await first.choose(match, 0, choice)).type).toBe('accepted');
    const before = await left.services.store.events(match, 0);
    holder.lifeline.isCut = true;
    await closed;
    await expect.poll(() => left.services.hosts.loaded(match) !== undefined, { timeout: 30_000 }).toBe(true);
    const [again, others] = [await ann.at(left).connect(), await ben.at(left).connect()];
    await again.subscribe(match, 0);
    await others.subscribe(match, 1);
    expect((await left.services.store.events(match, 0)).slice(0, before.length)).toEqual(before);
    const [outage] = await left.services.store.matchOutages(match);
    expect(outage.to - outage.from).toBeGreaterThan(2000);
    await Promise.all([again.playOut(match, 0), others.playOut(match, 1)]);
    expect((await ann.at(left).get(`/matches/${match}`)).status).toBe('finished');
    // It comes back, and has nothing of what was taken.
    holder.lifeline.isCut = false;
    await expect.poll(() => holder.services.hosts.loaded(match), { timeout: 30_000 }).toBeUndefined();
    expect((await ann.at(holder).get(`/matches/${match}`)).status).toBe('finished');
  },
);

test('a server that stops hands its matches over, with the chair', async () => {
  const matches = await Promise.all(Array.from({ length: 6 }, () => startMatch([ann, ben])));
  expect([one.hasChair, other.hasChair]).toEqual([true, false]);
  const figure = async ({ url }: TestMember, name: string): Promise<number> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  };
  const held = await Promise.all(servers.map((server) => figure(server, 'bridgefront_held_matches')));
  expect(held[0] + held[1]).toBe(6);
  expect(await figure(one, 'bridgefront_chair')).toBe(1);
  const reader = await ann.at(one).connect();
  const closed = new Promise<number>((resolve) => void reader.socket.once('close', resolve));
  for (const match of matches) await reader.subscribe(match, 0);
  servers = [other];
  await one.stop();
  await closed;
  await expect.poll(() => other.hasChair).toBe(true);
  await expect
    .poll(() => matches.every((match) => other.services.hosts.loaded(match) !== undefined))
    .toBe(true);
  for (const match of matches) expect(await other.services.store.matchOutages(match)).toEqual([]);
  const [first, second] = [await ann.at(other).connect(), await ben.at(other).connect()];
  await first.subscribe(matches[0], 0);
  await second.subscribe(matches[0], 1);
  await Promise.all([first.playOut(matches[0], 0), second.playOut(matches[0], 1)]);
});

test('a server that stores nothing any more because another has the match lets it go, though nobody tells it', async () => {
  const match = await startMatch([ann.at(one), ben]);
  const store = await ground.store();
  for (const token of [1, 2, 3]) {
    const holder = await store.holderOf(match);
    if (holder !== null) await store.giveBack(holder, [{ match, token }]);
  }
  await store.enter({ name: 'thief', company: 'together', lasts: 60_000 }, Date.now());
  expect(await store.take('thief', [match], Date.now())).toHaveLength(1);
  const holds = (): boolean => one.services.hosts.loaded(match) !== undefined;
  expect(holds()).toBe(true);
  const reader = await ann.at(one).connect();
  const closed = new Promise((resolve) => void reader.socket.once('close', resolve));
  await reader.subscribe(match, 0);
  const [choice] = reader.asked(match, 0)?.mine?.choices ?? [];
  void reader.choose(match, 0, choice).catch(() => undefined);
  await expect.poll(holds).toBe(false);
  await closed;
});

test('who asks at once what waits is told of a match that nobody plays any more: whoever looks for it plays it', async () => {
  const match = await startMatch([ann.at(one), ben]);
  servers = [other];
  await one.stop();
  const { events } = await ann.at(other).get<{ readonly events: readonly OwnEvent[] }>('/events?wait=0');
  expect(events[0]).toMatchObject({ type: 'now', turns: [{ match, seat: 0 }] });
  expect(other.services.hosts.loaded(match)).toBeDefined();
});

test('a tournament is one for all servers, and its tables are played by any', async () => {
  const wish = {
    name: 'Cup',
    game: duel.name,
    seats: 2,
    pace: 'live',
    format: 'round-robin',
    programs: true,
  };
  const { id } = await ann.post<TournamentInfo>('/tournaments', wish);
  for (const who of [ann, ben]) await who.post(`/tournaments/${id}/join`);
  const { pairings } = await ann.at(other).post<TournamentInfo>(`/tournaments/${id}/start`);
  const match = pairings[0].match ?? '';
  await comeTo(match, [ann, ben]);
  await giveUp(match, [ben, ann]);
  // Of what ends elsewhere the chair hears when it looks, every five seconds.
  const patience = { timeout: 30_000 };
  await expect
    .poll(async () => (await ben.get<TournamentInfo>(`/tournaments/${id}`)).status, patience)
    .toBe('over');
  const { divisions, people } = await ann.at(other).get<TournamentInfo>(`/tournaments/${id}`);
  expect(people.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  expect(divisions[0].standings.map(({ number, points }) => [number, points])).toEqual([
    [2, 1],
    [1, 0],
  ]);
});

test('a server that only has sockets plays nothing, and people at it miss nothing', async () => {
  const web = await member(ground, { config: { role: 'web' } });
  servers.push(web);
  const [cat, dan] = [await Client.enter(web, 'Cat'), await Client.enter(web, 'Dan')];
  const matches = [await startMatch([cat, dan]), await startMatch([cat, ben])];
  for (const match of matches) {
    const [first, second] = [await cat.connect(), await (match === matches[0] ? dan : ben).at(web).connect()];
    await first.subscribe(match, 0);
    await second.subscribe(match, 1);
    await Promise.all([first.playOut(match, 0), second.playOut(match, 1)]);
    first.close();
    second.close();
  }
  // Nobody has the lease of one that is over, once it was given back.
  const store = await ground.store();
  for (const token of [1, 2, 3, 4, 5]) {
    const holder = await store.holderOf(matches[0]);
    if (holder !== null) await store.giveBack(holder, [{ match: matches[0], token }]);
  }
  for (const match of matches) {
    expect((await cat.get(`/matches/${match}`)).status).toBe('finished');
    expect(web.services.hosts.loaded(match)).toBeUndefined();
  }
  expect(web.hasChair).toBe(false);
  const figures = await (await fetch(`${web.url}/metrics`)).text();
  expect(figures).toMatch(/^bridgefront_held_matches 0$/m);
});
