// The simulation of many machines: it agrees with formulas where there are some, answers every choice once whatever goes wrong, and
// its laws find what is planted.

import { describe, expect, test } from 'vitest';
import { Chance } from '../src/capacity/chance.ts';
import { Clock } from '../src/capacity/clock.ts';
import { costs, figures, problemsOf } from '../src/capacity/costs.ts';
import { layoutFor, lookOf } from '../src/capacity/layout.ts';
import { death, final, firstToBreak, lostRegion, run } from '../src/capacity/scenarios.ts';
import { Disk, Station } from '../src/capacity/station.ts';
import type { Plant } from '../src/capacity/world.ts';

/** Of those who come, how many wait on average, by Erlang's formula. */
function waitingByErlang(processors: number, load: number): number {
  let term = 1;
  let sum = 1;
  for (let one = 1; one < processors; one++) sum += term *= load / one;
  const all = (term * load) / processors / (1 - load / processors);
  const waits = all / (sum + all);
  return (waits * load) / (processors - load);
}

interface Queue {
  readonly processors: number;
  readonly load: number;
  readonly isFixed: boolean;
}

// Who come by chance, one a second on average, to processors that take `load` seconds each.
function queue({ processors, load, isFixed }: Queue): { readonly used: number; readonly waiting: number } {
  const clock = new Clock();
  const chance = new Chance('a queue');
  const station = new Station(clock, processors);
  let waited = 0;
  const come = (): void => {
    const work = isFixed ? load : chance.wait(load);
    const came = clock.now;
    station.do(work, () => void (waited += clock.now - came - work));
    clock.after(chance.wait(1), come);
  };
  come();
  clock.runUntil(400_000);
  return { used: station.used, waiting: waited / 400_000 };
}

describe('a station', () => {
  test.each([
    [1, 0.5],
    [1, 0.8],
    [3, 2.4],
    [8, 6],
  ])(
    'of %d processors with a load of %d is as busy, and as many wait, as Erlang says',
    (processors, load) => {
      const { used, waiting } = queue({ processors, load, isFixed: false });
      expect(used).toBeCloseTo(load / processors, 1.8);
      const expected = waitingByErlang(processors, load);
      expect(Math.abs(waiting / expected - 1)).toBeLessThan(0.06);
    },
  );

  test('that takes as long for everyone has half as many waiting', () => {
    const { waiting } = queue({ processors: 1, load: 0.7, isFixed: true });
    expect(Math.abs(waiting / (0.7 ** 2 / (2 * (1 - 0.7))) - 1)).toBeLessThan(0.04);
  });

  test('that has died does nothing more', () => {
    const clock = new Clock();
    const station = new Station(clock, 1);
    const done: string[] = [];
    station.do(1, () => done.push('first'));
    station.do(1, () => done.push('second'));
    clock.after(1.5, () => station.die());
    clock.after(3, () => station.do(1, () => done.push('third')));
    clock.runUntil(Infinity);
    expect(done).toEqual(['first']);
  });
});

test('a disk writes together what has come while it wrote', () => {
  const clock = new Clock();
  const disk = new Disk(clock, () => 1);
  const written: number[] = [];
  for (const at of [0, 0.2, 0.9, 1.1, 5])
    clock.after(at, () => disk.write(() => written.push(Math.round(10 * clock.now) / 10)));
  clock.runUntil(Infinity);
  expect(written).toEqual([1, 2, 2, 3, 6]);
});

test('a clock keeps the order in which things were asked for at one moment', () => {
  const clock = new Clock();
  const chance = new Chance('an order');
  const times = Array.from({ length: 3000 }, () => chance.below(40));
  const found: [number, number][] = [];
  for (const [order, time] of times.entries()) clock.after(time, () => found.push([time, order]));
  clock.runUntil(Infinity);
  expect(found).toEqual(found.toSorted(([a, i], [b, j]) => a - b || i - j));
  expect(found).toHaveLength(3000);
});

describe('the costs', () => {
  test('each says who measured it and when, or why it is assumed', () => {
    expect(problemsOf(figures)).toEqual([]);
  });

  test.each([
    { value: 1, unit: 'ms', what: 'by nobody' },
    { value: 1, unit: 'ms', what: 'both', command: 'npm', date: '2026-11-30', assumed: 'so' },
    { value: 1, unit: 'ms', what: 'on no day', command: 'npm' },
    { value: Number.NaN, unit: 'ms', what: 'no number', assumed: 'so' },
  ])('one that does not is found: $what', (figure) => {
    expect(problemsOf({ figure })).toHaveLength(1);
  });

  test('a look passes all open matches where nothing is free, and stops at what it takes', () => {
    const all = lookOf({ open: 100_000, unheld: 0, servers: 10 }, costs);
    expect(all).toBeCloseTo((100_000 * (costs.lookMatch + 10 * costs.lookServer)) / 1e6);
    const half = lookOf({ open: 100_000, unheld: 2 * costs.lookTakes, servers: 10 }, costs);
    expect(half).toBeCloseTo(all / 2);
  });
});

