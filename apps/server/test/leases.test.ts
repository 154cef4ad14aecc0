// Several servers at one database: one writes, and whoever was cut off writes nothing, proven by the log and not by clocks.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everything } from '../src/store/leases.ts';
import type { Lease } from '../src/store/leases.ts';
import { memoryStore } from '../src/store/memory.ts';
import { migrate } from '../src/store/migrations/index.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { PostgresWish } from '../src/store/postgres.ts';
import type { OpenDatabase } from '../src/store/schema.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Append, Store } from '../src/store/store.ts';
import { brokenLaws, leaseContract } from './lease-contract.ts';
import { freePort, ServerProcess } from './hard/process.ts';
import { enterAll, openTable, sleep } from './hard/table.ts';
import { hasPostgres, TestPostgres } from './postgres.ts';
import { behind, event, someMatch } from './stored.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-lease-'));
  folders.push(folder);
  return folder;
}

leaseContract('memory', async () => memoryStore());
leaseContract('sqlite', () => sqliteStore(join(newFolder(), 'store.db')));

describe('the contract finds a storage', () => {
  // The latest token of each match that anybody was given, whoever it was.
  function noting(store: Store): readonly [Map<string, number>, Store] {
    const latest = new Map<string, number>();
    const noted = <T extends { readonly token: number; readonly match: string }>(all: readonly T[]) => {
      for (const { match, token } of all) latest.set(match, token);
      return all;
    };
    const noter: Store = {
      ...store,
      take: async (...given) => noted(await store.take(...given)),
      async enter(...given) {
        const entry = await store.enter(...given);
        noted(entry?.had ?? []);
        return entry;
      },
    };
    return [latest, noter];
  }

  const rewritten =
    (store: Store, how: (append: Append) => Append): Store['append'] =>
    (batch) =>
      store.append(batch.map(how));

  // Behind each: a law that it breaks.
  const faults: { readonly [fault: string]: readonly [law: string, () => Store] } = {
    'whose append does not compare the token': [
      'a match that was taken takes nothing more from the one before, beside others that do',
      () => {
        const [latest, store] = noting(memoryStore());
        const right = (append: Append): Append => {
          const fence = latest.get(append.match);
          return append.fence === undefined || fence === undefined ? append : { ...append, fence };
        };
        return { ...store, append: rewritten(store, right) };
      },
    ],
    'whose append takes what shows no token': [
      'nothing is appended but under the token of its match',
      () => {
        const [latest, store] = noting(memoryStore());
        const shown = (append: Append): Append => {
          const fence = latest.get(append.match);
          return append.fence !== undefined || fence === undefined ? append : { ...append, fence };
        };
        return { ...store, append: rewritten(store, shown) };
      },
    ],
    'that renews what has expired': [
      'who was silent for too long is told so, and has what nobody took under new tokens',
      () => {
        const store = memoryStore();
        return {
          ...store,
          renew: async (member, token) =>
            (await store.renew(member, token, null)) || (await store.enter(member, 0)) !== null,
        };
      },
    ],
    'that lets a lease write that was given back': [
      'what was given back takes nothing more, and is anybody’s at once',
      () => {
        const store = memoryStore();
        const back = new Map<string, number>();
        const still = (append: Append): Append =>
          append.fence !== undefined && back.get(append.match) === append.fence
            ? { ...append, fence: append.fence + 1 }
            : append;
        return {
          ...store,
          append: rewritten(store, still),
          async giveBack(server: string, leases: readonly Lease[]) {
            for (const { match, token } of leases) back.set(match, token);
            return store.giveBack(server, leases);
          },
        };
      },
    ],
    'that lets one come alone while others play': [
      'one that plays alone and others exclude each other as long as they live',
      () => {
        const store = memoryStore();
        return {
          ...store,
          enter: async (member, at) =>
            (await store.enter(member, at)) ?? { token: 1, had: [], others: false },
        };
      },
    ],
    'that keeps no outage': [
      'the silence of who held a match is an outage of it, by the clock of who takes it',
      () => {
        return { ...memoryStore(), matchOutages: async () => [] };
      },
    ],
    'that takes from the living': [
      'as long as a server speaks, all it holds is its own, and no longer',
      () => {
        const store = memoryStore();
        const entered = new Set<string>();
        return {
          ...store,
          async enter(member, at) {
            entered.add(member.name);
            return store.enter(member, at);
          },
          async take(server, matches, at) {
            const taken = await store.take(server, matches, at);
            const left = matches.filter((match) => !taken.some((one) => one.match === match));
            // Tokens are guessed: there are few.
            for (const other of entered)
              for (let token = 1; token < 9; token++)
                await store.giveBack(
                  other,
                  left.map((match) => ({ match, token })),
                );
            return [...taken, ...(await store.take(server, left, at))];
          },
        };
      },
    ],
  };

  test.each(Object.keys(faults))('%s', async (fault) => {
    const [law, open] = faults[fault];
    expect(await brokenLaws(open)).toContain(law);
  });

  test('and none without a fault', async () => {
    expect(await brokenLaws(memoryStore)).toEqual([]);
  });
});

