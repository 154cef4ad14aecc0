// The board's drawing: where hexes and edges lie, with water between the land plates. Pointy hexes in rows of equal
// height: a whole board is a little wider than high, and each row reads like a line.

import { centreOf, hexSize } from '../reveal/places.ts';
import type { Point } from '../reveal/places.ts';

export { centreOf, hexSize } from '../reveal/places.ts';
export type { Point } from '../reveal/places.ts';

/** From the centre of a land plate to a corner; the rest up to `hexSize` is water. */
export const plateSize = 49;

/** A hex by its axial coordinates. */
interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Reads a hex name such as `2,-1`. */
export function axialOf(hex: string): Axial {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  return { q, r };
}

/** All hexes of a board of this radius, row by row from the top. */
export function hexesOf(radius: number): readonly string[] {
  const hexes: string[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = Math.max(-radius, -r - radius); q <= Math.min(radius, -r + radius); q++)
      hexes.push(`${q},${r}`);
  }
  return hexes;
}

/** Whether the hex is on a board of this radius. */
export function onBoard({ q, r }: Axial, radius: number): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;
}

/** The six directions as they look on the drawing. */
export const directions = {
  east: { q: 1, r: 0 },
  'north-east': { q: 1, r: -1 },
  'north-west': { q: 0, r: -1 },
  west: { q: -1, r: 0 },
  'south-west': { q: -1, r: 1 },
  'south-east': { q: 0, r: 1 },
} as const;

/** The name of a direction. */
export type Direction = keyof typeof directions;

/** All directions, counter-clockwise from the east. */
export const directionNames = Object.keys(directions) as readonly Direction[];

/** The hex next to another one; it may lie outside of the board. */
export function beside(hex: string, direction: Direction): string {
  const { q, r } = axialOf(hex);
  const step = directions[direction];
  return `${q + step.q},${r + step.r}`;
}

/** Neighbours on a board of this radius. */
export function neighboursOf(hex: string, radius: number): readonly string[] {
  return directionNames.map((name) => beside(hex, name)).filter((one) => onBoard(axialOf(one), radius));
}

/** The edge between two neighbours as the notation names it: the hex with the smaller q, then r, first. */
export function edgeBetween(a: string, b: string): string {
  const one = axialOf(a);
  const two = axialOf(b);
  return one.q < two.q || (one.q === two.q && one.r < two.r) ? `${a}~${b}` : `${b}~${a}`;
}

/** The two hexes of an edge. */
function endsOf(edge: string): readonly [string, string] {
  const [a = '0,0', b = '0,0'] = edge.split('~');
  return [a, b];
}

/** Every edge of a board of this radius. */
export function edgesOf(radius: number): readonly string[] {
  return hexesOf(radius).flatMap((hex) =>
    neighboursOf(hex, radius)
      .map((other) => edgeBetween(hex, other))
      .filter((edge) => edge.startsWith(`${hex}~`)),
  );
}

/** Where an edge lies: its middle, and its turn in degrees such that the x axis leads from the first hex to the second. */
export function spanOf(edge: string): Point & { readonly angle: number } {
  const [from, to] = endsOf(edge).map(centreOf) as [Point, Point];
  const angle = (180 / Math.PI) * Math.atan2(to.y - from.y, to.x - from.x);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle };
}

/** A box: x, y, width, height. */
export type Bounds = readonly [number, number, number, number];

/** The smallest box around a board of this radius with a strip of water. */
export function boundsOf(radius: number): Bounds {
  const width = Math.sqrt(3) * hexSize * (2 * radius + 1);
  const height = hexSize * (3 * radius + 2);
  return [-width / 2 - 2, -height / 2 - 2, width + 4, height + 4];
}
