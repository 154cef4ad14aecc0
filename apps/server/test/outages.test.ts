// Outages that several servers tell of: each moment is credited once, in whatever order it is heard of.

import { randomInt, seedRandom } from '@bridgefront/kernel';
import { TestTime } from '@bridgefront/hosting/testing';
import { expect, test } from 'vitest';
import { pino } from 'pino';
import { ClusterAround } from '../src/cluster/around.ts';
import { ChairLine } from '../src/cluster/chair-line.ts';
import { LinkEnded } from '../src/cluster/link.ts';
import type { Membership } from '../src/cluster/membership.ts';
import type { Peer } from '../src/cluster/peers.ts';
import type { Placement } from '../src/cluster/placement.ts';
import { Heartbeat } from '../src/match/heartbeat.ts';
import { memoryStore } from '../src/store/memory.ts';
import { LaterTime } from '../src/time.ts';
import { addOutage } from '../src/match/outages.ts';
import type { Outage } from '../src/store/store.ts';

test.each<readonly [string, readonly (readonly [number, number])[], readonly (readonly [number, number])[]]>([
  [
    'one after the other',
    [
      [1, 2],
      [3, 4],
    ],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'the earlier one heard of later',
    [
      [10, 12],
      [9, 11],
    ],
    [
      [9, 10],
      [10, 12],
    ],
  ],
  [
    'one within another',
    [
      [1, 9],
      [3, 4],
    ],
    [[1, 9]],
  ],
  [
    'one around others',
    [
      [2, 3],
      [5, 6],
      [1, 8],
    ],
    [
      [1, 2],
      [2, 3],
      [3, 5],
      [5, 6],
      [6, 8],
    ],
  ],
  [
    'the same twice',
    [
      [1, 2],
      [1, 2],
    ],
    [[1, 2]],
  ],
])('%s', (_what, told, known) => {
  const outages: Outage[] = [];
  for (const [from, to] of told) addOutage(outages, { from, to });
  expect(outages.map(({ from, to }) => [from, to])).toEqual(known);
});

test('whatever is told, no moment is in it twice, none is missing, and all are in order', () => {
  const random = seedRandom('outages');
  for (let trial = 0; trial < 300; trial++) {
    const outages: Outage[] = [];
    const credited = new Set<number>();
    const fresh: Outage[] = [];
    for (let told = 0; told < 12; told++) {
      const from = randomInt(random, 40);
      const to = from + 1 + randomInt(random, 8);
      for (let moment = from; moment < to; moment++) credited.add(moment);
      fresh.push(...addOutage(outages, { from, to }));
    }
    const length = (all: readonly Outage[]): number => all.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(length(outages)).toBe(credited.size);
    expect(length(fresh)).toBe(credited.size);
    for (const [index, { from }] of outages.entries())
      if (index > 0) expect(from).toBeGreaterThanOrEqual(outages[index - 1].to);
  }
});

test('of what several servers have noted each moment is credited once, after a start too', async () => {
  const store = memoryStore();
  for (const [from, to] of [
    [20, 40],
    [10, 30],
    [35, 50],
  ])
    await store.addOutage({ from, to });
  const outages: Outage[] = [];
  const tasks = {
    resetClocks: () => undefined,
    wakeDue: async () => undefined,
    forgetIdle: async () => undefined,
  };
  const heartbeat = new Heartbeat({
    store,
    tasks,
    time: new LaterTime(new TestTime()),
    log: pino({ level: 'silent' }),
    outages,
  });
  await heartbeat.start();
  expect(outages).toEqual([
    { from: 10, to: 20 },
    { from: 20, to: 40 },
    { from: 40, to: 50 },
  ]);
  await heartbeat.stop();
});

test('an outage that could not be stored is stored at a later beat, once, before the beat itself', async () => {
  const [store, time] = [memoryStore(), new TestTime()];
  const said: string[] = [];
  let isAway = true;
  const heartbeat = new Heartbeat({
    store: {
      ...store,
      async addOutage(outage) {
        if (isAway) throw new Error('The database is between two words.');
        said.push(`outage ${outage.from}`);
        await store.addOutage(outage);
      },
      async beat(at) {
        said.push('beat');
        await store.beat(at);
      },
    },
    tasks: {
      resetClocks: () => undefined,
      wakeDue: async () => undefined,
      forgetIdle: async () => undefined,
    },
    time: new LaterTime(time),
    log: pino({ level: 'silent' }),
    outages: [],
  });
  await heartbeat.start();
  await heartbeat.opened();
  said.length = 0;
  await expect(heartbeat.away(10, 20)).rejects.toThrow('between two words');
  // Whoever asks again is not told that it is stored before it is.
  await expect(heartbeat.away(10, 20)).rejects.toThrow('between two words');
  await time.advance(5000);
  expect(said).toEqual([]);
  isAway = false;
  await time.advance(5000);
  expect(said).toEqual(['outage 10', 'beat']);
  expect((await store.outages()).filter(({ from }) => from === 10)).toEqual([{ from: 10, to: 20 }]);
  await heartbeat.stop();
});

test('time that a server of a cluster lost is told to the next chair, where the one before went first', async () => {
  const line = new ChairLine(new TestTime());
  const around = new ClusterAround({
    store: memoryStore(),
    time: new LaterTime(new TestTime()),
    chair: line,
    membership: {} as Membership,
    placement: {} as Placement,
  });
  const told: unknown[] = [];
  const chair = (answer: () => Promise<void>): Peer =>
    ({
      ask(name: string, ...given: unknown[]) {
        told.push([name, ...given]);
        return answer();
      },
      tell: () => undefined,
    }) as unknown as Peer;
  line.set(chair(() => Promise.reject(new LinkEnded('gone'))));
  around.lost({ from: 10, to: 20 });
  await expect.poll(() => told.length).toBe(1);
  for (let later = 0; later < 2; later++) {
    line.set(null);
    line.set(chair(() => Promise.resolve()));
    around.begin({ now: 30, outages: [], heard: [] });
    await expect.poll(() => told.length).toBe(2);
  }
  expect(told).toEqual([
    ['away', 10, 20],
    ['away', 10, 20],
  ]);
});