let database: TestPostgres;
let url = '';
const opened: OpenDatabase[] = [];

async function open(wish: PostgresWish = {}): Promise<OpenDatabase> {
  const one = await openPostgres(url, { start: 0, ...wish });
  opened.push(one);
  return one;
}

// Ann and Bo play together, and Ann holds a match; `name`: of the database.
async function heldByAnn() {
  const { store } = await open({ together: true });
  const match = someMatch();
  await store.addMatch(match);
  for (const name of ['ann', 'bo']) await store.enter({ name, company: 'together', lasts: 3_600_000 }, 0);
  const [{ token }] = await store.take('ann', [match.id], 0);
  return { store, match, token, name: new URL(url).pathname.slice(1) };
}

// How many wait for each other in the database.
async function lockWaits(): Promise<number> {
  const text = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`;
  return (await database.ask<{ n: number }>(text))[0].n;
}

describe.runIf(hasPostgres)('leases in PostgreSQL', () => {
  beforeAll(async () => {
    database = await TestPostgres.start();
  });
  afterAll(() => database.stop());
  beforeEach(async () => void (url = await database.database()));
  afterEach(async () => {
    for (const { store } of opened.splice(0)) await store.close();
  });

  test('a lease and the outage that it ends are noted together or not at all', async () => {
    const { store, match, token, name } = await heldByAnn();
    await database.ask(`update holders set until = 0, seen = 0 where name = 'ann'`, name);
    await database.ask('alter table match_outages rename to elsewhere', name);
    await expect(store.take('bo', [match.id], 7)).rejects.toThrow('match_outages');
    expect(await database.ask(`select holder, token from leases where what = '${match.id}'`, name)).toEqual([
      { holder: 'ann', token },
    ]);
    await database.ask('alter table elsewhere rename to match_outages', name);
    expect(await store.take('bo', [match.id], 7)).toEqual([{ match: match.id, token: token + 1 }]);
    expect(await store.matchOutages(match.id)).toMatchObject([{ to: 7 }]);
    // Who is gone and has nothing any more is forgotten.
    expect(await database.ask(`select name from holders`, name)).toEqual([{ name: 'bo' }]);
  });

  test('a server that plays alone and others exclude each other, and neither writes after the other has come', async () => {
    const { store: lone } = await open({ name: 'lone', takenOver: () => undefined });
    const { store } = await open({ together: true });
    const ann = { name: 'ann', company: 'together', lasts: 3_600_000 } as const;
    const match = someMatch();
    await lone.addMatch(match);
    expect(await lone.append([behind(match.id, 0)])).toEqual([{ status: 'stored' }]);
    expect(await store.enter(ann, 0)).toBeNull();
    // Nothing was heard of it for a long time.
    const name = new URL(url).pathname.slice(1);
    await database.ask('update holders set until = 0', name);
    const entry = await store.enter(ann, 0);
    const [lease] = await store.take('ann', [match.id], 0);
    expect(await lone.append([behind(match.id, 1)])).toEqual([{ status: 'conflict' }]);
    expect(await store.append([{ ...behind(match.id, 1), fence: lease.token }])).toEqual([
      { status: 'stored' },
    ]);
    await expect(open({ name: 'another' })).rejects.toThrow('is in use by another server');
    await store.leave('ann', entry?.token ?? 0);
    const { store: other } = await open({ name: 'another' });
    expect(await store.append([{ ...behind(match.id, 2), fence: lease.token }])).toEqual([
      { status: 'conflict' },
    ]);
    expect(await other.append([behind(match.id, 2)])).toEqual([{ status: 'stored' }]);
  });

  test('servers that come together to a new database are all let in, whoever of them makes its tables', async () => {
    const names = ['one', 'two', 'three'];
    const come = async (name: string) => {
      const { store } = await open({ name, together: true, start: 1500 });
      return store.enter({ name, company: 'together', lasts: 60_000 }, 0);
    };
    const entries = await Promise.all(names.map((name) => come(name)));
    expect(entries.filter((entry) => entry !== null)).toHaveLength(3);
  });

  test('whoever takes a match waits for what is being stored of it, and finds it in the log', async () => {
    const { store, match, token, name } = await heldByAnn();
    const blocker = await database.session(name);
    await blocker.query('begin');
    await blocker.query(
      `insert into events values ('${match.id}', 1, null, 'choose', 0, 'x', 'seat', 1, null)`,
    );
    const append = store.append([{ ...behind(match.id, 0), fence: token }]);
    while ((await lockWaits()) < 1) await sleep(10);
    await database.ask(`update holders set until = 0 where name = 'ann'`, name);
    const takeOver = store.take('bo', [match.id], 0);
    while ((await lockWaits()) < 2) await sleep(10);
    await blocker.query('rollback');
    await blocker.end();
    expect(await append).toEqual([{ status: 'stored' }]);
    expect(await takeOver).toEqual([{ match: match.id, token: token + 1 }]);
    expect(await store.events(match.id, 0)).toEqual([event(1)]);
  });

  test('a server whose database was taken writes nothing more, and is told', async () => {
    let told = 0;
    const { store: first } = await open({ name: 'one', takenOver: () => told++ });
    const match = someMatch();
    await first.addMatch(match);
    expect(await first.append([behind(match.id, 0)])).toEqual([{ status: 'stored' }]);
    // The same name: it was taken for gone, and did not have to be waited for.
    const { store: second } = await open({ name: 'one' });
    expect(await first.append([behind(match.id, 1)])).toEqual([{ status: 'conflict' }]);
    expect(await second.events(match.id, 0)).toEqual([event(1)]);
    expect(await second.append([behind(match.id, 1)])).toEqual([{ status: 'stored' }]);
    while (told === 0) await sleep(10);
    // What it gives back at its end is not its own any more.
    await first.close();
    opened.shift();
    await expect(open({ name: 'another' })).rejects.toThrow('is in use by another server');
  });

  test('a newer release leaves the tables alone while another server plays on them', async () => {
    await open({ name: 'one' });
    const name = new URL(url).pathname.slice(1);
    const migrations = (): Promise<readonly { name: string }[]> =>
      database.ask<{ name: string }>(`select name from kysely_migration order by name desc`, name);
    // The last one is what a newer release would do anew.
    const [last, ...before] = await migrations();
    await database.ask(`delete from kysely_migration where name = '${last.name}'`, name);
    await expect(open({ name: 'another' })).rejects.toThrow('is in use by another server');
    expect(await migrations()).toEqual(before);
  });

  test.each([false, true])(
    'the tables of the release before are taken over as they are, then brought up to date (together: %s)',
    async (together) => {
      const { store: before } = await open({ name: 'one', takenOver: () => undefined });
      const match = someMatch();
      await before.addMatch(match);
      await before.append([behind(match.id, 0)]);
      await before.close();
      opened.shift();
      const from = new URL(url).pathname.slice(1);
      url = await database.database();
      const pool = new Pool({ connectionString: url });
      const tables = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
      await migrate(tables, '0017-ratings');
      await tables.destroy();
      // As that release wrote them: what columns came later is left out.
      for (const table of ['matches', 'events', 'leases', 'holders']) {
        const rows = JSON.stringify(await database.ask(`select * from ${table}`, from));
        await database.ask(
          `insert into ${table} select * from json_populate_recordset(null::${table}, $rows$${rows}$rows$)`,
          new URL(url).pathname.slice(1),
        );
      }
      const { store } = await open({ name: 'another', together });
      const member = { name: 'ann', company: 'together', lasts: 3_600_000 } as const;
      expect((await store.enter(member, 0)) !== null).toBe(together);
      const [lease] = await store.take('ann', [match.id], 0);
      const fence = together ? { fence: lease.token } : {};
      expect(await store.append([{ ...behind(match.id, 1), ...fence }])).toEqual([{ status: 'stored' }]);
      expect(await store.matchOutages(match.id)).toEqual([]);
    },
  );

  test('whoever takes over waits for what is being stored, and finds it in the log', async () => {
    const { store } = await open({ name: 'one', takenOver: () => undefined });
    const match = someMatch();
    await store.addMatch(match);
    // Somebody has the same number in a transaction that is not over: the append has its lease by now, and waits.
    const blocker = await database.session(new URL(url).pathname.slice(1));
    await blocker.query('begin');
    await blocker.query(
      `insert into events values ('${match.id}', 1, null, 'choose', 0, 'x', 'seat', 1, null)`,
    );
    const append = store.append([behind(match.id, 0)]);
    while ((await lockWaits()) < 1) await sleep(10);
    const takeOver = open({ name: 'one' });
    while ((await lockWaits()) < 2) await sleep(10);
    await blocker.query('rollback');
    await blocker.end();
    expect(await append).toEqual([{ status: 'stored' }]);
    expect(await (await takeOver).store.events(match.id, 0)).toEqual([event(1)]);
  });

  describe('of two servers', () => {
    const servers: ServerProcess[] = [];
    afterEach(async () => {
      for (const server of servers.splice(0)) await server.end('SIGKILL');
    });

    async function prepared(): Promise<ServerProcess> {
      const secret = 'a secret that both servers have, and nobody else';
      const env = { DATABASE_URL: url, SECRET: secret, SIGNING_KEY: secret, PUSH_KEY: secret };
      const server = new ServerProcess(newFolder(), await freePort(), env);
      servers.push(server);
      return server;
    }

    test('one that hangs is taken over, and when it wakes it stores nothing and ends', async () => {
      const [first, second] = [await prepared(), await prepared()];
      await first.start();
      const people = await enterAll(first.url, ['Ann', 'Bo']);
      const id = await openTable({ url: first.url, game: 'bridgefront', seed: 'lease', people });
      const ask = async <T>(server: ServerProcess, seat: number, path: string, body?: unknown) => {
        const answer = await fetch(`${server.url}/api/matches/${id}/${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { authorization: `Bearer ${people[seat].token}`, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        return { status: answer.status, body: (await answer.json()) as T };
      };
      interface View {
        readonly document: {
          readonly view: {
            readonly decision: { readonly mine: { readonly choices: readonly string[] } | null };
          };
          readonly host: { readonly decision: number };
        };
      }
      const views = [0, 1].map(async (seat) => {
        const { document } = (await ask<View>(first, seat, `view?seat=${seat}`)).body;
        const { decision } = document.host;
        const choices = document.view.decision.mine?.choices ?? [];
        return choices.slice(0, 1).map((choice) => ({ seat, choice, at: { decision, plan: 0 } }));
      });
      const [asked] = (await Promise.all(views)).flat();
      const choose = (server: ServerProcess, message: string) =>
        ask(server, asked.seat, 'choices', { ...asked, id: message });

      process.kill(first.pid, 'SIGSTOP');
      const late = choose(first, 'late').catch(() => null);
      await second.start();
      expect((await choose(second, 'taken')).status).toBe(200);
      process.kill(first.pid, 'SIGCONT');
      expect((await late)?.status).not.toBe(200);
      while (first.alive) await sleep(20);
      expect(first.log.join('\n')).toContain('has taken over the database');
      await second.end('SIGTERM');
      const { store } = await open();
      expect((await store.events(id, 0)).map(({ number, message }) => [number, message])).toEqual([
        [1, 'taken'],
      ]);
      const rows = await database.ask<{ token: number }>(
        `select token from leases where what = '${everything}'`,
        new URL(url).pathname.slice(1),
      );
      // Taken by the first, the second, given back, and taken to look.
      expect(rows[0].token).toBe(4);
    });
  });
});
