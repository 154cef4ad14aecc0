// When a lit thing counts as out of sight.

import { expect, test } from 'vitest';
import { wayTo } from './out-of-sight.ts';

const room = { top: 100, bottom: 500 };

test.each([
  ['in the middle', 200, 260, null],
  ['half over the upper edge', 70, 130, null],
  ['mostly over the upper edge', 60, 120, 'above'],
  ['above', 0, 60, 'above'],
  ['mostly under the lower edge', 480, 560, 'below'],
  ['below', 900, 960, 'below'],
  ['higher than the room, and filling it', 0, 900, null],
] as const)('something %s', (_, top, bottom, way) => {
  expect(wayTo({ top, bottom }, room)).toBe(way);
});
