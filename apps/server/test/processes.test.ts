// Tables in two processes behind one door: what holds for all tables, wherever each is played.

import type { MatchInfo, OwnEvent } from '@bridgefront/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeOf } from '../src/processes/routing.ts';
import type { Server } from '../src/server.ts';
import { duel } from './duel.ts';
import { Client, startMatch, testServer } from './support.ts';
import type { Live } from './support.ts';

let server: Server;
let [ann, ben]: Client[] = [];

beforeEach(async () => {
  server = await testServer({ config: { processes: 2, botTables: 2 } });
  ann = await Client.enter(server, 'Ann');
  ben = await Client.enter(server, 'Ben');
});

afterEach(() => server.stop());

const place = (match: string): number => placeOf(match, 2);

// One running match at each place.
async function oneEach(): Promise<readonly [string, string]> {
  const found = new Map<number, string>();
  while (found.size < 2) {
    const id = await startMatch([ann, ben]);
    found.set(place(id), id);
  }
  return [found.get(0) ?? '', found.get(1) ?? ''];
}

const admin = async (...given: string[]): Promise<string> =>
  (await server.carryOut({ by: 'operator', given })).text;

test('new tables are spread, and a rematch is played where the match was', async () => {
  const [here, there] = await oneEach();
  for (const match of [here, there]) {
    for (const who of [ann, ben]) await who.post(`/matches/${match}/vote`);
    const again = await ann.post(`/matches/${match}/rematch`);
    expect(place(again.id)).toBe(place(match));
    expect((await ben.post(`/matches/${match}/rematch`)).id).toBe(again.id);
  }
});

test('one connection follows and plays tables of both, to the end', async () => {
  const matches = await oneEach();
  const [first, second] = [await ann.connect(), await ben.connect()];
  for (const match of matches) {
    await first.subscribe(match, 0);
    await second.subscribe(match, 1);
  }
  const playing = matches.flatMap((match) => [first.playOut(match, 0), second.playOut(match, 1)]);
  await Promise.all(playing);
  for (const match of matches) {
    expect((await ann.get(`/matches/${match}`)).status).toBe('finished');
    expect(first.mirror(match, 0)?.document.view).not.toEqual(first.mirror(match, 1)?.document.view);
  }
  first.close();
  second.close();
  await expect.poll(() => server.services.connections).toBe(0);
  for (const match of matches)
    await expect.poll(() => server.services.hosts.loaded(match)?.readers() ?? []).toEqual([]);
});

test('a connection that says who it is may act at tables of both', async () => {
  const matches = await oneEach();
  const stranger = await ann.connect();
  const refusals = async (live: Live): Promise<unknown[]> =>
    Promise.all(matches.map(async (match) => (await live.send({ type: 'subscribe', match, seat: 1 })).type));
  expect(await refusals(stranger)).toEqual(['refused', 'refused']);
  await stranger.send({ type: 'hello', token: ben.token });
  expect(await refusals(stranger)).toEqual(['accepted', 'accepted']);
  stranger.close();
});

test('who plans is told of it alone, also on a connection by way of the door', async () => {
  const [match] = await oneEach();
  const readers = [await ann.connect(), await ben.connect(), await ben.connect()];
  const [first, ...others] = readers;
  await first.subscribe(match, 0);
  await others[0].subscribe(match, 1);
  await others[1].subscribe(match, null);
  const before = others.map(({ frames }) => frames.length);
  const [choice] = first.asked(match, 0)?.mine?.choices ?? [];
  await first.choose(match, 0, choice);
  await Promise.all(others.map((live) => live.send({ type: 'ping' })));
  const sealed = first.asked(match, 0)?.seats[0].sealed === true;
  if (!sealed) expect(others.map(({ frames }, index) => frames.length - before[index])).toEqual([1, 1]);
  for (const live of readers) live.close();
});

test('events of all tables come to whoever listens, wherever the connection is', async () => {
  const live = await ben.connect();
  await live.send({ type: 'listen' });
  const matches = await oneEach();
  const turns = (): string[] =>
    live.received.flatMap((message) =>
      message.type === 'event' && message.event.type === 'turn' ? [message.event.match] : [],
    );
  await live.until(() => matches.every((match) => turns().includes(match)), 'turns of both');
  const { events } = await ben.get<{ events: OwnEvent[] }>('/events?wait=1');
  const [now] = events;
  const open = now.type === 'now' ? now.turns.map(({ match }) => match) : [];
  expect(open).toEqual(expect.arrayContaining([...matches]));
  live.close();
});

test('caps hold over all processes', async () => {
  const wish = { game: duel.name, seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }] };
  const statuses: number[] = [];
  for (let table = 0; table < 4; table++) statuses.push((await ann.call('POST', '/matches', wish)).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  const [first] = await ann
    .get<{ matches: MatchInfo[] }>('/matches?show=mine')
    .then(({ matches }) => matches);
  await ann.post(`/matches/${first.id}/leave`);
  expect((await ann.call('POST', '/matches', wish)).status).toBe(200);
});

test('a token that is revoked closes what it had opened in either process', async () => {
  const matches = await oneEach();
  const live = await ann.connect();
  for (const match of matches) await live.subscribe(match, 0);
  const closed = new Promise((resolve) => void live.socket.once('close', resolve));
  await ann.call('DELETE', '/tokens');
  expect(await closed).toBe(1008);
});

test('who runs the server reaches tables of both', async () => {
  const matches = await oneEach();
  expect(await admin('rename', ann.identity, 'Anna')).toBe('Is called Anna now.');
  for (const match of matches) expect((await ben.get(`/matches/${match}`)).seats[0].name).toBe('Anna');
  await admin('mute', ben.identity, '1');
  for (const match of matches)
    expect((await ben.call('POST', `/matches/${match}/chat`, { text: 'x' })).status).toBe(403);
  expect(await admin('end', matches[1])).toBe('The match is ended.');
  expect(await admin('forget', ben.identity)).toMatch(/^Forgotten, at \d+ tables too\./);
  expect((await ann.get(`/matches/${matches[0]}`)).seats[1].name).toBe('Somebody');
});

test('figures are those of all processes together', async () => {
  const matches = await oneEach();
  const live = await ann.connect();
  for (const match of matches) {
    await live.subscribe(match, 0);
    await live.choose(match, 0, live.asked(match, 0)?.mine?.choices[0] ?? '');
  }
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
  expect(figure('bridgefront_connections')).toBe(1);
  expect(figure('bridgefront_matches_in_memory')).toBe(server.services.hosts.size);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  live.close();
});
