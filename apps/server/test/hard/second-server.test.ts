// A second server where one already runs: it must not touch the matches of the first, and must say why.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, ServerProcess } from './process.ts';

const main = join(import.meta.dirname, '../../src/main.ts');

let folder = '';
let other = '';
let port = 0;
let server: ServerProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-second-'));
  other = mkdtempSync(join(tmpdir(), 'bridgefront-second-'));
  port = await freePort();
  server = new ServerProcess(folder, port);
  await server.start();
});

afterEach(async () => {
  await server.end('SIGKILL');
  for (const dir of [folder, other]) rmSync(dir, { recursive: true, force: true });
});

async function startSecond(dataDir: string, onPort: number) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: String(onPort), HOST: '127.0.0.1', DATA_DIR: dataDir },
    timeout: 30_000,
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

test('a taken port ends the start with exit code 2 and one sentence', async () => {
  const { code, said } = await startSecond(other, port);
  expect(code).toBe(2);
  expect(said).toBe(`Port ${port} is taken by another program; choose another with PORT.\n`);
});

test('a taken data folder ends the start and names the process that has it', async () => {
  const { code, said } = await startSecond(folder, await freePort());
  expect(code).toBe(2);
  expect(said).toContain(`is in use by the process ${server.pid};`);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(await server.healthy()).toBe(true);
});

test('a folder whose server was killed is free again', async () => {
  await server.end('SIGKILL');
  await server.start();
  expect(await server.healthy()).toBe(true);
});
