// The board's drawing: where hexes and edges lie, with water between the land plates.

import { centreOf, hexSize } from '../reveal/places.ts';
import type { Point } from '../reveal/places.ts';

export { centreOf } from '../reveal/places.ts';

/** From the centre of a land plate to a corner; the rest up to `hexSize` is water. */
const plateSize = 50;

/** A hex by its axial coordinates. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Reads a hex name such as `2,-1`. */
export function axialOf(hex: string): Axial {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  return { q, r };
}

/** The name of a hex. */
function nameOf({ q, r }: Axial): string {
  return `${q},${r}`;
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
  return nameOf({ q: q + step.q, r: r + step.r });
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

/** A corner of the plate around a centre, 0 at the top right, clockwise. */
function corner({ x, y }: Point, size: number, index: number): Point {
  const angle = (Math.PI / 180) * (60 * index - 30);
  return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
}

const digits = (number: number): number => Math.round(number * 10) / 10;

/** The outline of a hexagon around a point, for `points` of an SVG polygon. */
function outline(centre: Point, size: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((index) => corner(centre, size, index))
    .map(({ x, y }) => `${digits(x)},${digits(y)}`)
    .join(' ');
}

/** The outline of a plate around the origin. */
export const plateOutline = outline({ x: 0, y: 0 }, plateSize);

/** Where an edge lies: its middle, and its turn in degrees such that the x axis leads from the first hex to the second. */
export function spanOf(edge: string): Point & { readonly angle: number } {
  const [a = '0,0', b = '0,0'] = edge.split('~');
  const from = centreOf(a);
  const to = centreOf(b);
  const angle = (180 / Math.PI) * Math.atan2(to.y - from.y, to.x - from.x);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle };
}

/** The smallest box around a board of this radius with some water: x, y, width, height. */
export function boundsOf(radius: number): readonly [number, number, number, number] {
  const width = Math.sqrt(3) * hexSize * (2 * radius + 1);
  const height = hexSize * (3 * radius + 2);
  return [-width / 2 - 8, -height / 2 - 8, width + 16, height + 16];
}
