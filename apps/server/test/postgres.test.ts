// The storage on PostgreSQL: the contract, and what only a database that can be away asks for.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuseFault } from '../src/store/disk.ts';
import { postgresStore } from '../src/store/postgres.ts';
import type { Store } from '../src/store/store.ts';
import { crashTest } from './hard/crash.ts';
import { hasPostgres, TestPostgres } from './postgres.ts';
import { leaseContract } from './lease-contract.ts';
import { storeContract } from './store-contract.ts';
import { behind, event, someMatch } from './stored.ts';

let server: TestPostgres;
let url = '';

describe.runIf(hasPostgres)('PostgreSQL', () => {
  beforeAll(async () => {
    server = await TestPostgres.start();
    url = await server.database();
  });
  afterAll(() => server.stop());
  afterEach(() => server.empty('test1'));

  storeContract('as every storage', () => postgresStore(url), true);
  leaseContract('PostgreSQL', () => postgresStore(url, { together: true }));

  describe('and besides', () => {
    let store: Store;
    beforeEach(async () => void (store = await postgresStore(url)));
    afterEach(() => store.close());

    test('lets no second server onto the database, and says so', async () => {
      await expect(postgresStore(url, { start: 0 })).rejects.toThrow('is in use by another server');
      await store.close();
      store = await postgresStore(url);
    });

    test('numbers lines of chat that are written at the same moment one after another', async () => {
      const match = someMatch();
      await store.addMatch(match);
      const line = { seat: null, name: 'Ann', text: 'hello', at: 7 };
      const said = await Promise.all(Array.from({ length: 20 }, () => store.addChat(match.id, line)));
      expect(said.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
    });

    test('keeps the later of two snapshots, in whichever order they arrive', async () => {
      const match = someMatch();
      await store.addMatch(match);
      const later = { match: match.id, number: 9, body: 'later', wakeAt: 7 };
      await store.saveSnapshot(later);
      await store.saveSnapshot({ ...later, number: 4, body: 'earlier', wakeAt: null });
      expect(await store.snapshot(match.id)).toEqual(later);
    });

    test('an append waits while the database starts again, and is there once', async () => {
      await store.close();
      // However long a busy machine takes to start it.
      store = await postgresStore(url, { append: 600_000 });
      const match = someMatch();
      await store.addMatch(match);
      expect(await store.append([behind(match.id, 0)])).toEqual([{ status: 'stored' }]);
      await server.down('SIGQUIT');
      const waiting = store.append([behind(match.id, 1, 2)]);
      await server.up();
      expect(await waiting).toEqual([{ status: 'stored' }]);
      expect(await store.events(match.id, 0)).toEqual([event(1), event(2), event(3)]);
    });

    test('an append whose answer was lost is known again, and one that others were before is not', async () => {
      await store.close();
      const line = await server.line();
      store = await postgresStore(server.url('test1', line.folder), { append: 600_000 });
      const match = someMatch();
      await store.addMatch(match);
      expect(await store.append([behind(match.id, 0)])).toEqual([{ status: 'stored' }]);
      line.losesAnswers = 1;
      expect(await store.append([behind(match.id, 1)])).toEqual([{ status: 'stored' }]);
      expect(line.losesAnswers).toBe(0);
      expect(await store.events(match.id, 0)).toEqual([event(1), event(2)]);
      line.losesAnswers = 1;
      const other = { ...behind(match.id, 1), events: [event(2, 'another choice')] };
      expect(await store.append([other])).toEqual([{ status: 'conflict' }]);
      await store.close();
      await line.close();
      store = await postgresStore(url);
    });

    test('what cannot be stored while the database is away is refused in words, and the next can be', async () => {
      await store.close();
      store = await postgresStore(url, { append: 0 });
      const match = someMatch();
      await store.addMatch(match);
      await server.down('SIGQUIT');
      expect(await store.append([behind(match.id, 0)])).toMatchObject([
        { status: 'failed', problem: expect.stringContaining('The database does not answer') },
      ]);
      const fault = await store.check().then(
        () => null,
        (error: unknown) => error,
      );
      expect(refuseFault(fault)).toMatchObject({ code: 'not-stored' });
      await server.up();
      await store.check();
      expect(await store.append([behind(match.id, 0)])).toEqual([{ status: 'stored' }]);
    });
  });

  test(
    'a server on it that is killed, and whose database is, loses and doubles nothing',
    { timeout: 300_000 },
    async () => {
      const database = {
        url,
        async restart() {
          await server.down('SIGQUIT');
          await server.up();
        },
      };
      const plan = { kills: 2, pauses: 0, tables: 1, longestLife: 1000, seed: 'postgres', database };
      const { problems, kills, acknowledged } = await crashTest(plan);
      expect(problems).toEqual([]);
      expect(kills).toBe(2);
      expect(acknowledged).toBeGreaterThan(50);
    },
  );

  test('a server without one does not load what speaks to it', () => {
    const start = `
      import { createRequire } from 'node:module';
      await import('./src/server.ts');
      const loaded = Object.keys(createRequire(import.meta.url).cache);
      console.log(loaded.length > 0, loaded.filter((file) => /node_modules.(pg|@nats-io)/.test(file)).length);`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', start], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
    });
    expect(stdout, stderr).toBe('true 0\n');
  });

  test.each([
    ['postgresql:///nowhere?host=/nowhere', 'The database does not answer'],
    ['no such database', 'does not exist'],
  ])('a database that is not there is said: %s', async (given, said) => {
    const address = given.startsWith('postgresql') ? given : server.url('nothing');
    await expect(postgresStore(address)).rejects.toThrow(said);
  });
});
