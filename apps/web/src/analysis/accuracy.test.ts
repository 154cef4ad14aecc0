// What is called accurate, and what is not.

import type { PastDecision } from '@bridgefront/bots';
import { expect, test } from 'vitest';
import { accuracyOf } from './accuracy.ts';

const plan = { choices: [], labels: [], steps: [] };
const decision = (at: number, mean: number, error = 0.01): PastDecision => ({
  at,
  kind: 'good',
  cost: { mean, error },
  made: plan,
  best: plan,
});
const ends = [10, 20, 30, 40];
const chance = (at: number, mean: number) => ({ at, seats: [{ mean, error: 0.02 }] });
const open = [chance(0, 0.5)];
const told = (costs: readonly number[], curve = open): number =>
  Math.round(
    100 *
      (accuracyOf(
        costs.map((cost, at) => decision(10 * at, cost)),
        curve,
        0,
        ends,
      ) ?? 0),
  );

test('a turn that gives nothing away is accurate, and one that gives a tenth of the win away is not', () => {
  expect(told([0, 0, 0, 0])).toBe(100);
  expect(told([0.1])).toBe(64);
  expect(told([0.1, 0.1, 0.1, 0.1])).toBe(64);
  expect(told([0, 0, 0, 0.5])).toBeLessThan(60);
});

test('small losses of one turn add up, and what could be luck is none', () => {
  const turn = [decision(1, 0.05), decision(4, 0.05), decision(7, 0.03, 0.02)];
  expect(accuracyOf(turn, open, 0, ends)).toBeCloseTo(accuracyOf([decision(0, 0.1)], open, 0, ends) ?? 0, 9);
});

test('who has lost or won already shines with nothing', () => {
  const lost = [chance(0, 0.5), chance(10, 0.01)];
  expect(told([0.1, 0, 0, 0], lost)).toBe(64);
  expect(told([0, 0, 0, 0.3], [chance(0, 0.99)])).toBe(told([0.3]));
  expect(accuracyOf([decision(0, 0)], [chance(0, 1)], 0, ends)).toBeNull();
  expect(accuracyOf([{ ...decision(0, 0), cost: null }], open, 0, ends)).toBeNull();
});
