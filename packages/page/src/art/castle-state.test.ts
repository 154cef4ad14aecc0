// The states of a castle by its hit points.

import { expect, test } from 'vitest';
import { castleState } from './castle-state.ts';

test.each([
  [50, 50, 'whole'],
  [34, 50, 'whole'],
  [33, 50, 'chipped'],
  [17, 50, 'chipped'],
  [16, 50, 'burning'],
  [1, 50, 'burning'],
  [0, 50, 'fallen'],
  [60, 50, 'whole'],
  [6, 9, 'chipped'],
  [3, 9, 'burning'],
] as const)('with %i of %i it is %s', (hp, full, state) => {
  expect(castleState(hp, full)).toBe(state);
});
