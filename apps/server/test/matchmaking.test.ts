// Looking for people: who is brought together and when, and a server that takes everybody to a table, whoever comes, leaves or restarts.

import type { MatchInfo, SeekInfo } from '@bridgefront/protocol';
import { expect, test } from 'vitest';
import { groupOf, windowAfter } from '../src/matchmaking/groups.ts';
import type { Waiting } from '../src/matchmaking/groups.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Server } from '../src/server.ts';
import { Browser } from './browser.ts';
import { duel } from './duel.ts';
import { Client, serverInTest, TestTime } from './support.ts';

const second = 1000;
const one = (identity: string, figure: number, more: Partial<Waiting> = {}): Waiting => ({
  identity,
  figure,
  wish: { near: true, pace: 'live' },
  since: 0,
  apart: new Set(),
  ...more,
});
const named = (waiting: readonly Waiting[], seats: number, now: number): readonly string[] | null =>
  groupOf(waiting, seats, now)
    ?.map(({ identity }) => identity)
    .toSorted() ?? null;

test('the window grows with the wait of each, and is gone at last', () => {
  const near = { near: true, pace: 'live' } as const;
  expect([0, 9_999, 10_000, 60_000, 120_000].map((waited) => windowAfter(near, waited))).toEqual([
    100,
    100,
    150,
    400,
    null,
  ]);
  expect(windowAfter({ near: false, pace: 'live' }, 0)).toBeNull();
  expect(windowAfter({ near: true, pace: 'mail' }, 60_000)).toBe(100);
  const two = [one('ann', 1500), one('ben', 1700, { since: 15 * second })];
  expect(named(two, 2, 20 * second)).toBeNull();
  // Ben has waited less, and accepts less.
  expect(named(two, 2, 34 * second)).toBeNull();
  expect(named(two, 2, 35 * second)).toEqual(['ann', 'ben']);
  const anyone = { wish: { near: false, pace: 'live' } } as const;
  expect(named([one('ann', 1500), one('ben', 1700, anyone)], 2, 0)).toBeNull();
  expect(named([one('ann', 1500, anyone), one('ben', 2900, anyone)], 2, 0)).toEqual(['ann', 'ben']);
});

test('all of a table fit each other, whoever waits longest comes first, and the nearest go with them', () => {
  const all = [
    one('far', 1900, { since: 0 }),
    one('old', 1500, { since: 1 }),
    one('mid', 1590, { since: 2 }),
    one('top', 1680, { since: 3 }),
    one('low', 1450, { since: 4 }),
  ];
  expect(named(all, 2, 5)).toEqual(['low', 'old']);
  // Mid and low are too far from each other, and so are top and old.
  expect(named(all, 3, 5)).toBeNull();
  expect(named(all, 3, 11 * second)).toEqual(['low', 'mid', 'old']);
  expect(named(all, 4, 5)).toBeNull();
  expect(named([one('ann', 1500), one('ann', 1500)], 2, 5)).toBeNull();
});

test('who is kept apart is not brought together, whichever of the two wants it', () => {
  const apart = new Set(['ben']);
  expect(named([one('ann', 1500, { apart }), one('ben', 1500)], 2, 0)).toBeNull();
  expect(named([one('ben', 1500), one('ann', 1500, { apart })], 2, 0)).toBeNull();
  expect(named([one('ann', 1500, { apart }), one('ben', 1500), one('cleo', 1510)], 2, 0)).toEqual([
    'ann',
    'cleo',
  ]);
});

async function people(server: Server, ...names: readonly string[]): Promise<readonly Browser[]> {
  const found = names.map(() => new Browser(server));
  for (const [at, name] of names.entries()) await found[at].enter(name);
  return found;
}

const live = { game: duel.name, seats: 2, pace: 'live', rated: true };
const mail = { ...live, pace: 'mail' };
const seek = (who: Browser, wish: object = live): Promise<SeekInfo & { code?: string }> =>
  who.ask('POST', '/seeks', wish);
const look = (
  who: Browser,
  { id }: { readonly id: string },
  query = '',
): Promise<SeekInfo & { code?: string }> => who.ask('GET', `/seeks/${id}${query}`);
const hall = (who: Browser): Promise<{ waiting: { people: number }[]; mine: SeekInfo[] }> =>
  who.ask('GET', '/seeks');
let shares = 0;
async function getReady(who: Browser, match: string | null): Promise<void> {
  await who.ask('POST', `/matches/${match}/ready`, { entropy: `share ${shares++}` });
}
/** The page goes on asking while so much time passes. */
async function waitBy(time: TestTime, seconds: number, ...asking: readonly (readonly [Browser, SeekInfo])[]) {
  for (let at = 0; at < seconds; at += 2) {
    await time.advance(2 * second);
    for (const [who, info] of asking) await look(who, info);
  }
}

