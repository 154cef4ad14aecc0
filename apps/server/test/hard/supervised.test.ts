// A supervised server: whether it dies or stands still, another one takes its place, and what was acknowledged is there.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, ServerProcess } from './process.ts';
import { call, enterAll } from './table.ts';

let folder = '';
let server: ServerProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-supervised-'));
  const program = join(import.meta.dirname, '../../src/supervise.ts');
  server = new ServerProcess(folder, await freePort(), {}, program);
  await server.start();
});

afterEach(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test('a server that dies, and one that stands still, are replaced, and nobody’s table is lost', async () => {
  const [person] = await enterAll(server.url, ['Ann']);
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'random' }];
  const { body } = await call<{ id: string }>(server.url, person.token, 'POST', '/matches', {
    game: 'twin-bridges',
    seats,
  });
  for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
    const took = await server.replaced(signal);
    console.log(`${signal}: replaced after ${Math.round(took)} ms`);
    expect((await call(server.url, person.token, 'GET', `/matches/${body.id}`)).status).toBe(200);
  }
  expect(server.log.join('\n')).toContain('has stopped answering');
  // systemd and a terminal tell both: it stops in good order all the same, and nobody is left behind.
  const [last] = server.children;
  process.kill(last, 'SIGTERM');
  expect(await server.end('SIGTERM')).toBe(0);
  expect(() => process.kill(last, 0)).toThrow();
});
