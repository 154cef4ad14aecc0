// A copy on another disk: the server is killed and its data deleted, and what comes back from the copy is what was shipped; what is
// missing is said, in numbers and seconds.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreCopy } from '../../src/store/restore.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { freePort, ServerProcess } from './process.ts';
import { acknowledged } from './acknowledged.ts';
import { call, enterAll } from './table.ts';
import { until } from '../until.ts';

let folder = '';
let data = '';
let copy = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-copy-'));
  [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ready {
  readonly lost?: number;
  readonly copy?: { readonly behind: number; readonly problem: string | null };
}

async function ready({ url }: ServerProcess): Promise<Ready> {
  return (await (await fetch(`${url}/readyz`)).json()) as Ready;
}

const numberIn = (file: string): number =>
  (JSON.parse(readFileSync(file, 'utf8')) as { readonly number: number }).number;

test('a server that is killed, and whose data is deleted, goes on from the copy and says what is missing', async () => {
  const server = new ServerProcess(data, await freePort(), { COPY_DIR: copy });
  await server.start();
  try {
    const [person] = await enterAll(server.url, ['Ann']);
    await acknowledged(server.url, 12);
    await until(
      () => existsSync(join(copy, 'shipped')) && numberIn(join(copy, 'shipped')) >= 12,
      'twelve choices to be copied',
    );
    const { copy: state } = await ready(server);
    expect(state?.problem).toBeNull();
    expect(await server.figure('bridgefront_copy_behind_seconds')).toBeGreaterThan(0);
    // Some choices are acknowledged that the copy does not have yet.
    const last = join(data, 'bridgefront.db-last');
    do await acknowledged(server.url, 3);
    while (numberIn(last) <= numberIn(join(copy, 'shipped')));
    await server.end('SIGKILL');
    const known = numberIn(last);
    rmSync(data, { recursive: true });
    const { lost, seconds } = restoreCopy(copy, data);
    const there = new Database(join(data, 'bridgefront.db'), { readonly: true });
    const { number } = there.prepare('select max(number) as number from events').get() as { number: number };
    there.close();
    expect(number).toBeGreaterThanOrEqual(12);
    // What is noted beside the copy may be a moment behind what was acknowledged, never before it.
    expect(lost).toBeLessThanOrEqual(known - number);
    console.log(`lost ${lost} of ${known} choices, the last ${seconds?.toFixed(2)} s`);
    expect(() => restoreCopy(copy, data)).toThrow('never replaces');
    await server.start();
    expect((await ready(server)).lost ?? 0).toBe(lost);
    // Sessions go on, and the one who was there is known.
    expect((await call(server.url, person.token, 'GET', '/session')).status).toBe(200);
  } finally {
    await server.end('SIGKILL');
  }
});

test('the copy follows a log that is folded into the pages again and again, and begins anew after a fault', async () => {
  const make = join(folder, 'bridgefront.db');
  const store = await sqliteStore(make, copy);
  const rows = async (from: number, to: number): Promise<void> => {
    for (let number = from; number < to; number++)
      await store.addAudit({
        at: number,
        by: 'test',
        act: 'note',
        target: String(number),
        note: 'x'.repeat(30_000),
      });
  };
  const held = (): number => {
    const into = mkdtempSync(join(folder, 'look-'));
    restoreCopy(copy, into);
    const there = new Database(join(into, 'bridgefront.db'));
    const { held } = there.prepare('select count(*) as held from audit').get() as { held: number };
    there.close();
    return held;
  };
  const whole = async (): Promise<void> => {
    const since = performance.now();
    await until(async () => {
      const state = await store.copied();
      return state !== null && state.problem === null && state.behind * 1000 < performance.now() - since;
    }, 'the copy to be whole');
  };
  await whole();
  // Each round is longer than the log may become before it is folded.
  for (const round of [0, 1, 2]) {
    await rows(round * 200, (round + 1) * 200);
    await whole();
    expect(held()).toBe((round + 1) * 200);
  }
  // The folder goes, and a file stands in its place: said, and mended once that is gone.
  rmSync(copy, { recursive: true });
  writeFileSync(copy, '');
  await rows(600, 601);
  await until(async () => (await store.copied())?.problem !== null, 'the copy to say what is wrong');
  rmSync(copy);
  await whole();
  expect(held()).toBe(601);
  await rows(601, 603);
  await store.close();
  expect(held()).toBe(603);
});
