// A log that was cut, lost or restored: the start says what is missing, and so does /readyz.

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, ServerProcess } from './process.ts';
import { acknowledged } from './acknowledged.ts';

let folder = '';
let server: ServerProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-set-back-'));
  server = new ServerProcess(folder, await freePort());
  await server.start();
});

afterEach(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const ready = async (): Promise<{ readonly lost?: number }> =>
  (await (await fetch(`${server.url}/readyz`)).json()) as { readonly lost?: number };

test('a write-ahead log that is missing is told at the start, and by /readyz', async () => {
  const made = await acknowledged(server.url, 12);
  expect(await ready()).not.toHaveProperty('lost');
  await server.end('SIGKILL');
  for (const part of ['wal', 'shm']) rmSync(join(folder, `bridgefront.db-${part}`), { force: true });
  await server.start();
  expect((await ready()).lost).toBeGreaterThanOrEqual(made);
  expect(server.log.join('\n')).toContain('tables were set back');
  // Somebody has to have seen it: another start does not make it good.
  await server.end('SIGKILL');
  await server.start();
  expect((await ready()).lost).toBeGreaterThanOrEqual(made);
});

test('so is a database that is restored from before, and one that is not there at all', async () => {
  await acknowledged(server.url, 3);
  await server.end('SIGTERM');
  const file = join(folder, 'bridgefront.db');
  copyFileSync(file, join(folder, 'backup.db'));
  await server.start();
  const later = await acknowledged(server.url, 6);
  await server.end('SIGTERM');
  copyFileSync(join(folder, 'backup.db'), file);
  await server.start();
  const { lost = 0 } = await ready();
  expect(lost).toBeGreaterThanOrEqual(later);
  await server.end('SIGTERM');
  for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
  await server.start();
  expect((await ready()).lost).toBeGreaterThan(lost);
});

test('a server that is killed and started again has lost nothing, and says nothing', async () => {
  await acknowledged(server.url, 8);
  await server.end('SIGKILL');
  await server.start();
  expect(await ready()).toEqual({ ok: true, unreadable: 0 });
  expect(server.log.join('\n')).not.toContain('tables were set back');
});
