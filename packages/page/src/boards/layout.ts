// Layout of hex boards on the screen: pointy hexes in rows of equal height, centres, corners, edges and bounds. Hexes
// and edges go by their names in the notation, `2,-1` and `0,0~1,0`.

import { directions, edgeText, hexText, parseEdge, parseHex } from '@bridgefront/tabletop/hexes';
import type { Axial } from '@bridgefront/tabletop/hexes';

/** A point of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box of the drawing: x, y, width, height. */
export type Bounds = readonly [number, number, number, number];

const origin: Axial = { q: 0, r: 0 };

/** Reads a hex name such as `2,-1`; what is no name is the middle. */
export function axialOf(hex: string): Axial {
  return parseHex(hex) ?? origin;
}

/** Directions as they look on the drawing, counter-clockwise from the east. */
export const directionNames = [
  'east',
  'north-east',
  'north-west',
  'west',
  'south-west',
  'south-east',
] as const;

/** The name of a direction. */
export type Direction = (typeof directionNames)[number];

const steps: Readonly<Record<Direction, Axial>> = {
  east: directions[0],
  'south-east': directions[1],
  'south-west': directions[2],
  west: directions[3],
  'north-west': directions[4],
  'north-east': directions[5],
};

/** The hex next to another one; it may lie outside of the board. */
export function beside(hex: string, direction: Direction): string {
  const { q, r } = axialOf(hex);
  const step = steps[direction];
  return hexText({ q: q + step.q, r: r + step.r });
}

/** The edge between two neighbours, as the notation names it. */
export function edgeBetween(a: string, b: string): string {
  return edgeText(axialOf(a), axialOf(b));
}

/** The two hexes of an edge. */
export function endsOf(edge: string): readonly [string, string] {
  const [a, b] = parseEdge(edge) ?? [origin, origin];
  return [hexText(a), hexText(b)];
}

/** Corner `index` of a hexagon around the origin, 0 to 5 clockwise from the upper right. */
export function cornerOf(size: number, index: number): Point {
  const angle = (Math.PI / 180) * (60 * index - 30);
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

const digits = (number: number): number => Math.round(number * 10) / 10;

/** The same function of a name that is worked out once for each: a board has few names, and every message asks for all. */
export function onceEach<Value>(make: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const made = make(name);
    known.set(name, made);
    return made;
  };
}

/** A hexagon around the origin as the data of a path. */
export function hexagonPath(size: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((index) => cornerOf(size, index));
  return `M${corners.map(({ x, y }) => `${digits(x)} ${digits(y)}`).join('L')}Z`;
}

/** Where things of one board are drawn. */
export interface HexLayout {
  /** From the centre of a hex to a corner, in units of the drawing. */
  readonly size: number;
  /** The centre of a hex. */
  readonly centreOf: (hex: string) => Point;
  /** The middle of an edge, and its turn in degrees such that the x axis leads from the first hex to the second. */
  readonly spanOf: (edge: string) => Point & { readonly angle: number };
  /** The smallest box around these hexes with a margin. */
  readonly boundsOf: (hexes: readonly string[], margin?: number) => Bounds;
}

/** The layout of hexes of this size; `0,0` lies at the origin. `flat`: how much lower than wide the ground is drawn. */
export function hexLayout(size: number, flat = 1): HexLayout {
  const centreOf = onceEach((hex): Point => {
    const { q, r } = axialOf(hex);
    return { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r * flat };
  });
  return {
    size,
    centreOf,
    spanOf: onceEach((edge) => {
      const [from, to] = endsOf(edge).map(centreOf) as [Point, Point];
      const angle = (180 / Math.PI) * Math.atan2(to.y - from.y, to.x - from.x);
      return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle };
    }),
    boundsOf: (hexes, margin = 2) => {
      const centres = hexes.map(centreOf);
      const [half, high] = [(size * Math.sqrt(3)) / 2 + margin, size * flat + margin];
      const left = Math.min(...centres.map(({ x }) => x)) - half;
      const top = Math.min(...centres.map(({ y }) => y)) - high;
      const right = Math.max(...centres.map(({ x }) => x)) + half;
      const bottom = Math.max(...centres.map(({ y }) => y)) + high;
      return [left, top, right - left, bottom - top];
    },
  };
}