test('two who look for the same are brought to one rated table, are told at once, and play; nobody else is told who they are', async () => {
  const time = new TestTime();
  const server = await serverInTest({ time });
  const [ann, ben, cleo] = await people(server, 'Ann', 'Ben', 'Cleo');
  const first = await seek(ann);
  expect(first).toMatchObject({ state: 'waiting', people: 1, match: null, within: null, bots: false });
  expect(await hall(cleo)).toEqual({
    waiting: [{ game: duel.name, seats: 2, pace: 'live', rated: true, people: 1 }],
    mine: [],
  });
  expect(await seek(cleo, { ...live, rated: false })).toMatchObject({ state: 'waiting', people: 1 });
  const told = look(ann, first, `?after=${first.number}&wait=20`);
  const second = await seek(ben);
  expect(second).toMatchObject({ state: 'found', names: ['Ann'] });
  expect(await told).toMatchObject({ state: 'found', names: ['Ben'], match: second.match });
  const table = await cleo.ask<MatchInfo>('GET', `/matches/${second.match}`);
  expect(table).toMatchObject({ status: 'lobby', rated: true, visibility: 'public', seating: 'random' });
  expect(table.clock).toEqual({ kind: 'live', seconds: 60, bank: 300 });
  expect(await look(cleo, second)).toMatchObject({ code: 'not-found' });
  for (const who of [ann, ben]) await getReady(who, second.match);
  await time.advance(1000);
  for (const info of [await look(ann, first), await look(ben, second)])
    expect(info).toMatchObject({ state: 'started', match: second.match });
  expect((await cleo.ask<MatchInfo>('GET', `/matches/${second.match}`)).status).toBe('live');
  expect((await hall(ann)).mine).toEqual([]);
});

test('programs are not brought together with people; the wish has to make sense; one look at a time', async () => {
  const server = await serverInTest();
  const robot = await Client.enter(server, 'Robot');
  expect(await robot.post('/seeks', live)).toMatchObject({ code: 'not-yours' });
  const [ann] = await people(server, 'Ann');
  expect(await seek(ann, { ...live, game: 'chess' })).toMatchObject({ code: 'not-found' });
  expect(await seek(ann, { ...live, seats: 9 })).toMatchObject({ code: 'bad-seats' });
  const kept = await seek(ann);
  expect(await seek(ann)).toMatchObject({ code: 'too-many' });
  await ann.ask('DELETE', `/seeks/${kept.id}`);
  expect(await look(ann, kept)).toMatchObject({ code: 'not-found' });
  for (let at = 0; at < 4; at++)
    expect(await seek(ann, { ...mail, seats: 2 })).toMatchObject({ people: at + 1 });
  expect(await seek(ann, mail)).toMatchObject({ code: 'too-many' });
});

test('who closes the page leaves the queue, and is brought to nobody meanwhile; who looks on by mail does not', async () => {
  const time = new TestTime();
  const server = await serverInTest({ time });
  const [ann, ben, cleo] = await people(server, 'Ann', 'Ben', 'Cleo');
  const [gone, letter] = [await seek(ann), await seek(cleo, mail)];
  await time.advance(5 * second);
  // Ann may come back yet, but nobody is sent to a page that is not there.
  expect(await seek(ben)).toMatchObject({ state: 'waiting', people: 2 });
  await time.advance(11 * second);
  expect((await hall(ben)).waiting.map(({ people: count }) => count)).toEqual([1, 1]);
  expect(await look(ann, gone)).toMatchObject({ code: 'not-found' });
  await time.advance(48 * 3600 * second);
  expect((await hall(ben)).waiting).toEqual([{ ...mail, people: 1 }]);
  expect(await look(cleo, letter)).toMatchObject({ state: 'waiting', within: null, bots: true });
});

/** A time that says which waits of a length have been begun and given up. */
class NotedTime extends TestTime {
  readonly begun: number[] = [];
  readonly givenUp: number[] = [];

  override after(milliseconds: number, wake: () => void): () => void {
    this.begun.push(milliseconds);
    const cancel = super.after(milliseconds, wake);
    return () => {
      this.givenUp.push(milliseconds);
      cancel();
    };
  }
}

test('a request that waits keeps the place, and one whose line breaks does not', async () => {
  const time = new NotedTime();
  const server = await serverInTest({ time });
  const [ann] = await people(server, 'Ann');
  const info = await seek(ann);
  const line = new AbortController();
  const waiting = fetch(`${server.url}/api/seeks/${info.id}?after=${info.number}&wait=24`, {
    headers: ann.headers,
    signal: line.signal,
  }).catch(() => null);
  const mine = async (): Promise<number> => (await hall(ann)).mine.length;
  const patience = { timeout: 20_000 };
  await expect.poll(() => time.begun, patience).toContain(24 * second);
  await time.advance(20 * second);
  expect(await mine()).toBe(1);
  line.abort();
  await waiting;
  await expect.poll(() => time.givenUp, patience).toContain(24 * second);
  await time.advance(14 * second);
  expect(await mine()).toBe(1);
  await time.advance(2 * second);
  expect(await mine()).toBe(0);
});

