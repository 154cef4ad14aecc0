// The pace of a simulation: what came behind the warm-up is counted apart.

import { expect, test } from 'vitest';
import { Pace, warmUpMatches } from '../src/simulate/pace.ts';

// A second passes with every batch.
function paceOf(threads: number, batches: readonly number[]): Pace {
  let now = 0;
  const pace = new Pace(threads, () => (now += 1000));
  for (const matches of batches) pace.add(matches, 10 * matches);
  return pace;
}

test.each([
  ['fewer matches than the warm-up', 1, [warmUpMatches - 1]],
  ['the warm-up and no more', 1, [400, 600]],
  ['the warm-up of one of two threads', 2, [warmUpMatches, 900]],
])('there is nothing to count apart: %s', (_what, threads, batches) => {
  expect(paceOf(threads, batches).afterWarmUp).toBeNull();
});

test('the batch that ends the warm-up belongs to it, with its time', () => {
  const { afterWarmUp } = paceOf(2, [1500, 600, 50, 70]);
  expect(afterWarmUp).toEqual({ matches: 120, choices: 1200, seconds: 2 });
});
