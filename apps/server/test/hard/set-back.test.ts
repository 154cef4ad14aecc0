// A log that was cut, lost or restored: the start says what is missing, and so does /readyz.

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, ServerProcess } from './process.ts';
import { call, enterAll, sleep } from './table.ts';

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

interface Looked {
  readonly document?: {
    readonly view: {
      readonly decision: { readonly mine: { readonly plan: string[]; readonly choices: string[] } | null };
    };
    readonly host: { readonly decision: number };
  };
}

/** Plays a match by HTTP until so many choices are acknowledged. */
async function acknowledged(wanted: number): Promise<number> {
  const [person] = await enterAll(server.url, ['Ann']);
  const ask = <T>(method: string, path: string, body?: unknown) =>
    call<T>(server.url, person.token, method, path, body);
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'random' }];
  const { id } = (await ask<{ id: string }>('POST', '/matches', { game: 'bridgefront', seats })).body;
  await ask('POST', `/matches/${id}/ready`, { entropy: 'mine' });
  let made = 0;
  while (made < wanted) {
    const { document } = (await ask<Looked>('GET', `/matches/${id}/view?seat=0`)).body;
    const mine = document?.view.decision?.mine;
    if (document === undefined || mine == null || mine.choices.length === 0) {
      await sleep(20);
      continue;
    }
    const at = { decision: document.host.decision, plan: mine.plan.length };
    const choice = { id: `${at.decision}.${at.plan}`, seat: 0, choice: mine.choices[0], at };
    if ((await ask('POST', `/matches/${id}/choices`, choice)).status === 200) made++;
  }
  return made;
}

const ready = async (): Promise<{ readonly lost?: number }> =>
  (await (await fetch(`${server.url}/readyz`)).json()) as { readonly lost?: number };

test('a write-ahead log that is missing is told at the start, and by /readyz', async () => {
  const made = await acknowledged(12);
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
  await acknowledged(3);
  await server.end('SIGTERM');
  const file = join(folder, 'bridgefront.db');
  copyFileSync(file, join(folder, 'backup.db'));
  await server.start();
  const later = await acknowledged(6);
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
  await acknowledged(8);
  await server.end('SIGKILL');
  await server.start();
  expect(await ready()).toEqual({ ok: true, unreadable: 0 });
  expect(server.log.join('\n')).not.toContain('tables were set back');
});
