// The contract that every storage keeps.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store, StoredMatch } from '../src/store/store.ts';
import { peopleContract } from './store-people-contract.ts';
import { behind, event, someMatch } from './stored.ts';

/** Runs it. `open`: opens the same storage each time; `keeps`: what was closed is found again. */
export function storeContract(name: string, open: () => Promise<Store>, keeps: boolean): void {
  describe(name, () => contract(open, keeps));
  describe(`${name}, people`, () => peopleContract(open));
}

function contract(open: () => Promise<Store>, keeps: boolean): void {
  let store: Store;
  beforeEach(async () => void (store = await open()));
  afterEach(() => store.close());

  test('drops a match with all that belongs to it, and keeps the log of acts', async () => {
    const match = someMatch();
    await store.addMatch(match);
    await store.append([behind(match.id, 0, 3)]);
    await store.saveSnapshot({ match: match.id, number: 3, body: 'b', wakeAt: null });
    await store.addChat(match.id, { seat: 0, name: 'Ann', text: 'Hello', at: 1 });
    await store.dropRecording(match.id);
    expect(await store.recording(match.id)).toBeNull();
    await store.dropMatch(match.id);
    expect(await store.match(match.id)).toBeNull();
    expect(await store.events(match.id, 0)).toEqual([]);
    const entry = { at: 1, by: 'root', act: 'end', target: 'x', note: '' };
    await store.addAudit(entry);
    await store.addAudit({ ...entry, at: 2 });
    expect(await store.audit(1)).toEqual([{ ...entry, at: 2 }]);
  });

  test('changes a match only from the version that was read', async () => {
    const match = someMatch();
    await store.addMatch(match);
    expect(await store.saveMatch({ ...match, version: 2, status: 'finished' })).toBe(true);
    expect(await store.saveMatch({ ...match, version: 2, status: 'ended' })).toBe(false);
    expect(await store.match(match.id)).toEqual({ ...match, version: 2, status: 'finished' });
    expect(await store.match('nothing')).toBeNull();
  });

  test('lists newest first, by status, visibility and people', async () => {
    const seat = (identity: string) => ({ identity }) as unknown as StoredMatch['seats'][number];
    const open = someMatch({ status: 'lobby', createdAt: 1 });
    const hidden = someMatch({ status: 'lobby', createdAt: 2, visibility: 'private', seats: [seat('ben')] });
    const later = someMatch({ status: 'lobby', createdAt: 3, owner: 'cleo' });
    for (const match of [open, hidden, later]) await store.addMatch(match);
    const ids = async (query: object) =>
      (await store.matches({ statuses: ['lobby'], limit: 10, ...query })).map((match) => match.id);
    expect(await ids({ listed: true })).toEqual([later.id, open.id]);
    expect(await ids({ listed: true, limit: 1 })).toEqual([later.id]);
    expect(await ids({ before: 3 })).toEqual([hidden.id, open.id]);
    expect(await ids({ identity: 'ben' })).toEqual([hidden.id]);
    expect(await ids({ identity: 'ann' })).toEqual([hidden.id, open.id]);
    expect(await ids({ statuses: ['live'] })).toEqual([]);
    expect(await store.liveMatches()).toEqual([]);
  });

  test('a list read page by page has each match once, of those too that were made in the same millisecond', async () => {
    const made = [1, 1, 1, 2, 2, 2, 2, 3].map((createdAt) => someMatch({ createdAt }));
    for (const match of made) await store.addMatch(match);
    const read: StoredMatch[] = [];
    for (let page = 0; page < made.length; page++) {
      const last = read.at(-1);
      const behind = last && { before: last.createdAt, beforeId: last.id };
      read.push(...(await store.matches({ statuses: ['live'], limit: 3, ...behind })));
    }
    expect(read.map(({ createdAt }) => createdAt)).toEqual([3, 2, 2, 2, 2, 1, 1, 1]);
    expect(new Set(read.map(({ id }) => id)).size).toBe(made.length);
  });

  test('appends events in order, without gaps, each number once', async () => {
    const [a, b] = [someMatch(), someMatch()];
    await store.addMatch(a);
    await store.addMatch(b);
    expect(await store.append([behind(a.id, 0, 3), behind(b.id, 0)])).toEqual([
      { status: 'stored' },
      { status: 'stored' },
    ]);
    const refused = await store.append([behind(a.id, 1), behind(b.id, 1), behind(a.id, 7)]);
    expect(refused.map(({ status }) => status)).toEqual(['conflict', 'stored', 'conflict']);
    expect(await store.events(a.id, 0)).toEqual([event(1), event(2), event(3)]);
    expect(await store.events(a.id, 2)).toEqual([event(3)]);
    expect(await store.events(b.id, 0)).toHaveLength(2);
  });

  test('refuses events of a match that is not there, and keeps the others of the transaction', async () => {
    const match = someMatch();
    await store.addMatch(match);
    const results = await store.append([behind('nothing', 0), behind(match.id, 0)]);
    expect(results[0].status).not.toBe('stored');
    expect(results[1].status).toBe('stored');
  });

  test('of many writers behind the same number one is stored', async () => {
    const match = someMatch();
    await store.addMatch(match);
    const results = await Promise.all(Array.from({ length: 8 }, () => store.append([behind(match.id, 0)])));
    expect(results.flat().filter(({ status }) => status === 'stored')).toHaveLength(1);
    expect(await store.events(match.id, 0)).toHaveLength(1);
  });

  test('writes thousands of events in one transaction', async () => {
    const matches = Array.from({ length: 300 }, () => someMatch());
    for (const match of matches) await store.addMatch(match);
    const results = await store.append(matches.map(({ id }) => behind(id, 0, 10)));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['stored']));
    expect(await store.events(matches[299].id, 0)).toHaveLength(10);
  });

  test('keeps the last snapshot, and knows what falls due', async () => {
    const match = someMatch();
    await store.addMatch(match);
    expect(await store.snapshot(match.id)).toBeNull();
    await store.saveSnapshot({ match: match.id, number: 1, body: '{}', wakeAt: 50 });
    expect(await store.due(49)).toEqual([]);
    expect(await store.due(50)).toEqual([match.id]);
    const last = { match: match.id, number: 9, body: '[]', wakeAt: null };
    await store.saveSnapshot(last);
    expect(await store.snapshot(match.id)).toEqual(last);
    expect(await store.due(1e15)).toEqual([]);
  });

  test('numbers chat, keeps heartbeats and outages', async () => {
    const match = someMatch();
    await store.addMatch(match);
    const line = { seat: null, name: 'Ann', text: 'hello', at: 7 };
    expect(await store.addChat(match.id, line)).toEqual({ ...line, number: 1 });
    expect(await store.addChat(match.id, { ...line, seat: 1 })).toMatchObject({ number: 2, seat: 1 });
    expect((await store.chat(match.id, 1)).map(({ number }) => number)).toEqual([2]);
    for (const side of [0, 1, 0]) await store.addChat(match.id, { ...line, side }, `ann ${side}`);
    expect(await store.chat(match.id, 9, 0)).toEqual([{ ...line, side: 0, number: 1 }]);
    expect(await store.chat(match.id, 9)).toHaveLength(2);
    await store.renameInChat(match.id, 'Ann', null);
    for (const side of [undefined, 0, 1]) expect(await store.chat(match.id, 9, side)).toEqual([]);
    expect(await store.lastBeat()).toBeNull();
    await store.beat(1);
    await store.beat(2);
    expect(await store.lastBeat()).toBe(2);
    await store.addOutage({ from: 1, to: 2 });
    expect(await store.outages()).toEqual([{ from: 1, to: 2 }]);
    await store.check();
  });

  test('keeps rules under their fingerprints, as they came first', async () => {
    expect([await store.keptRules(), await store.rules('g@1')]).toEqual([[], null]);
    await store.saveRules('g@1', 'first');
    await store.saveRules('g@1', 'other');
    await store.saveRules('g@2', 'second');
    expect((await store.keptRules()).toSorted()).toEqual(['g@1', 'g@2']);
    await store.dropRules('g@2');
    expect([await store.rules('g@1'), await store.rules('g@2')]).toEqual(['first', null]);
  });

  test.runIf(keeps)('finds everything again after it was closed', async () => {
    const match = someMatch();
    await store.addMatch(match);
    await store.append([behind(match.id, 0, 2)]);
    await store.close();
    store = await open();
    expect(await store.match(match.id)).toEqual(match);
    expect(await store.events(match.id, 0)).toEqual([event(1), event(2)]);
  });
}
