// Comparisons alarm as seldom as they promise, and find what is there.

import { randomInt, seedRandom } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { differenceInterval } from '../src/sequences.ts';
import { normalBelow, pairedDifference, studentWithin } from '../src/statistics.ts';

test.each([
  [0, 0.5],
  [1.96, 0.975],
  [-1.645, 0.05],
  [3, 0.99865],
])('the normal distribution below %d', (z, below) => {
  expect(normalBelow(z)).toBeCloseTo(below, 3);
});

test.each([
  [12.706, 1, 0.95],
  [4.303, 2, 0.95],
  [2.179, 12, 0.95],
  [2.771, 27, 0.99],
  [1.966, 400, 0.95],
  [1.96, 1000, 0.95],
])('within %d of Student’s distribution with freedom %d', (t, freedom, within) => {
  expect(studentWithin(t, freedom)).toBeCloseTo(within, 3);
});

// Matches of two equal sets of rules, or with so many more wins for the second.
function wins(seed: string, count: number, more: number): { a: number[]; b: number[] } {
  const random = seedRandom(seed);
  const one = (share: number): number => (randomInt(random, 1_000_000) < share * 1_000_000 ? 1 : 0);
  const list = Array.from({ length: count }, () => [one(0.4), one(0.4 + more)] as const);
  return { a: list.map(([a]) => a), b: list.map(([, b]) => b) };
}

describe('paired differences', () => {
  test('the interval covers a difference that is there about as often as it says', () => {
    let covered = 0;
    for (let trial = 0; trial < 200; trial++) {
      const { a, b } = wins(`different ${trial}`, 400, 0.08);
      const { low, high } = pairedDifference(a, b);
      if (low <= 0.08 && 0.08 <= high) covered++;
    }
    expect(covered).toBeGreaterThanOrEqual(182);
  });

  test.each([
    [1, 1],
    [2, 0.5],
    [3, 0.25],
    [5, 0.0625],
  ])('%d pairs that all say the same do not stand out, and know no interval', (pairs, p) => {
    const [a, b] = [0, 1].map((value) => Array.from({ length: pairs }, () => value));
    expect(pairedDifference(a, b)).toMatchObject({ difference: 1, p, low: -Infinity, high: Infinity });
  });

  test('a few pairs know the interval of Student', () => {
    const { low, high } = pairedDifference([1, 2, 3, 4, 5, 6], [2, 4, 4, 6, 6, 8]);
    expect(low).toBeCloseTo(1.5 - 2.571 * Math.sqrt(0.3 / 6), 3);
    expect(high).toBeCloseTo(1.5 + 2.571 * Math.sqrt(0.3 / 6), 3);
  });

  test.each([6, 24, 400])('%d pairs that all say the same leave room for others', (pairs) => {
    const a = Array.from({ length: pairs }, (_, at) => (at % 3) / 3);
    const { low, high, p } = pairedDifference(
      a,
      a.map((value) => value + 1 / 3),
      true,
    );
    // So many others stay unseen in one of forty cases; shares let them lie from -1 to 1.
    const others = 1 - 0.025 ** (1 / pairs);
    expect(low).toBeCloseTo(1 / 3 - others * (4 / 3), 9);
    expect(high).toBeCloseTo(1 / 3 + others * (2 / 3), 9);
    expect(p).toBeLessThanOrEqual(0.05);
  });

  test('the interval of pairs that all say the same tells a difference where their signs do', () => {
    for (let pairs = 2; pairs < 12; pairs++) {
      const [a, b] = [0, 1].map((value) => Array.from({ length: pairs }, () => value));
      const { low, p } = pairedDifference(a, b);
      expect([pairs, low > 0]).toEqual([pairs, p <= 0.05]);
    }
  });

  test('a difference that few pairs show is left out no more often than the interval says', () => {
    const random = seedRandom('rare');
    let [missed, unseen] = [0, 0];
    for (let trial = 0; trial < 400; trial++) {
      // In one pair of twenty the second rules lead to 10: 5 more than the first on average.
      const a = Array.from({ length: 20 }, () => 5 * randomInt(random, 3));
      const b = a.map((value) => (randomInt(random, 20) === 0 ? 10 : value));
      const { low, high } = pairedDifference(a, b);
      if (a.join() === b.join()) unseen++;
      if (low > 0.25 || high < 0.25) missed++;
    }
    expect(unseen).toBeGreaterThan(100);
    expect(missed).toBeLessThanOrEqual(28);
  });

  test('few pairs of equal rules alarm no more than many do', () => {
    let alarms = 0;
    for (let comparison = 0; comparison < 400; comparison++) {
      const { a, b } = wins(`few ${comparison}`, 6, 0);
      const { low, high } = pairedDifference(a, b);
      if (low > 0 || high < 0) alarms++;
    }
    expect(alarms).toBeLessThanOrEqual(28);
  });

  test('equal numbers differ by nothing', () => {
    const list = [1, 2, 3, 4, 5, 6];
    const others = 1 - 0.025 ** (1 / 6);
    expect(pairedDifference(list, list)).toMatchObject({
      difference: 0,
      low: -5 * others,
      high: 5 * others,
      p: 1,
    });
    const one = list.map(() => 4);
    expect(pairedDifference(one, one)).toMatchObject({ difference: 0, low: 0, high: 0, p: 1 });
  });
});

