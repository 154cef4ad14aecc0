// Comparisons alarm as seldom as they promise, and find what is there.

import { randomInt, seedRandom } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { differenceInterval } from '../src/sequences.ts';
import { normalBelow, pairedDifference, standOut, studentWithin } from '../src/statistics.ts';

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
  test('200 comparisons of equal rules with ten figures each alarm at most in the promised share of cases', () => {
    let alarms = 0;
    for (let comparison = 0; comparison < 200; comparison++) {
      const ps = Array.from({ length: 10 }, (_, figure) => {
        const { a, b } = wins(`equal ${comparison} ${figure}`, 300, 0);
        return pairedDifference(a, b).p;
      });
      if (standOut(ps).includes(true)) alarms++;
    }
    // 5 per cent of 200 are 10; 17 is the 98th per cent of that binomial.
    expect(alarms).toBeLessThanOrEqual(17);
    expect(alarms).toBeGreaterThan(0);
  });

  test('the interval covers a difference that is there about as often as it says', () => {
    let covered = 0;
    for (let trial = 0; trial < 200; trial++) {
      const { a, b } = wins(`different ${trial}`, 400, 0.08);
      const { low, high } = pairedDifference(a, b);
      if (low <= 0.08 && 0.08 <= high) covered++;
    }
    expect(covered).toBeGreaterThanOrEqual(182);
  });

  test('three pairs that all say the same do not stand out, and one pair knows no interval', () => {
    expect(pairedDifference([0, 0, 0], [1, 1, 1])).toMatchObject({ difference: 1, p: 0.25 });
    expect(pairedDifference([0], [1])).toMatchObject({ p: 1, low: -Infinity, high: Infinity });
    expect(pairedDifference([1, 2, 3, 4, 5], [2, 4, 4, 6, 6]).low).toBeCloseTo(0.72, 2);
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
    expect(pairedDifference([1, 2, 3], [1, 2, 3])).toMatchObject({ difference: 0, low: 0, high: 0, p: 1 });
  });
});

describe('intervals that may be looked at again and again', () => {
  // The worst reader: looks after every eighth pair and stops at the first alarm.
  function alarmed(differences: readonly number[], share: boolean): boolean {
    for (let pairs = 8; pairs <= differences.length; pairs += 8) {
      const { low, high } = differenceInterval(differences.slice(0, pairs), share, 0.05);
      if (low > 0 || high < 0) return true;
    }
    return false;
  }

  test.each([
    ['shares of the win', true],
    ['means', false],
  ])('of %s: 200 comparisons of equal rules alarm at most in 5 of 100 cases', (_, share) => {
    let alarms = 0;
    for (let comparison = 0; comparison < 200; comparison++) {
      const { a, b } = wins(`looked at ${comparison}`, 160, 0);
      if (
        alarmed(
          b.map((value, at) => value - a[at]),
          share,
        )
      )
        alarms++;
    }
    expect(alarms).toBeLessThanOrEqual(10);
  });

  test.each([
    ['shares of the win', true],
    ['means', false],
  ])('of %s: a difference that is there is found, and covered', (_, share) => {
    const { a, b } = wins('there', 1000, 0.2);
    const { low, high } = differenceInterval(
      b.map((value, at) => value - a[at]),
      share,
      0.05,
    );
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThan(0.2);
    expect(high).toBeGreaterThan(0.2);
    expect(high - low).toBeLessThan(0.25);
  });

  test('too few pairs say nothing about a mean', () => {
    expect(differenceInterval([5, 6, 7], false, 0.05)).toEqual({ low: -Infinity, high: Infinity });
  });
});

test('Holm: the smallest must pass the strictest bar, the others follow', () => {
  expect(standOut([0.012, 0.04, 0.6, 0.013])).toEqual([true, false, false, true]);
  expect(standOut([0.02, 0.03, 0.04])).toEqual([false, false, false]);
});
