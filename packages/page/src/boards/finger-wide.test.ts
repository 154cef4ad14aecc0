import { expect, test } from 'vitest';
import { wideForAll } from './finger-wide.ts';

const size = { width: 390, height: 450 };

test.each([
  { points: [], wide: 50 },
  {
    points: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    wide: 50,
  },
  // 390 pixels for 880 units across: 44 pixels are some 99 units.
  {
    points: [
      { x: 0, y: 0 },
      { x: 780, y: 100 },
    ],
    wide: (44 * 880) / 390,
  },
  {
    points: [
      { x: 0, y: 0 },
      { x: 10, y: 800 },
    ],
    wide: (44 * 900) / 450,
  },
])('all of $points stay in sight', ({ points, wide }) => {
  expect(wideForAll(points, { wide: 50, around: 50, size })).toBeCloseTo(wide);
});
