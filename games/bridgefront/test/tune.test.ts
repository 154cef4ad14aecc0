// The regression behind the estimate's table: it finds weights that are known, and its lessons are reproducible.

import { expect, test } from 'vitest';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import { expected, fit, logLoss } from '../lab/tune/fit.ts';
import type { Lesson } from '../lab/tune/fit.ts';
import { playPositions } from '../lab/tune/positions.ts';

const truth = [0.8, -0.5];

/** Lessons of three seats whose shares of the win are exactly what the true weights say. */
function lessons(count: number): Lesson[] {
  const random = seedRandom('lessons');
  return Array.from({ length: count }, (_, match) => {
    const features = Float64Array.from({ length: 6 }, () => randomInt(random, 100) / 20);
    const blank = { match, seats: 3, scorings: 1, features, won: [] };
    return { ...blank, won: expected(blank, truth) };
  });
}

test('the fit finds the weights that made the outcomes', () => {
  const found = fit(lessons(200), [0, 0], 0);
  found.forEach((weight, i) => expect(weight).toBeCloseTo(truth[i], 6));
});

test('a strong pull keeps the weights at the prior', () => {
  const found = fit(lessons(200), [0.1, 0.2], 1e9);
  expect(found[0]).toBeCloseTo(0.1, 3);
  expect(found[1]).toBeCloseTo(0.2, 3);
});

test('the loss is what the outcome surprises', () => {
  expect(logLoss([0.5, 0.5], [1, 0])).toBeCloseTo(Math.log(2), 9);
  expect(logLoss([1, 0], [1, 0])).toBeCloseTo(0, 9);
});

test('equal seeds give equal lessons, and each ends with one win', () => {
  const [once, again] = [
    playPositions(3, 'test', () => undefined),
    playPositions(3, 'test', () => undefined),
  ];
  expect(again).toEqual(once);
  expect(new Set(once.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  for (const { won, judged } of once) {
    expect(won.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
    expect(judged.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
  }
});