test('a layout has so many servers that play that the others load the live matches of a dead one soon enough', () => {
  const { play } = layoutFor(100_000, 1, costs);
  const load = costs.takePlay + (costs.seats + costs.watchers) * costs.followPlay;
  const until = (count: number): number => (100 * costs.liveShare * load) / count / (count - 1);
  expect(until(play)).toBeLessThan(costs.loadedWithin);
  expect(until(play - 1)).toBeGreaterThan(costs.loadedWithin);
});

const small = { ...layoutFor(4000, 1, costs), play: 2 };

describe('a world', () => {
  const calm = (seed: string) =>
    run({ scenario: 'calm', layout: small, costs, seconds: 20, wish: { seed, load: 5 }, look: 'all' });

  test('answers every choice once, and is as busy as its costs say', () => {
    const shown = calm('a seed');
    expect(shown.broken).toEqual([]);
    expect(shown.choices).toBeGreaterThan(2000);
    const people = shown.perSecond / (1 - costs.botShare);
    const busy = (people * costs.playChoice) / 1000 / small.play;
    expect(Math.abs((shown.loads['play']?.mean ?? 0) / busy - 1)).toBeLessThan(0.1);
  });

  test('goes the same way by the same seed, and another way by another', () => {
    expect(calm('a seed')).toEqual(calm('a seed'));
    expect(calm('another').choices).not.toBe(calm('a seed').choices);
  });

  test('says what is the first to be busy all its time', () => {
    const load = (mean: number) => ({ mean, most: mean, longest: 0 });
    expect(firstToBreak({ web: load(0.2), play: load(0.25) })).toEqual({ what: 'play', times: 4 });
  });
});

describe('a server that plays dies', () => {
  const wish = { seed: 'one dies', load: 20, look: 'index', brings: 'all' } as const;
  const planted = (plant: Plant) => ({ ...wish, plant });

  test.each(['all', 'index'] as const)('and all its matches are played again, look by %s', (look) => {
    const { broken, more, slowest } = death(small, 60, costs, { ...wish, look });
    expect(broken).toEqual([]);
    expect(more['its matches']).toBe(2000);
    expect(more['live ones play again after, s']).toBeGreaterThan(costs.silence);
    expect(more['all play again after, s']).toBeGreaterThan(more['live ones play again after, s'] as number);
    expect(slowest).toBeGreaterThan(1000 * costs.silence * 0.9);
  });

  test.each([
    ['nobody sends again', 'never answered'],
    ['a message is not known again', 'committed twice'],
    ['answered before the commit', 'answered before it was committed'],
  ] as const)('it is seen where %s', (plant, law) => {
    const { broken } = death(small, 60, costs, planted(plant));
    expect(broken.join()).toContain(law);
  });

  test('and they are played again sooner where only what is asked for is loaded', () => {
    const [all, asked] = (['all', 'asked'] as const).map((brings) =>
      death(small, 60, costs, { ...wish, brings }),
    );
    const until = (shown: typeof all): number => shown?.more['all play again after, s'] as number;
    expect(asked?.broken).toEqual([]);
    expect(until(asked)).toBeLessThan(until(all) / 2);
  });
});

describe('a region is lost', () => {
  const two = layoutFor(6000, 2, costs);

  test('and the other plays its matches, all acknowledged choices among them where commits wait for it', () => {
    const { broken, more } = lostRegion(two, 120, costs, true, 'all');
    expect(broken).toEqual([]);
    expect(more['its matches']).toBe(3000);
    expect(more['all play again after, s']).toBeGreaterThan(costs.promotion);
    expect(more['acknowledged and lost']).toBe(0);
  });

  test('what was committed lately is lost where nobody waits for the other', () => {
    const { broken, more } = lostRegion(two, 120, costs, false, 'asked');
    expect(broken).toEqual([]);
    expect(more['acknowledged and lost']).toBeGreaterThan(0);
  });
});

test('more servers with sockets show a final sooner to the last', () => {
  const until = (web: number): number =>
    final({ ...small, web }, 2000, costs, { seed: 'a final' }).more[
      'until the last has seen it, p50, ms'
    ] as number;
  expect(until(8)).toBeLessThan(until(2));
});