test('who does not come to the table is left behind, and the others go on looking, as long as they have waited', async () => {
  const time = new TestTime();
  const server = await serverInTest({ time });
  const [ann, ben, cleo] = await people(server, 'Ann', 'Ben', 'Cleo');
  const [first, other] = [await seek(ann), await seek(ben)];
  const { match } = other;
  await getReady(ann, match);
  await waitBy(time, 62, [ann, first]);
  expect(await ann.ask('GET', `/matches/${match}`)).toMatchObject({ status: 'cancelled' });
  expect(await look(ann, first)).toMatchObject({
    state: 'waiting',
    again: true,
    match: null,
    since: first.since,
  });
  expect(await look(ben, other)).toMatchObject({ code: 'not-found' });
  const third = await seek(cleo);
  expect(third).toMatchObject({ state: 'found', names: ['Ann'] });
  expect(third.match).not.toBe(match);
  // Whoever leaves the table is left behind at once.
  await cleo.ask('POST', `/matches/${third.match}/leave`);
  await waitBy(time, 2, [ann, first]);
  expect(await look(ann, first)).toMatchObject({ state: 'waiting', again: true });
});

test('after a while bots are offered, and one of about the same strength plays at once', async () => {
  const time = new TestTime();
  const server = await serverInTest({ time });
  const [ann] = await people(server, 'Ann');
  const info = await seek(ann);
  await waitBy(time, 30, [ann, info]);
  expect(await look(ann, info)).toMatchObject({ bots: true, state: 'waiting' });
  const found = await ann.ask<SeekInfo>('POST', `/seeks/${info.id}/bots`);
  expect(found).toMatchObject({ state: 'found', names: ['Random bot'] });
  await getReady(ann, found.match);
  await waitBy(time, 2, [ann, info]);
  const table = await ann.ask<MatchInfo>('GET', `/matches/${found.match}`);
  expect(table).toMatchObject({ status: 'live', rated: true, visibility: 'private' });
});

test('a table that cannot be opened is said to whose it would be, and others play', async () => {
  const time = new TestTime();
  const server = await serverInTest({ time, config: { publicTables: 1 } });
  const [ann, ben, cleo] = await people(server, 'Ann', 'Ben', 'Cleo');
  const open = { game: duel.name, seats: [{ kind: 'human' }, { kind: 'human' }] };
  await ann.ask('POST', '/matches', open);
  const [first, second] = [await seek(ann), await seek(ben)];
  expect(second.state).toBe('waiting');
  expect((await look(ann, first)).problem).toContain('One person may have 1 public table');
  expect(await seek(cleo)).toMatchObject({ state: 'found', names: ['Ben'] });
});

test('a restart loses nobody who looks by mail, nor their table, and tells those who look at once', async () => {
  const [time, store] = [new TestTime(), memoryStore()];
  const before = await serverInTest({ time, store });
  const [ann, ben, cleo, dan] = await people(before, 'Ann', 'Ben', 'Cleo', 'Dan');
  const [atOnce, first] = [await seek(ann), await seek(ann, mail)];
  const waiting = await seek(cleo, { ...mail, rated: false });
  const { match, id } = await seek(ben, mail);
  expect(match).not.toBeNull();
  await before.stop();
  const after = await serverInTest({ time, store });
  for (const who of [ann, ben, cleo, dan]) who.at(after);
  expect(await look(ann, atOnce)).toMatchObject({ code: 'not-found' });
  expect(await look(ann, first)).toMatchObject({ state: 'found', match });
  expect(await seek(dan, { ...mail, rated: false })).toMatchObject({ state: 'found', names: ['Cleo'] });
  expect(await look(cleo, waiting)).toMatchObject({ state: 'found', names: ['Dan'] });
  for (const who of [ann, ben]) await getReady(who, match);
  await time.advance(60 * second);
  expect(await look(ben, { id })).toMatchObject({ state: 'started' });
  expect((await store.seeks()).map(({ identity }) => identity)).toHaveLength(2);
});

test('who is deleted looks no longer', async () => {
  const server = await serverInTest();
  const [ann, ben] = await people(server, 'Ann', 'Ben');
  await seek(ann, mail);
  expect(await ann.ask<object>('GET', '/account')).toMatchObject({ seeks: [{ pace: 'mail', rated: true }] });
  await ann.ask('POST', '/account/delete', { name: 'Ann' });
  expect(await seek(ben, mail)).toMatchObject({ state: 'waiting', people: 1 });
});
