import { expect, test } from 'vitest';
import { placeBeside } from './place.ts';

const screen = { width: 400, height: 800 };
const box = { width: 200, height: 100 };

test.each([
  ['above, in the middle', { left: 150, top: 400, width: 100, height: 40 }, {}, { left: 100, top: 292 }],
  [
    'below, where there is no room above',
    { left: 150, top: 20, width: 100, height: 40 },
    {},
    { left: 100, top: 68 },
  ],
  ['inside the left edge', { left: 0, top: 400, width: 20, height: 20 }, {}, { left: 8, top: 292 }],
  ['inside the right edge', { left: 390, top: 400, width: 10, height: 20 }, {}, { left: 192, top: 292 }],
  [
    'below on demand',
    { left: 150, top: 400, width: 100, height: 40 },
    { side: 'below' },
    { left: 100, top: 448 },
  ],
  [
    'above if there is no room below',
    { left: 150, top: 750, width: 100, height: 40 },
    { side: 'below' },
    { left: 100, top: 642 },
  ],
  ['at the end', { left: 250, top: 400, width: 100, height: 40 }, { align: 'end' }, { left: 150, top: 292 }],
] as const)('a box stands %s', (_, anchor, wish, at) => {
  expect(placeBeside(anchor, box, screen, wish)).toEqual(at);
});
