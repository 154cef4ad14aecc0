// The contract that every storage keeps.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId, tokenHash } from '../src/ids.ts';
import { memoryStore } from '../src/store/memory.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { threadStore } from '../src/store/thread.ts';
import type { Append, MatchEvent, Store, StoredMatch, StoredToken } from '../src/store/store.ts';
import { Writer } from '../src/store/writer.ts';

function someMatch(more: Partial<StoredMatch> = {}): StoredMatch {
  return {
    id: newId(),
    version: 1,
    game: 'g',
    rules: 'g@1',
    options: {},
    clock: { kind: 'none' },
    visibility: 'public',
    status: 'live',
    owner: 'ann',
    seats: [],
    secret: 's',
    commitment: 'c',
    seed: null,
    votes: [],
    outcome: null,
    continuedUnder: null,
    rematch: null,
    createdAt: 1,
    startedAt: null,
    finishedAt: null,
    ...more,
  };
}

function event(number: number, choice = `choice:${number}`): MatchEvent {
  return {
    number,
    kind: 'choose',
    seat: 0,
    choice,
    by: 'seat',
    at: 1_800_000_000_000 + number,
    message: `m${number}`,
  };
}

function behind(match: string, after: number, count = 1): Append {
  return { match, after, events: Array.from({ length: count }, (_, i) => event(after + 1 + i)) };
}

function tokenOf(identity: string, at: number, more: Partial<StoredToken> = {}): StoredToken {
  return { hash: 'hash', identity, device: null, createdAt: at, usedAt: at, ...more };
}

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'bridgefront-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const kinds: readonly (readonly [string, () => Promise<Store>, boolean])[] = [
  ['memory', async () => memoryStore(), false],
  ['sqlite', () => sqliteStore(join(folder, 'store.db')), true],
  ['sqlite in a thread', () => threadStore(join(folder, 'store.db')), true],
];

describe.each(kinds)('%s', (_name, open, keeps) => {
  let store: Store;
  beforeEach(async () => void (store = await open()));
  afterEach(() => store.close());

  test('keeps identities and tokens', async () => {
    const ann = { id: 'ann', kind: 'guest', name: 'Ann', createdAt: 5 } as const;
    await store.addIdentity(ann);
    expect(await store.identity('ann')).toEqual(ann);
    expect(await store.identity('ben')).toBeNull();
    await store.rename('ann', 'Anna');
    await store.underSecret('print');
    await store.addToken(tokenOf('ann', 6));
    expect((await store.token('hash'))?.identity).toEqual({ ...ann, name: 'Anna' });
    await store.dropToken('hash');
    expect(await store.token('hash')).toBeNull();
  });

  test('keeps which browser a token is of and when it was used, the latest first, and drops those of long ago', async () => {
    await store.addIdentity({ id: 'ann', kind: 'guest', name: 'Ann', createdAt: 5 });
    const [phone, desk] = [
      tokenOf('ann', 6, { hash: 'p', device: 'Phone' }),
      tokenOf('ann', 7, { hash: 'd', device: '' }),
    ];
    for (const token of [phone, desk]) await store.addToken(token);
    expect(await store.tokensOf('ann')).toEqual([desk, phone]);
    await store.useToken('p', 9);
    expect(await store.tokensOf('ann')).toEqual([{ ...phone, usedAt: 9 }, desk]);
    await store.dropUnusedTokens(9);
    expect(await store.tokensOf('ann')).toEqual([{ ...phone, usedAt: 9 }]);
  });

  test('finds and drops people, with their tokens and their lines', async () => {
    const ann = { id: 'ann', kind: 'guest', name: 'Ann Lee', createdAt: 5 } as const;
    const bot = { id: 'bot', kind: 'bot', name: 'Lee bot', createdAt: 6 } as const;
    for (const identity of [ann, bot]) await store.addIdentity(identity);
    await store.addToken(tokenOf('bot', 7));
    expect(await store.people('lee', 9)).toEqual([bot, ann]);
    expect(await store.people('ann', 1)).toEqual([ann]);
    expect(await store.tokensOf('bot')).toEqual([tokenOf('bot', 7)]);
    expect(await store.guestsWithoutMatch(5)).toEqual([]);
    expect(await store.guestsWithoutMatch(6)).toEqual([ann]);
    const match = someMatch();
    await store.addMatch(match);
    expect(await store.guestsWithoutMatch(6)).toEqual([]);
    const line = { seat: null, name: 'Lee bot', text: 'Hello', at: 1 };
    await store.addChat(match.id, line, 'bot m1');
    await store.addChat(match.id, { ...line, name: 'Ann' }, 'ann m1');
    await store.mute('bot', 9);
    expect(await store.mutes()).toEqual([{ identity: 'bot', until: 9 }]);
    await store.dropIdentity('bot');
    expect(await store.identity('bot')).toBeNull();
    expect(await store.token('hash')).toBeNull();
    expect(await store.mutes()).toEqual([]);
    expect((await store.chat(match.id, 9)).map(({ name }) => name)).toEqual(['Ann']);
    await store.renameInChat(match.id, 'Ann', 'Anna');
    expect((await store.chat(match.id, 9)).map(({ name }) => name)).toEqual(['Anna']);
    await store.renameInChat(match.id, 'Anna', null);
    expect(await store.chat(match.id, 9)).toEqual([]);
  });

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
});

