// Regret matching finds the mixes that are known, and no mix where one plan is best whatever the rival does.

import { expect, test } from 'vitest';
import { mixOf } from './sealed.ts';

function expectMix(matrix: readonly (readonly number[])[], known: readonly number[]): void {
  mixOf(matrix).forEach((part, at) => expect(part).toBeCloseTo(known[at], 1));
}

test('regret matching finds the mix that cannot be read', () => {
  // The first row wins 0.8 or 0.2, the second 0.3 or 0.6: alike against both columns where it is played in a third.
  expectMix(
    [
      [0.8, 0.2],
      [0.3, 0.6],
    ],
    [1 / 3, 2 / 3],
  );
  expectMix(
    [
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ],
    [1 / 3, 1 / 3, 1 / 3],
  );
});

test('a plan that is best against everything is always made', () => {
  const mix = mixOf([
    [0.4, 0.5],
    [0.6, 0.7],
    [0.6, 0.2],
  ]);
  expect(mix[1]).toBeGreaterThan(0.95);
});
