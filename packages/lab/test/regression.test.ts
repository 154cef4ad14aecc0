import { expect, test } from 'vitest';
import { leastSquares } from '../src/regression.ts';
import type { Observation } from '../src/regression.ts';

// Four rows of y = 1 + 2a - b, without rest, each twice.
const exact: readonly Observation[] = [0, 1].flatMap((again) =>
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([a, b], at) => ({ x: [1, a, b], y: 1 + 2 * a - b, cluster: 4 * again + at })),
);

test('what rows say without a rest is found, with no error', () => {
  const { worth, errors } = leastSquares(exact) ?? { worth: [], errors: [] };
  for (const [at, value] of [1, 2, -1].entries()) expect(worth[at]).toBeCloseTo(value, 9);
  for (const error of errors) expect(error).toBeCloseTo(0, 9);
});

test('the error of a mean is that of textbooks, and rows that share their luck count once', () => {
  const numbers = [3, 1, 4, 1, 5, 9, 2, 6];
  const mean = numbers.reduce((sum, one) => sum + one, 0) / 8;
  const spread = Math.sqrt(numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / 7 / 8);
  const rows = numbers.map((y, cluster) => ({ x: [1], y, cluster }));
  const alone = leastSquares(rows);
  expect(alone?.worth[0]).toBeCloseTo(mean, 9);
  expect(alone?.errors[0]).toBeCloseTo(spread, 9);
  // Every row four times, in the cluster of the first: no news, so the error stays.
  const copied = leastSquares([0, 1, 2, 3].flatMap(() => rows));
  expect(copied?.errors[0]).toBeCloseTo(spread, 6);
  // Taken for news, they would halve it.
  const asNews = leastSquares(
    [0, 1, 2, 3].flatMap((n) => rows.map((row) => ({ ...row, cluster: 8 * n + row.cluster }))),
  );
  expect(asNews?.errors[0] ?? 1).toBeLessThan(0.6 * spread);
});

test('a column that the others tell, and too few clusters, have no answer', () => {
  expect(leastSquares(exact.map((row) => ({ ...row, x: [...row.x, row.x[1]] })))).toBeNull();
  expect(leastSquares(exact.map((row) => ({ ...row, cluster: row.cluster % 3 })))).toBeNull();
  expect(leastSquares([])).toBeNull();
});
