// Backup while people play, restoring into a new folder, and playing on there.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '@bridgefront/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { freePort, ServerProcess } from './hard/process.ts';
import { allDone, enterAll, openTable, recordOf, sitDown, sleep } from './hard/table.ts';

const script = join(import.meta.dirname, '../../../scripts/backup.ts');
let folder = '';
const servers: ServerProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-backup-'));
});

afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: string): Promise<ServerProcess> {
  const data = join(folder, name);
  mkdirSync(data, { recursive: true });
  const server = new ServerProcess(data, await freePort());
  servers.push(server);
  await server.start();
  return server;
}

async function backup(...given: string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = spawn(process.execPath, [script, ...given]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const [code] = await once(child, 'close');
  return { code: code as number | null, said };
}

test('a backup made during play is restored elsewhere, and its matches are played to the end', async () => {
  const server = await start('first');
  const people = await enterAll(server.url, ['Ada', 'Bo']);
  const wish = { url: server.url, game: 'bridgefront', seed: 'backup', people };
  const matches = [await openTable(wish), await openTable(wish), await openTable(wish)];
  const players = matches.flatMap((match) => sitDown(wish, match, { thinks: 20 }));
  while (players.some(({ acknowledged }) => acknowledged.length < 5)) await sleep(10);

  const promised = players.map(({ acknowledged }) => acknowledged.length);
  const file = join(folder, 'backup.db');
  const { code, said } = await backup(file, '--data', server.dataDir);
  // Hands and seeds are in it: it is for nobody else on the machine.
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(code, said).toBe(0);
  expect(said).toContain('3 matches');
  expect(players.some(({ standing }) => standing.includes('"status":"live"'))).toBe(true);
  for (const player of players) player.leave();
  await server.end('SIGKILL');

  const restored = join(folder, 'second');
  mkdirSync(restored);
  copyFileSync(file, join(restored, 'bridgefront.db'));
  // Whoever moves without the secret ends everybody's cookies and tokens.
  copyFileSync(join(server.dataDir, 'secret'), join(restored, 'secret'));
  const store = await sqliteStore(join(restored, 'bridgefront.db'));
  for (const [index, match] of matches.entries()) {
    const stored = (await store.events(match, 0)).filter(({ by }) => by === 'seat').length;
    // Whatever had been acknowledged before the backup began is in it.
    expect(stored).toBeGreaterThanOrEqual((promised[index * 2] ?? 0) + (promised[index * 2 + 1] ?? 0));
  }
  await store.close();

  const again = await start('second');
  const moved = { ...wish, url: again.url };
  const later = matches.flatMap((match) => sitDown(moved, match, { ids: 'later.' }));
  await allDone(later, 30_000);
  const rules = games.get('bridgefront');
  if (rules === undefined) throw new Error('The game is not in the registry.');
  for (const match of matches) {
    const { match: end, fair } = replay(rules, await recordOf(again.url, match));
    expect(end.decision).toBeNull();
    expect(fair?.ok).toBe(true);
  }
}, 60_000);

test('says what is wrong, and never replaces a file', async () => {
  const there = join(folder, 'there.db');
  writeFileSync(there, 'precious');
  const data = join(folder, 'second');
  expect(await backup(there, '--data', data)).toMatchObject({
    code: 2,
    said: expect.stringContaining('already'),
  });
  expect(await backup('--data', data)).toMatchObject({ code: 2 });
  expect(await backup(join(folder, 'x.db'), '--data', join(folder, 'nowhere'))).toMatchObject({
    code: 2,
    said: expect.stringContaining('There is no database'),
  });
});
