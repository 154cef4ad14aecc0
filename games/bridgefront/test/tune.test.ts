// The lessons of the estimate: reproducible, of all numbers of seats, each with what became of it.

import { expect, test } from 'vitest';
import { lessons } from '../lab/tune.ts';

test('equal seeds give equal lessons, and each ends with one win', () => {
  const [once, again] = [1, 2].map(() => lessons('more', 2, 'test'));
  expect(again).toEqual(once);
  expect(new Set(once.map(({ seats }) => seats))).toEqual(new Set([3, 4]));
  expect(lessons('two', 1, 'test')[0].seats).toBe(2);
  for (const { won, judged } of once) {
    expect(won.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
    expect(judged.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
  }
});
