// The server's own command line: what it is, and what it says of what it does not know.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const main = join(import.meta.dirname, '../src/main.ts');
const run = (...said: string[]) =>
  spawnSync(process.execPath, [main, ...said], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], STORAGE: 'memory', PORT: '0', HOST: '127.0.0.1' },
    timeout: 60_000,
  });

test.each(['--help', '-h'])('%s says what can be said, and starts nothing', (said) => {
  const { status, stdout, stderr } = run(said);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('docs/running.md');
  expect(stdout).not.toContain('listening');
});

test.each([
  [['--processes', '2'], 'There are no table processes any more'],
  [['--port', '8080'], "Unknown option '--port'"],
])('%j is refused', (said, why) => {
  const { status, stderr } = run(...said);
  expect(status).toBe(2);
  expect(stderr).toContain(why);
});
