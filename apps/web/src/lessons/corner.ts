// Where on the stage the coach is least in the way.

import { shared } from '@bridgefront/page/popovers/free-spot.ts';
import type { Box } from '@bridgefront/page/popovers/free-spot.ts';

// How far from the left, of the room that there is.
const along = { left: 0, 'near-left': 0.25, middle: 0.5, 'near-right': 0.75, right: 1 } as const;
type Along = keyof typeof along;

/** Where on the stage the coach may stand: a corner, or between two. */
export type Corner = `${'top' | 'bottom'} ${Along}`;

/** All of them, the usual one first, and corners before what lies between. */
export const corners: readonly Corner[] = [
  ...(['top left', 'top right', 'bottom left', 'bottom right'] as const),
  ...(['near-left', 'middle', 'near-right'] as const).flatMap((at) => [`top ${at}`, `bottom ${at}`] as const),
];

/** What should stay in sight, and how much. */
export interface Taken extends Box {
  readonly weight: number;
}

/** The box that holds both where they meet, else the first. */
export function around(box: Box, other: Box): Box {
  if (shared(box, other) === 0) return box;
  const left = Math.min(box.left, other.left);
  const top = Math.min(box.top, other.top);
  return {
    left,
    top,
    width: Math.max(box.left + box.width, other.left + other.width) - left,
    height: Math.max(box.top + box.height, other.top + other.height) - top,
  };
}

/** Where a card of this size covers least; where it is `now`, unless another corner is better. */
export function freeCorner(
  { width, height }: Pick<Box, 'width' | 'height'>,
  stage: Box,
  taken: readonly Taken[],
  now: Corner,
): Corner {
  const covered = (corner: Corner): number => {
    const [side, at] = corner.split(' ') as ['top' | 'bottom', Along];
    const left = stage.left + along[at] * (stage.width - width);
    const top = side === 'top' ? stage.top : stage.top + stage.height - height;
    return taken.reduce((all, one) => all + one.weight * shared({ left, top, width, height }, one), 0);
  };
  const others = corners.filter((corner) => corner !== now);
  return [now, ...others].toSorted((a, b) => covered(a) - covered(b))[0] ?? now;
}
