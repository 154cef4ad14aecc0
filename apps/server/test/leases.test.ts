// Several servers at one database: one writes, and whoever was cut off writes nothing, proven by the log and not by clocks.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everything, Leases } from '../src/store/leases.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { PostgresWish } from '../src/store/postgres.ts';
import type { OpenDatabase } from '../src/store/schema.ts';
import { freePort, ServerProcess } from './hard/process.ts';
import { enterAll, openTable, sleep } from './hard/table.ts';
import { hasPostgres, TestPostgres } from './postgres.ts';
import { behind, event, someMatch } from './stored.ts';

let database: TestPostgres;
let url = '';
const opened: OpenDatabase[] = [];

async function open(wish: PostgresWish = {}): Promise<OpenDatabase> {
  const one = await openPostgres(url, { start: 0, ...wish });
  opened.push(one);
  return one;
}

describe.runIf(hasPostgres)('leases', () => {
  beforeAll(async () => {
    database = await TestPostgres.start();
  });
  afterAll(() => database.stop());
  beforeEach(async () => void (url = await database.database()));
  afterEach(async () => {
    for (const { store } of opened.splice(0)) await store.close();
  });

  test('have tokens that only grow, whoever takes, gives back and takes again', async () => {
    const { db } = await open();
    const [ann, bo] = [new Leases(db, 'ann', 3_600_000), new Leases(db, 'bo', 3_600_000)];
    await ann.renew();
    expect(await ann.take('m')).toBe(1);
    expect(await bo.take('m')).toBeNull();
    // The same server after a restart: what it was before is fenced off.
    expect(await ann.take('m')).toBe(2);
    expect(await ann.holds('m', 1)).toBe(false);
    await ann.giveBack();
    await bo.renew();
    expect(await bo.take('m')).toBe(3);
    expect(await ann.take('m')).toBeNull();
    // A server without a word is gone.
    await new Leases(db, 'bo', 0).renew();
    expect(await ann.take('m')).toBe(4);
    expect(await bo.holds('m', 3)).toBe(false);
  });

  test('are taken once by many who want them at the same moment', async () => {
    const { db } = await open();
    const all = Array.from({ length: 6 }, (_, index) => new Leases(db, `server ${index}`, 3_600_000));
    await new Leases(db, 'one before', 0).take('m');
    await Promise.all(all.map((one) => one.renew()));
    const taken = await Promise.all(all.map((one) => one.take('m')));
    expect(taken.filter((token) => token !== null)).toEqual([2]);
  });

  test('a match that another server has taken since takes nothing more from the one before, beside others that do', async () => {
    const { store, db } = await open();
    const [mine, gone] = [someMatch(), someMatch()];
    for (const match of [mine, gone]) await store.addMatch(match);
    const [ann, bo] = [new Leases(db, 'ann', 0), new Leases(db, 'bo', 0)];
    const [ours, lost] = [(await ann.take(mine.id)) ?? 0, (await ann.take(gone.id)) ?? 0];
    const both = (after: number) => [
      { ...behind(mine.id, after), fence: ours },
      { ...behind(gone.id, after), fence: lost },
    ];
    expect((await store.append(both(0))).map(({ status }) => status)).toEqual(['stored', 'stored']);
    await bo.take(gone.id);
    expect((await store.append(both(1))).map(({ status }) => status)).toEqual(['stored', 'conflict']);
    expect(await store.events(gone.id, 0)).toEqual([event(1)]);
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
    const waiting = async (): Promise<number> => {
      const text = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`;
      return (await database.ask<{ n: number }>(text))[0].n;
    };
    const append = store.append([behind(match.id, 0)]);
    while ((await waiting()) < 1) await sleep(10);
    const takeOver = open({ name: 'one' });
    while ((await waiting()) < 2) await sleep(10);
    await blocker.query('rollback');
    await blocker.end();
    expect(await append).toEqual([{ status: 'stored' }]);
    expect(await (await takeOver).store.events(match.id, 0)).toEqual([event(1)]);
  });

  describe('of two servers', () => {
    const folders: string[] = [];
    const servers: ServerProcess[] = [];
    afterEach(async () => {
      for (const server of servers.splice(0)) await server.end('SIGKILL');
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    });

    async function prepared(): Promise<ServerProcess> {
      const folder = mkdtempSync(join(tmpdir(), 'bridgefront-lease-'));
      folders.push(folder);
      const secret = 'a secret that both servers have, and nobody else';
      const env = { DATABASE_URL: url, SECRET: secret, SIGNING_KEY: secret, PUSH_KEY: secret };
      const server = new ServerProcess(folder, await freePort(), env);
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
      expect(rows[0].token).toBe(3);
    });
  });
});