describe('the thread of the storage', () => {
  let store: Store;
  beforeEach(async () => void (store = await threadStore(join(folder, 'store.db'))));
  afterEach(() => store.close());

  test('does what arrives together in order, in one transaction', async () => {
    const match = someMatch();
    const [, , , read, events] = await Promise.all([
      store.addMatch(match),
      store.append([behind(match.id, 0, 2)]),
      store.saveMatch({ ...match, version: 2, status: 'ended' }),
      store.match(match.id),
      store.events(match.id, 0),
    ]);
    expect(read).toMatchObject({ status: 'ended', version: 2 });
    expect(events).toEqual([event(1), event(2)]);
  });

  test('when one call fails, the others of its transaction are done all the same, and once', async () => {
    const match = someMatch();
    await store.addMatch(match);
    const line = { seat: null, name: 'Ann', text: 'hello', at: 7 };
    const calls = [
      store.append([behind(match.id, 0)]),
      store.addChat(match.id, line),
      store.addChat('nothing', line),
      store.addMatch(match),
      store.append([behind(match.id, 1), behind('nothing', 0)]),
    ];
    const settled = await Promise.allSettled(calls);
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(settled[0]).toMatchObject({ value: [{ status: 'stored' }] });
    expect(settled[4]).toMatchObject({ value: [{ status: 'stored' }, {}] });
    expect(await store.events(match.id, 0)).toEqual([event(1), event(2)]);
    expect(await store.chat(match.id, 9)).toHaveLength(1);
  });

  test('a file that cannot be opened is said', async () => {
    await expect(threadStore(join(folder, 'nowhere', 'store.db'))).rejects.toThrow('does not exist');
  });
});

