// Walking over a hex board by keys: six directions, and up and down along a column.

import { beside } from './layout.ts';
import type { Direction, HexLayout } from './layout.ts';

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

/** A board that can be walked over. */
export interface Walkable {
  readonly layout: HexLayout;
  readonly has: (hex: string) => boolean;
}

/**
 * The hex that a key leads to; null if it leads nowhere. `column`: the x coordinate at which a walk up or down began,
 * so that it goes straight.
 */
export function walked(hex: string, key: string, { layout, has }: Walkable, column: number): string | null {
  const direction = keys[key];
  if (direction !== undefined) {
    const to = beside(hex, direction);
    return has(to) ? to : null;
  }
  const off = (to: string): number => Math.abs(layout.centreOf(to).x - column);
  const [best = null] = (vertical[key] ?? [])
    .map((way) => beside(hex, way))
    .filter(has)
    .sort((a, b) => off(a) - off(b));
  return best;
}