describe('intervals that may be looked at again and again', () => {
  // The worst reader: looks after every eighth pair and stops at the first alarm.
  function alarmed(differences: readonly number[], range: number | null): boolean {
    for (let pairs = 8; pairs <= differences.length; pairs += 8) {
      const { low, high } = differenceInterval(differences.slice(0, pairs), range, 0.05);
      if (low > 0 || high < 0) return true;
    }
    return false;
  }

  test.each([
    ['shares of the win', null],
    ['means', 1],
  ])('of %s: 200 comparisons of equal rules alarm at most in 5 of 100 cases', (_, range) => {
    let alarms = 0;
    for (let comparison = 0; comparison < 200; comparison++) {
      const { a, b } = wins(`looked at ${comparison}`, 160, 0);
      if (
        alarmed(
          b.map((value, at) => value - a[at]),
          range,
        )
      )
        alarms++;
    }
    expect(alarms).toBeLessThanOrEqual(10);
  });

  test.each([
    ['shares of the win', null],
    ['means', 1],
  ])('of %s: a difference that is there is found, and covered', (_, range) => {
    const { a, b } = wins('there', 1000, 0.2);
    const { low, high } = differenceInterval(
      b.map((value, at) => value - a[at]),
      range,
      0.05,
    );
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThan(0.2);
    expect(high).toBeGreaterThan(0.2);
    expect(high - low).toBeLessThan(0.25);
  });

  test('too few pairs say nothing about a mean', () => {
    expect(differenceInterval([5, 6, 7], 9, 0.05)).toEqual({ low: -Infinity, high: Infinity });
  });

  test('pairs that all say the same leave room for others, also of a mean', () => {
    const same = Array.from({ length: 32 }, () => 3);
    const others = 1 - 0.025 ** (1 / 32);
    const { low, high } = differenceInterval(same, 5, 0.05);
    expect(low).toBeCloseTo(3 - 8 * others, 9);
    expect(high).toBeCloseTo(3 + 2 * others, 9);
  });
});

test('one pair of 32 that differs is no surer than none', () => {
  const alike = Array.from({ length: 32 }, () => 0);
  const one = [...alike.slice(1), -1];
  const none = differenceInterval(alike, 3, 0.05);
  const { low, high } = differenceInterval(one, 3, 0.05);
  expect(none.high).toBeGreaterThan(0.2);
  expect(high - low).toBeGreaterThanOrEqual(none.high - none.low);
  // Where most pairs differ, their spread tells.
  const spread = Array.from({ length: 400 }, (_, at) => (at % 5) / 100);
  expect(differenceInterval(spread, 50, 0.05).high).toBeLessThan(0.05);
});
