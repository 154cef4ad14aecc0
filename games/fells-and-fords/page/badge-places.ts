// Where a badge stands beside its target, so that it hides nobody who matters.

import { shared } from '@bridgefront/page/popovers/free-spot.ts';
import type { Box } from '@bridgefront/page/popovers/free-spot.ts';
import { land } from './geometry.ts';
import type { Point } from './geometry.ts';

/** How far a unit reaches from the middle of its hex: aside, up to the top of its figure, and down. */
const unit = { aside: 22, up: 33, down: 22 };

/** The box of this size around a point. */
function around({ x, y }: Point, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/**
 * The box of a badge of this size: above its target, or on another side of it where it would cover less there.
 * @param given where units `stand`, and the boxes that are `taken`
 */
export function beside(
  { x, y }: Point,
  { wide, high }: { readonly wide: number; readonly high: number },
  { stand, taken }: { readonly stand: readonly Point[]; readonly taken: readonly Box[] },
): Box {
  const across = wide / 2 + unit.aside;
  const [up, down] = [y - unit.up - high / 2, y + unit.down + high / 2];
  const sides = [
    { x, y: up },
    { x, y: down },
    { x: x - across, y },
    { x: x + across, y },
    { x: x - across, y: up },
    { x: x + across, y: up },
    { x: x - across, y: down },
    { x: x + across, y: down },
  ].map((middle) => around(middle, wide, high));
  const units = stand.map((at) => ({
    left: at.x - unit.aside,
    top: at.y - unit.up,
    width: 2 * unit.aside,
    height: unit.up + unit.down,
  }));
  const costs = sides.map((side) => {
    const off = side.left < land.left || side.left + wide > land.right || side.top < 0;
    const covered = [...units, ...taken].reduce((sum, box) => sum + shared(side, box), 0);
    return covered + (off ? wide * high : 0);
  });
  return sides[costs.indexOf(Math.min(...costs))] ?? around({ x, y }, wide, high);
}
