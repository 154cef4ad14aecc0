// The storages of the server itself: the contract, and what is theirs alone.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tokenHash } from '../src/ids.ts';
import { realTime } from '../src/time.ts';
import { memoryStore } from '../src/store/memory.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { threadStore } from '../src/store/thread.ts';
import type { Append, Store } from '../src/store/store.ts';
import { Writer } from '../src/store/writer.ts';
import { storeContract } from './store-contract.ts';
import { behind, event, someMatch, tokenOf } from './stored.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'bridgefront-'))));
afterEach(() => rmSync(folder, { recursive: true }));

storeContract('memory', async () => memoryStore(), false);
storeContract('sqlite', () => sqliteStore(join(folder, 'store.db')), true);
storeContract('sqlite in a thread', () => threadStore(join(folder, 'store.db')), true);

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

// What came behind.
const later = [
  'calls',
  'call_ways',
  'call_settings',
  'recoveries',
  'holders',
  'leases',
  'passkeys',
  'sign_in_mails',
  'club_accounts',
  'bug_reports',
  'ratings',
  'rating_due',
  'match_outages',
  'seeks',
  'ties',
  'profiles',
  'player_reports',
  'suspensions',
  'predictions',
  'tournaments',
  'tournament_entrants',
  'tournament_pairings',
];

function undoSessions(database: Database.Database): void {
  for (const column of ['device', 'used_at', 'secret'])
    database.exec(`alter table tokens drop column ${column}`);
  for (const table of later) database.exec(`drop table ${table}`);
  database.exec('drop index matches_open');
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
    const writer = new Writer(counting, realTime);
    const results = await Promise.all(matches.map(({ id }) => writer.append(behind(id, 0))));
    expect(results.every(({ status }) => status === 'stored')).toBe(true);
    expect(batches).toEqual([20]);
  });

  test('lets nothing through that was built on a choice that was not stored', async () => {
    const store = memoryStore();
    const match = someMatch();
    await store.addMatch(match);
    let broken = true;
    const writer = new Writer(
      {
        ...store,
        append: async (batch) => {
          if (!broken) return store.append(batch);
          broken = false;
          throw new Error('disk full');
        },
      },
      realTime,
    );
    const first = writer.append(behind(match.id, 0));
    await new Promise((resolve) => setImmediate(resolve));
    const second = writer.append(behind(match.id, 1));
    expect(await first).toEqual({ status: 'failed', problem: 'disk full' });
    expect((await second).status).not.toBe('stored');
    expect(await store.events(match.id, 0)).toEqual([]);
    expect(await writer.append(behind(match.id, 0))).toEqual({ status: 'stored' });
  });
});
