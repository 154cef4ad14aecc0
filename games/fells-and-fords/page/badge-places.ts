// Where a badge stands beside its target, so that it hides nobody who matters.

import { land } from './geometry.ts';
import type { Point } from './geometry.ts';

/** A box around its middle. */
export interface Box extends Point {
  readonly wide: number;
  readonly high: number;
}

/** How far a unit reaches from the middle of its hex, and how much its figure rises. */
const reach = 20;
const rise = 4;

// How much of one box the other covers, by length and height.
function shared(a: Box, b: Box): number {
  const over = (from: number, to: number, both: number): number =>
    Math.max(0, both / 2 - Math.abs(from - to));
  return over(a.x, b.x, a.wide + b.wide) * over(a.y, b.y, a.high + b.high);
}

/**
 * The middle of a badge of this size: above its target, or on another side of it where it would cover less there.
 * @param given where units `stand`, and the boxes that are `taken`
 */
export function beside(
  target: Point,
  { wide, high }: Pick<Box, 'wide' | 'high'>,
  { stand, taken }: { readonly stand: readonly Point[]; readonly taken: readonly Box[] },
): Point {
  const [across, down] = [wide / 2 + reach, high / 2 + reach];
  const sides = [
    { x: 0, y: -down - rise },
    { x: 0, y: down },
    { x: -across, y: -rise },
    { x: across, y: -rise },
    { x: -across, y: -down },
    { x: across, y: -down },
    { x: -across, y: down },
    { x: across, y: down },
  ].map(({ x, y }) => ({ x: target.x + x, y: target.y + y, wide, high }));
  const units = stand.map(({ x, y }) => ({ x, y: y - rise / 2, wide: 2 * reach, high: 2 * reach + rise }));
  const costs = sides.map((side) => {
    const off = side.x - wide / 2 < land.left || side.x + wide / 2 > land.right || side.y - high / 2 < 0;
    const covered = [...units, ...taken].reduce((sum, box) => sum + shared(side, box), 0);
    return covered + (off ? wide * high : 0);
  });
  const { x, y } = sides[costs.indexOf(Math.min(...costs))] ?? target;
  return { x, y };
}
