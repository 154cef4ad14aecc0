// When a lit thing counts as out of sight.

import { expect, test } from 'vitest';
import { wayTo } from './out-of-sight.ts';

const room = { start: 100, end: 500 };

test.each([
  ['in the middle', 200, 260, null],
  ['half over the upper edge', 70, 130, null],
  ['mostly over the upper edge', 60, 120, 'before'],
  ['above', 0, 60, 'before'],
  ['mostly under the lower edge', 480, 560, 'after'],
  ['below', 900, 960, 'after'],
  ['higher than the room, and filling it', 0, 900, null],
] as const)('something %s', (_, start, end, side) => {
  expect(wayTo({ start, end }, room)).toBe(side);
});
