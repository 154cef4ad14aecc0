// Walking over the board by keys: six directions, and up and down along a column.

import { axialOf, beside, centreOf, onBoard } from './geometry.ts';
import type { Direction } from './geometry.ts';

const keys: { readonly [key: string]: Direction } = {
  ArrowRight: 'east',
  ArrowLeft: 'west',
  d: 'east',
  a: 'west',
  e: 'north-east',
  w: 'north-west',
  q: 'north-west',
  z: 'south-west',
  x: 'south-east',
  c: 'south-east',
};

const vertical: { readonly [key: string]: readonly [Direction, Direction] } = {
  ArrowUp: ['north-west', 'north-east'],
  ArrowDown: ['south-west', 'south-east'],
};

/**
 * The hex that a key leads to; null if it leads nowhere. `column`: the x coordinate at which a walk up or down began,
 * so that it goes straight.
 */
export function walked(hex: string, key: string, radius: number, column: number): string | null {
  const inside = (to: string): boolean => onBoard(axialOf(to), radius);
  const direction = keys[key];
  if (direction !== undefined) {
    const to = beside(hex, direction);
    return inside(to) ? to : null;
  }
  const off = (to: string): number => Math.abs(centreOf(to).x - column);
  const [best = null] = (vertical[key] ?? [])
    .map((way) => beside(hex, way))
    .filter(inside)
    .sort((a, b) => off(a) - off(b));
  return best;
}
