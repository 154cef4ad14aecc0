// `npm start` as people run it: a signal to npm reaches the server, which stops in good order.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from './process.ts';
import { sleep } from './table.ts';

test('SIGTERM to npm stops the server, not only the shell between them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-start-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '../../../..'),
    env: { ...process.env, PORT: new URL(url).port, HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let log = '';
  npm.stdout.on('data', (data: Buffer) => (log += String(data)));
  const ended = new Promise<number | null>((resolve) => void npm.once('exit', resolve));
  const answers = (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    for (let i = 0; i < 900 && !(await answers()); i++) await sleep(100);
    expect(await answers()).toBe(true);
    npm.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(log).toContain('"msg":"stopping"');
    expect(await answers()).toBe(false);
  } finally {
    npm.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
