// Servers that play together: any of them serves any match, whoever holds it.

import type { TournamentInfo } from '@bridgefront/protocol';
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
