// What a full disk and damaged snapshots may cost: time, never a choice.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { games } from '../../src/games.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { smallDisk } from './disk.ts';
import type { Player } from './player.ts';
import { freePort, ServerProcess } from './process.ts';
import {
  againstLog,
  againstRecord,
  allDone,
  call,
  enterAll,
  openTable,
  recordOf,
  sitDown,
  sleep,
} from './table.ts';

async function seatTables(url: string, tables: number, thinks: number): Promise<Player[][]> {
  const opened: Player[][] = [];
  for (let table = 0; table < tables; table++) {
    const people = await enterAll(url, ['Ann', 'Ben', 'Cleo'].slice(0, 2 + (table % 2)));
    const wish = { url, game: 'bridgefront', seed: `table ${table}`, people };
    opened.push(sitDown(wish, await openTable(wish), { thinks }));
  }
  return opened;
}

async function waitUntil(so: () => boolean, patience: number): Promise<void> {
  const until = performance.now() + patience;
  while (!so() && performance.now() < until) await sleep(20);
}

/** All that is wrong at the end; the server is stopped. */
async function examine(server: ServerProcess, tables: readonly Player[][]): Promise<string[]> {
  const game = games.get('bridgefront');
  if (game === undefined) throw new Error('The game is not in the registry.');
  const problems: string[] = [];
  for (const players of tables)
    problems.push(...againstRecord(game, await recordOf(server.url, players[0].match), players));
  await server.end('SIGTERM');
  const store = await sqliteStore(join(server.dataDir, 'bridgefront.db'));
  for (const players of tables)
    problems.push(...againstLog(await store.events(players[0].match, 0), players));
  await store.close();
  return problems;
}

function refused(players: readonly Player[]): number {
  return players.reduce((sum, player) => sum + (player.refusals['not-stored'] ?? 0), 0);
}

for (const kind of ['tmpfs', 'limit'] as const) {
  test(
    `a full disk (${kind}): refused, said, and gone on when there is room`,
    { timeout: 90_000 },
    async (ctx) => {
      const disk = smallDisk(kind);
      if (typeof disk === 'string') {
        console.log(`Full disk (${kind}) not tested: ${disk}.`);
        return ctx.skip(disk);
      }
      const server = new ServerProcess(disk.folder, await freePort());
      const tables: Player[][] = [];
      try {
        await server.start();
        tables.push(...(await seatTables(server.url, 3, 4)));
        const players = tables.flat();
        await waitUntil(() => players.every((player) => player.acknowledged.length > 3), 10_000);
        disk.fill(server.pid);
        await waitUntil(() => tables.every((seated) => refused(seated) > 2), 15_000);
        for (const seated of tables) expect(refused(seated)).toBeGreaterThan(2);
        expect(server.alive).toBe(true);
        expect(await server.healthy()).toBe(true);
        // Reading goes on.
        for (const [{ match }] of tables)
          expect((await call(server.url, '', 'GET', `/matches/${match}/view?seat=table`)).status).toBe(200);
        disk.empty(server.pid);
        await allDone(players, 60_000);
        expect(await examine(server, tables)).toEqual([]);
        expect(server.log.join('\n')).toContain('choice not stored');
      } finally {
        for (const player of tables.flat()) player.leave();
        await server.end('SIGKILL');
        disk.remove();
      }
    },
  );
}

type Damage = (body: string, other: string) => { readonly body?: string; readonly number?: number };

const damages: { readonly [name: string]: Damage } = {
  'cut in half': (body) => ({ body: body.slice(0, body.length >> 1) }),
  empty: () => ({ body: '' }),
  'no JSON': () => ({ body: 'SQLite format 3\u0000' }),
  'JSON of another kind': () => ({ body: '{"position":[],"undo":{},"clock":null}' }),
  'of another match': (_body, other) => ({ body: other }),
  'ahead of the log': () => ({ number: 100_000 }),
  'one digit changed': (body) => ({
    body: body.replace(/"gold":(\d+)/, (_all, gold: string) => `"gold":${Number(gold) + 1}`),
  }),
};

test('damaged snapshots are seen and the log is played again', { timeout: 90_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-damage-'));
  const server = new ServerProcess(folder, await freePort(), { SNAPSHOT_EVERY: '4' });
  const tables: Player[][] = [];
  try {
    await server.start();
    const names = Object.keys(damages);
    tables.push(...(await seatTables(server.url, names.length, 4)));
    await waitUntil(() => tables.flat().every((player) => player.acknowledged.length > 6), 20_000);
    await server.end('SIGKILL');
    const database = new Database(join(folder, 'bridgefront.db'));
    const bodies = tables.map(
      ([{ match }]) =>
        database.prepare('select body, number from snapshots where match = ?').get(match) as {
          body: string;
          number: number;
        },
    );
    names.forEach((name, index) => {
      const before = bodies[index];
      const after = { ...before, ...damages[name](before.body, bodies[(index + 1) % bodies.length].body) };
      expect(after, name).not.toEqual(before);
      database
        .prepare('update snapshots set body = ?, number = ? where match = ?')
        .run(after.body, after.number, tables[index][0].match);
    });
    database.close();
    await server.start();
    await allDone(tables.flat(), 60_000);
    expect(await examine(server, tables)).toEqual([]);
    for (const [{ match }] of tables)
      expect(
        server.log.some((line) => line.includes(match) && /snapshot (unreadable|does not fit)/.test(line)),
      ).toBe(true);
  } finally {
    for (const player of tables.flat()) player.leave();
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
