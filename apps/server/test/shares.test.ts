// Shares of the servers of a cluster: who gives how many matches to whom.

import { expect, test } from 'vitest';
import { movesFor } from '../src/cluster/shares.ts';

const after = (loads: readonly number[]): readonly number[] => {
  const now = [...loads];
  for (const { from, to, count } of movesFor(loads)) {
    now[from] -= count;
    now[to] += count;
  }
  return now;
};

test.each([
  { loads: [], then: [] },
  { loads: [7], then: [7] },
  { loads: [4, 4, 4, 0], then: [3, 3, 3, 3] },
  { loads: [3, 3, 3, 0], then: [2, 2, 3, 2] },
  { loads: [0, 12, 0], then: [4, 4, 4] },
])('$loads becomes $then', ({ loads, then }) => {
  expect(after(loads)).toEqual(then);
});

test('who misses one match, or less than a tenth of its share, is given none', () => {
  for (const loads of [
    [3, 1],
    [2, 3, 1],
    [110, 110, 101],
    [0, 0, 1],
  ])
    expect(movesFor(loads)).toEqual([]);
});

test('a server gives no more than 32 at once, whoever takes them', () => {
  const moves = movesFor([3000, 3000, 0, 0]);
  for (const giver of [0, 1]) {
    const given = moves.filter(({ from }) => from === giver).reduce((sum, { count }) => sum + count, 0);
    expect(given).toBe(32);
  }
});

test('a newcomer to three servers of 800 has its share, but for a tenth, within half a minute of looks', () => {
  let loads: readonly number[] = [800, 800, 800, 0];
  for (let look = 0; look < 30; look++) loads = after(loads);
  expect(loads[3]).toBeGreaterThanOrEqual(540);
  expect(loads.reduce((sum, load) => sum + load, 0)).toBe(2400);
});
