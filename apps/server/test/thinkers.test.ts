// The way to servers that only think: what one of them answers, what is thought about at home, and where studies are.

import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Bus } from '../src/cluster/bus.ts';
import { MemoryHub } from '../src/cluster/memory-bus.ts';
import { Peers } from '../src/cluster/peers.ts';
import { thinkServer } from '../src/cluster/think-server.ts';
import { Thinkers } from '../src/cluster/thinkers.ts';
import { readConfig } from '../src/config.ts';
import type { Studies, StudyDoor } from '../src/studies/studies.ts';
import type { BotPool, Elsewhere, Thought } from '../src/thinking/pool.ts';
import { realTime } from '../src/time.ts';
import { testConfig } from './support.ts';

const log = pino({ level: 'silent' });
const rules = new Set(['rules of today']);
const thought: Thought = {
  name: 'think',
  task: { game: 'duel', bot: 'busy', seat: 0, match: '{}', seed: 'a seed' },
};
const whom = ['a network'];

let hub: MemoryHub;
let near: Thinkers;

const openPeers = (bus: Bus): Promise<Peers> =>
  Peers.open(bus, { time: realTime, log, serve: () => ({ hello: () => undefined }) });

// One whose threads do as the test says.
const started = (ponder: Elsewhere, more: { busy?: number; studies?: Studies; rules?: Set<string> } = {}) =>
  thinkServer({
    config: { ...testConfig, role: 'think', botThreads: 1 },
    bus: hub.connect(),
    pool: { ponder, waiting: 0, busy: more.busy ?? 0, close: async () => undefined } as unknown as BotPool,
    studies: more.studies ?? null,
    rulesOfNow: more.rules ?? rules,
    log,
  });

beforeEach(async () => {
  hub = new MemoryHub(realTime);
  const bus = hub.connect();
  near = new Thinkers(bus, await openPeers(bus), rules);
});

describe('a thought', () => {
  test('goes with all that it needs to the one that thinks, which has a figure of it', async () => {
    const server = await started(async (...given) => [given]);
    expect(await near.think(whom, thought, true)).toEqual([[whom, thought, true]]);
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    expect(figures).toMatch(/^bridgefront_think_seconds_count 1$/m);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ok: true, unreadable: 0 });
    await server.stop();
  });

  test('is for home where nobody thinks, all have enough to do, or know other rules', async () => {
    expect(await near.think(whom, thought, false)).toBeNull();
    const all = [
      await started(async () => 'full', { busy: 2 }),
      await started(async () => 'others', { rules: new Set(['rules of tomorrow']) }),
    ];
    expect(await near.think(whom, thought, false)).toBeNull();
    for (const server of all) await server.stop();
  });

  test('is for home when the one that thinks about it fails or goes', async () => {
    const fails = await started(async () => {
      throw new Error('The thread is gone.');
    });
    expect(await near.think(whom, thought, false)).toBeNull();
    await fails.stop();
    const begun = Promise.withResolvers<void>();
    const goes = await started(() => {
      begun.resolve();
      return new Promise(() => undefined);
    });
    const thinking = near.think(whom, thought, false);
    await begun.promise;
    await goes.stop();
    expect(await thinking).toBeNull();
  });
});

describe('studies', () => {
  const door = (title: string): StudyDoor =>
    ({ list: () => [{ title }], report: async () => title }) as unknown as StudyDoor;

  test('are those of the server that thinks, and without one those of home', async () => {
    const own = near.studies(door('at home'));
    expect([await own.list(), await own.report('1')]).toEqual([[{ title: 'at home' }], 'at home']);
    const studies = {
      ...door('there'),
      start: async () => undefined,
      stop: async () => undefined,
    } as unknown as Studies;
    const server = await started(async () => null, { studies });
    expect([await own.list(), await own.report('1')]).toEqual([[{ title: 'there' }], 'there']);
    await server.stop();
  });

  test('that are nowhere are said to be', async () => {
    const none = near.studies(null);
    expect([await none.list(), await none.report('1')]).toEqual([[], null]);
    expect(await none.make({})).toMatchObject({ message: expect.stringContaining('--role think') });
  });
});

test('who only thinks needs the bus and the secret alone', () => {
  const said = {
    STORAGE: 'memory',
    ROLE: 'think',
    NATS_URL: 'nats://127.0.0.1:4222',
    SECRET: 's'.repeat(32),
  };
  expect(readConfig(said)).toMatchObject({ role: 'think', databaseUrl: null });
  expect(() => readConfig({ ...said, SECRET: '' })).toThrow('With NATS_URL SECRET have to be said');
  expect(() => readConfig({ ...said, ROLE: 'web' })).toThrow('DATABASE_URL has to be said too');
});
