// Explanations stay on the screen and off their anchor where there is room.

import { describe, expect, test } from 'vitest';
import { placeOf } from './place.ts';

const screen = { width: 360, height: 700 };
const size = { width: 200, height: 100 };

describe('the place of an explanation', () => {
  test.each([
    ['above, in the middle', { left: 100, top: 400, width: 40, height: 20 }, { left: 20, top: 292 }],
    [
      'below, when there is no match above',
      { left: 100, top: 20, width: 40, height: 20 },
      { left: 20, top: 48 },
    ],
    ['moved in from the edge', { left: 340, top: 400, width: 10, height: 10 }, { left: 152, top: 292 }],
  ])('%s', (_name, anchor, place) => {
    expect(placeOf(anchor, size, screen)).toEqual(place);
  });

  test('beside a tall anchor', () => {
    expect(placeOf({ left: 10, top: 0, width: 100, height: 700 }, size, screen)).toEqual({
      left: 118,
      top: 300,
    });
  });

  test('over it, when there is no match anywhere', () => {
    const place = placeOf({ left: 0, top: 0, width: 360, height: 700 }, size, screen);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeGreaterThanOrEqual(0);
  });
});
