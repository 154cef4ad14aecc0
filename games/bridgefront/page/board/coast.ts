// The outline of the land: hexagons with round corners and a hand-made shore, each hex with its own.

import { cornerOf } from '@bridgefront/page/boards/layout.ts';
import { flat } from '../reveal/places.ts';
import { axialOf, landSize } from './geometry.ts';
import type { Point } from './geometry.ts';

const digits = (number: number): number => Math.round(number * 10) / 10;

/** A number from 0 to 1 that is always the same for a hex and a purpose. */
export function grainOf(hex: string, purpose: number): number {
  const { q, r } = axialOf(hex);
  let mixed = (q + 31) * 374_761_393 + (r + 57) * 668_265_263 + purpose * 2_246_822_519;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

function corner(size: number, index: number): Point {
  const { x, y } = cornerOf(size, index);
  return { x, y: y * flat };
}

/** A hexagon around the origin whose corners are round; `wave`: how far the shore of side `index` swells. */
function rounded(size: number, wave: (index: number) => number): string {
  const write = ({ x, y }: Point): string => `${digits(x)} ${digits(y)}`;
  const parts: string[] = [];
  for (let index = 0; index < 6; index++) {
    const from = corner(size, index);
    const to = corner(size, index + 1);
    const start = between(from, to, 0.2);
    const end = between(from, to, 0.8);
    const middle = between(from, to, 0.5);
    const swell = 1 + wave(index) / size;
    parts.push(
      `${index === 0 ? 'M' : 'L'}${write(start)}`,
      `Q${write({ x: middle.x * swell, y: middle.y * swell })} ${write(end)}`,
      `Q${write(to)} ${write(between(to, corner(size, index + 2), 0.2))}`,
    );
  }
  return `${parts.join('')}Z`;
}

const coasts = new Map<string, string>();

/** The shore of a hex around the origin, as the data of a path. */
export function coastOf(hex: string): string {
  const known = coasts.get(hex);
  if (known !== undefined) return known;
  const made = rounded(landSize, (side) => grainOf(hex, side) * 4 - 2.5);
  coasts.set(hex, made);
  return made;
}

/** A plain outline around the origin, for what is drawn on all hexes alike. */
export const landPath = rounded(landSize, () => 0);

/** A smaller one: highlights and rings inside the shore. */
export const innerPath = rounded(landSize - 4.5, () => 0);

/** A larger one: the ring of the focus, outside of the shore. */
export const outerPath = rounded(landSize + 5, () => 0);
