// The coach goes out of the way of what it speaks of.

import { expect, test } from 'vitest';
import { around, freeCorner, roomBeside } from './corner.ts';

const stage = { left: 0, top: 0, width: 800, height: 500 };
const card = { width: 300, height: 200 };
const at = (left: number, top: number, weight = 1, size = 40) => ({
  left,
  top,
  width: size,
  height: size,
  weight,
});

test.each([
  ['nothing is in the way: it stays', [], 'top right', 'top right'],
  ['what it speaks of lies elsewhere: it stays', [at(20, 400)], 'top left', 'top left'],
  ['it lies below the card', [at(20, 20)], 'top left', 'top right'],
  ['and at the right as well', [at(20, 20), at(700, 20)], 'top left', 'bottom left'],
  [
    'every corner is taken: it stands between two',
    [at(0, 20), at(760, 20), at(0, 400), at(760, 400)],
    'top left',
    'top near-left',
  ],
  [
    'something is everywhere: what matters least is covered',
    [at(0, -550, 4, 800), at(-300, 250, 3, 800), at(500, 250, 1, 800)],
    'top left',
    'bottom right',
  ],
  ['as bad here as there: it does not jump', [at(0, 0, 1, 800)], 'bottom left', 'bottom left'],
] as const)('%s', (_, taken, now, best) => {
  expect(freeCorner(card, stage, taken, now)).toBe(best);
});

test('what the odds stand over is framed with them', () => {
  expect(around(at(100, 100), at(110, 60, 1, 50))).toMatchObject({
    left: 100,
    top: 60,
    width: 60,
    height: 80,
  });
  expect(around(at(100, 100), at(300, 60))).toEqual(at(100, 100));
});

test.each([
  ['at its head', { left: 8, top: 8, width: 784, height: 40 }, { left: 0, top: 56, width: 800, height: 444 }],
  ['at its left', { left: 8, top: 8, width: 40, height: 484 }, { left: 56, top: 0, width: 744, height: 500 }],
  [
    'at its right',
    { left: 752, top: 8, width: 40, height: 484 },
    { left: 0, top: 0, width: 744, height: 500 },
  ],
  ['nowhere', undefined, stage],
] as const)('beside a track %s there is less room', (_, track, room) => {
  expect(roomBeside(stage, track)).toEqual(room);
});
