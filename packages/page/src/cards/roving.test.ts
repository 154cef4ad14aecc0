// Arrow keys walk round a row.

import { expect, test } from 'vitest';
import { target } from './roving.ts';

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 0, 3, null],
  ['ArrowRight', 0, 0, null],
])('%s from %i of %i leads to %s', (key, at, count, to) => {
  expect(target(key, at, count)).toBe(to);
});
