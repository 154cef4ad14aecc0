// The measure of lengths: quantiles, and the same matches for the same seed.

import { expect, test } from 'vitest';
import { allGames } from '../../apps/cli/src/games.ts';
import { lengthsOf, quantile } from './lengths.ts';

test('a quantile is one of the numbers, whatever their order', () => {
  const numbers = [9, 1, 5, 3, 7, 2, 8, 4, 10, 6];
  expect([0, 0.1, 0.5, 0.9, 1].map((share) => quantile(numbers, share))).toEqual([1, 2, 6, 10, 10]);
  expect(quantile([], 0.5)).toBe(0);
});

test('matches last as long again with the same seed', () => {
  const [first] = allGames();
  if (first === undefined) throw new Error('There is no game.');
  const wish = { seats: first.game.seats.min, matches: 2, seed: 'lengths', bot: 'random' };
  const all = lengthsOf(first.game, wish);
  expect(all).toEqual(lengthsOf(first.game, wish));
  for (const { rounds, choices } of all) {
    expect(rounds).toBeGreaterThan(0);
    expect(choices).toBeGreaterThan(rounds);
  }
});
