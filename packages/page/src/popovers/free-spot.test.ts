// Where floating panels of a board stand.

import { expect, test } from 'vitest';
import { freeSpot } from './free-spot.ts';
import type { Box } from './free-spot.ts';

const board: Box = { left: 0, top: 0, width: 600, height: 400 };
const panel = { width: 120, height: 60 };
const hex = (left: number, top: number): Box => ({ left, top, width: 50, height: 50 });

function covers(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

const ring = (x: number, y: number): Box[] =>
  [
    [50, 0],
    [-50, 0],
    [25, 44],
    [-25, 44],
    [25, -44],
    [-25, -44],
  ].map(([dx = 0, dy = 0]) => hex(x + dx, y + dy));

test.each([
  { where: 'in the middle', x: 275, y: 175 },
  { where: 'in the upper left corner', x: 0, y: 0 },
  { where: 'at the lower edge', x: 300, y: 350 },
  { where: 'at the right edge', x: 550, y: 150 },
])('a panel about a hex $where covers neither it nor its neighbours, and stays on the board', ({ x, y }) => {
  const spot = { ...panel, ...freeSpot(panel, hex(x, y), board, ring(x, y)) };
  expect(covers(spot, hex(x, y))).toBe(false);
  for (const neighbour of ring(x, y)) expect(covers(spot, neighbour)).toBe(false);
  expect(spot.left).toBeGreaterThanOrEqual(0);
  expect(spot.top).toBeGreaterThanOrEqual(0);
  expect(spot.left + spot.width).toBeLessThanOrEqual(board.width);
  expect(spot.top + spot.height).toBeLessThanOrEqual(board.height);
});

test('with nothing to keep clear it stands next to what it speaks of', () => {
  const spot = freeSpot(panel, hex(275, 175), board, []);
  expect(Math.abs(spot.left + 60 - 300)).toBeLessThanOrEqual(1);
  expect([107, 233]).toContain(spot.top);
});

test('where there is no room at all, it covers what matters less than its own subject', () => {
  const tight: Box = { left: 0, top: 0, width: 130, height: 130 };
  const spot = { ...panel, ...freeSpot(panel, hex(0, 0), tight, [hex(0, 60), hex(60, 60)]) };
  expect(covers(spot, hex(0, 0))).toBe(false);
});
