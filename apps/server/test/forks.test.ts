// Forks: a finished match played on from one of its moments against bots.

import type { MatchInfo, WireRefusal } from '@bridgefront/protocol';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { duel } from './duel.ts';
import { Client, startMatch, testServer } from './support.ts';
import type { Store } from '../src/store/store.ts';

let store: Store;
let server: Server;
let ann: Client;
let ben: Client;
let cleo: Client;
let match: string;

beforeEach(async () => {
  store = memoryStore();
  server = await testServer({ store });
  [ann, ben, cleo] = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => Client.enter(server, name)));
  match = await startMatch([ann, ben]);
});
afterEach(() => server.stop());

async function playToEnd(people: readonly Client[], id: string): Promise<void> {
  const lives = await Promise.all(people.map((person) => person.connect()));
  await Promise.all(
    lives.map(async (live, seat) => {
      await live.subscribe(id, seat);
      await live.playOut(id, seat);
      live.close();
    }),
  );
}

const fork = (who: Client, at: number, seat = 0, bot = 'greedy') =>
  who.post<MatchInfo & Partial<WireRefusal>>(`/matches/${match}/fork`, { at, seat, bot });

interface Seen {
  readonly view: { readonly table: object };
}

// What a seat of the finished match saw behind so many choices.
async function sawThen(seat: number, at: number): Promise<object> {
  const { views } = await ann.get<{ views: readonly Seen['view'][] }>(
    `/matches/${match}/replay?seat=${seat}&at=${at}`,
  );
  return views[0].table;
}

async function seesNow(who: Client, id: string, seat: number): Promise<object> {
  return (await who.get<{ document: Seen }>(`/matches/${id}/view?seat=${seat}`)).document.view.table;
}

test('whoever watches takes a seat, bots take the others, and everything stands as it stood', async () => {
  await playToEnd([ann, ben], match);
  const fresh = await fork(cleo, 4, 1);
  expect(fresh).toMatchObject({ status: 'live', visibility: 'private', fork: { match, at: 4 } });
  expect(fresh.seats.map(({ name, bot, mine }) => [name, bot, mine])).toEqual([
    ['Greedy bot', 'greedy', false],
    ['Cleo', null, true],
  ]);
  expect(await seesNow(cleo, fresh.id, 1)).toEqual(await sawThen(1, 4));
});

test('in the middle of a plan it begins before the plan: nobody is bound by what others wished', async () => {
  await playToEnd([ann, ben], match);
  expect((await fork(cleo, 7)).fork).toEqual({ match, at: 4 });
  const fresh = await fork(cleo, 4);
  expect(await seesNow(cleo, fresh.id, 0)).toEqual(await sawThen(0, 4));
});

test('it is played to its end with the chance of then, and its record promises nothing', async () => {
  await playToEnd([ann, ben], match);
  const fresh = await fork(ann, 4, 0);
  const live = await ann.connect();
  await live.subscribe(fresh.id, 0);
  await live.playOut(fresh.id, 0, (choices) => choices[choices.length - 1]);
  live.close();
  const [before, after] = await Promise.all(
    [match, fresh.id].map((id) => ann.get<MatchRecord>(`/matches/${id}/record`)),
  );
  expect(after.seed).toBe(before.seed);
  expect(after.choices.slice(0, 4)).toEqual(before.choices.slice(0, 4));
  expect(after.choices).not.toEqual(before.choices);
  expect(after.fairness).toBeUndefined();
  expect((await fork(ben, 8)).fork).toEqual({ match, at: 8 });
});

test('after a restart it stands where it stood', async () => {
  await playToEnd([ann, ben], match);
  const { id } = await fork(cleo, 4, 1);
  const before = await seesNow(cleo, id, 1);
  await server.stop();
  server = await testServer({ store });
  expect(await seesNow(cleo.at(server), id, 1)).toEqual(before);
});

test('of a match that runs nothing can be played on: its hands are secret', async () => {
  expect(await fork(cleo, 0)).toMatchObject({ code: 'not-finished' });
  expect((await cleo.get<{ matches: readonly MatchInfo[] }>('/matches?show=mine')).matches).toEqual([]);
});

test.each([
  ['the end', { at: 99 }, 'match-over'],
  ['a seat that is not there', { seat: 2 }, 'not-found'],
  ['an unknown bot', { bot: 'hal' }, 'not-found'],
])('%s is refused, and nothing is left behind', async (_name, wish, code) => {
  await playToEnd([ann, ben], match);
  const body = { at: 0, seat: 0, bot: 'greedy', ...wish };
  expect(await cleo.post(`/matches/${match}/fork`, body)).toMatchObject({ code });
  expect((await cleo.get<{ matches: readonly MatchInfo[] }>('/matches?show=mine')).matches).toEqual([]);
});

test('a fork counts as a table with bots', async () => {
  await playToEnd([ann, ben], match);
  await server.stop();
  server = await testServer({ store, config: { botTables: 1 } });
  const once = cleo.at(server);
  expect(await fork(once, 0)).toMatchObject({ status: 'live' });
  expect(await fork(once, 0)).toMatchObject({ code: 'too-many' });
});

test('under other rules a match cannot be played on', async () => {
  await playToEnd([ann, ben], match);
  await server.stop();
  server = await testServer({ store, games: [{ ...duel, version: 'other' } as AnyGame] });
  expect(await fork(cleo.at(server), 0)).toMatchObject({ code: 'rules-changed' });
});
