// A map that comes nearer by itself fills its window, whatever of it is asked for.

import { expect, test } from 'vitest';
import { approached, onScreen, showsAsMany } from './zoom.ts';
import type { Bounds } from './layout.ts';

const bounds: Bounds = [0, 0, 800, 600];
const upright = { width: 390, height: 450 };

test('near the corner of a board the window shows the board and not what is beyond it', () => {
  const corner = { x: 780, y: 580 };
  const look = approached([corner, { x: 760, y: 560 }], 1.2, bounds, upright);
  const edge = onScreen({ x: 800, y: 600 }, look, bounds, upright);
  expect(edge.x).toBeGreaterThanOrEqual(upright.width - 57);
  expect(edge.y).toBeGreaterThanOrEqual(upright.height - 57);
  const seen = onScreen(corner, look, bounds, upright);
  expect(seen.x).toBeLessThan(upright.width);
  expect(seen.y).toBeLessThan(upright.height);
});

test('a board whose edges nothing lies over shows less of what is beyond them', () => {
  const look = approached([{ x: 780, y: 580 }], 1.2, bounds, upright, 24);
  expect(onScreen({ x: 800, y: 600 }, look, bounds, upright).y).toBeCloseTo(upright.height - 24);
});

test('what is less high than the window stands in its middle', () => {
  const look = approached([{ x: 400, y: 590 }], 0.7, bounds, upright);
  const top = onScreen({ x: 400, y: 0 }, look, bounds, upright).y;
  const foot = onScreen({ x: 400, y: 600 }, look, bounds, upright).y;
  expect(top).toBeCloseTo(upright.height - foot);
});

test('in the midst of the board the middle of the places is the middle of the window', () => {
  const look = approached([{ x: 400, y: 300 }], 2, bounds, upright);
  expect(onScreen({ x: 400, y: 300 }, look, bounds, upright)).toEqual({ x: 195, y: 225 });
});

test('places that lie beside what is looked at ask for another look, those in it do not', () => {
  const frame = { bounds, size: upright };
  const here = approached([{ x: 300, y: 300 }], 2, bounds, upright);
  const beside = [{ x: 340, y: 320 }];
  expect(showsAsMany(beside, here, approached(beside, 2, bounds, upright), frame)).toBe(true);
  const far = [{ x: 600, y: 300 }];
  expect(showsAsMany(far, here, approached(far, 2, bounds, upright), frame)).toBe(false);
});