describe('a common transaction', () => {
  test('is undone as a whole', async () => {
    const store = await sqliteStore(join(folder, 'store.db'));
    const match = someMatch();
    const failing = store.together(async () => {
      await store.addMatch(match);
      await store.append([behind(match.id, 0)]);
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    expect(await store.match(match.id)).toBeNull();
    await store.addMatch(match);
    expect(await store.append([behind(match.id, 0)])).toEqual([{ status: 'stored' }]);
    await store.close();
  });
});

test('a database of a newer release is refused in a sentence', async () => {
  const file = join(folder, 'store.db');
  await (await sqliteStore(file)).close();
  const database = new Database(file);
  database.exec(`insert into kysely_migration values ('9999-later', '2099-01-01')`);
  database.close();
  await expect(sqliteStore(file)).rejects.toThrow('This database belongs to a newer release');
});

test.each(['{}', 'null', '[]', '{"id":"x","seats":[null]}', '{"seats":'])(
  'a row of a match that holds %s hides no other, and who asks for it is told',
  async (body) => {
    const file = join(folder, 'store.db');
    const before = await sqliteStore(file);
    const [bad, good] = [someMatch(), someMatch()];
    for (const match of [bad, good]) await before.addMatch(match);
    await before.close();
    const database = new Database(file);
    database.prepare('update matches set body = ? where id = ?').run(body, bad.id);
    database.close();
    const store = await sqliteStore(file);
    expect((await store.matches({ statuses: ['live'], limit: 9 })).map(({ id }) => id)).toEqual([good.id]);
    // The start names it in the log and counts it as unreadable.
    expect(await store.liveMatches()).toContain(bad.id);
    await expect(store.match(bad.id)).rejects.toThrow(SyntaxError);
    await store.close();
  },
);

function undoSessions(database: Database.Database): void {
  for (const column of ['device', 'used_at', 'secret'])
    database.exec(`alter table tokens drop column ${column}`);
  database.exec(`drop table calls; drop table call_ways; drop table call_settings; drop table recoveries`);
  database.exec(`delete from kysely_migration where name >= '0008-sessions'`);
}

test('browsers whose cookies hold the id of their guest go on as one, and tokens as they were', async () => {
  const file = join(folder, 'store.db');
  const before = await sqliteStore(file);
  for (const [id, kind] of [
    ['ann', 'guest'],
    ['bot', 'bot'],
  ] as const)
    await before.addIdentity({ id, kind, name: id, createdAt: 5 });
  await before.addToken(tokenOf('bot', 6));
  await before.close();
  const database = new Database(file);
  undoSessions(database);
  database.close();
  const store = await sqliteStore(file);
  await store.underSecret('print');
  expect(await store.token(tokenHash('browser ann'))).toMatchObject({
    identity: { id: 'ann' },
    token: { device: '', createdAt: 5, usedAt: 5 },
  });
  expect(await store.token(tokenHash('browser bot'))).toBeNull();
  expect(await store.token('hash')).toMatchObject({
    identity: { id: 'bot' },
    token: { device: null, usedAt: 6 },
  });
  await store.underSecret('another print');
  expect(await store.token('hash')).toBeNull();
  expect(await store.tokensOf('bot')).toEqual([]);
  await store.close();
});

test('recordings stored when they were called films are found after the change of name', async () => {
  const file = join(folder, 'store.db');
  const before = await sqliteStore(file);
  const match = someMatch();
  await before.addMatch(match);
  await before.close();
  const database = new Database(file);
  database.prepare('insert into recordings values (?, ?, ?)').run(match.id, 'kept', '[1]');
  database.exec(`alter table recordings rename to films`);
  database.exec(`drop table audit; drop table mutes; drop index tokens_by_identity`);
  database.exec(`drop table rules`);
  undoSessions(database);
  database.exec(`delete from kysely_migration where name >= '0003-recordings'`);
  database.close();
  const store = await sqliteStore(file);
  expect([await store.recording(match.id), await store.dice(match.id)]).toEqual(['kept', '[1]']);
  await store.dropRecording(match.id);
  expect(await store.recording(match.id)).toBeNull();
  await store.close();
});

describe('the writer', () => {
  test('puts what arrives together into one transaction, and answers each', async () => {
    const store = memoryStore();
    const batches: number[] = [];
    const counting = {
      ...store,
      append: (batch: readonly Append[]) => (batches.push(batch.length), store.append(batch)),
    };
    const matches = Array.from({ length: 20 }, () => someMatch());
    for (const match of matches) await store.addMatch(match);
    const writer = new Writer(counting);
    const results = await Promise.all(matches.map(({ id }) => writer.append(behind(id, 0))));
    expect(results.every(({ status }) => status === 'stored')).toBe(true);
    expect(batches).toEqual([20]);
  });

  test('lets nothing through that was built on a choice that was not stored', async () => {
    const store = memoryStore();
    const match = someMatch();
    await store.addMatch(match);
    let broken = true;
    const writer = new Writer({
      ...store,
      append: async (batch) => {
        if (!broken) return store.append(batch);
        broken = false;
        throw new Error('disk full');
      },
    });
    const first = writer.append(behind(match.id, 0));
    await new Promise((resolve) => setImmediate(resolve));
    const second = writer.append(behind(match.id, 1));
    expect(await first).toEqual({ status: 'failed', problem: 'disk full' });
    expect((await second).status).not.toBe('stored');
    expect(await store.events(match.id, 0)).toEqual([]);
    expect(await writer.append(behind(match.id, 0))).toEqual({ status: 'stored' });
  });
});
