// Where hexes lie in the picture, corner on top; turned by half for the player in the north.

import type { Bounds } from '@bridgefront/page/boards/layout.ts';
import { board } from '../rules/table.ts';

/** From a hex's middle to its corners. */
export const hexSize = 34;
/** From one side of a hex to the other. */
export const hexWide = Math.sqrt(3) * hexSize;
/** How far the land is pressed flat: seen from above and a little from the south, it has more room across. */
export const flat = 0.8;
/** How far the land rises over the meadow around it. */
export const lip = 11;
/** Beside the land there is room for the numbers of its rim, above it for the letters. */
const [beside, above, below] = [18, 19, 10];

/** A point of the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const pictureWidth = Math.round(hexWide * 13) + 2 * beside;
const landHeight = Math.round(hexSize * flat * (1.5 * 8 + 2));

/** The box of the picture. */
export const picture: Bounds = [0, 0, pictureWidth, above + landHeight + below];
/** The box of the land in it. */
export const land = { left: beside, right: pictureWidth - beside, top: above, bottom: above + landHeight };

/** The middle of a hex. */
export function pointOf(name: string, flip: boolean): Point {
  const hex = board.hexByName.get(name) ?? 0;
  const { q, r } = board.hexes[hex];
  const x = beside + hexWide * (q + r / 2 + 0.5);
  const y = above + hexSize * flat * (1 + 1.5 * r);
  return flip ? { x: pictureWidth - x, y: land.top + land.bottom - y } : { x, y };
}

/** Corners of a hex around its middle, as `points` of a polygon. */
export function cornersOf({ x, y }: Point, size: number = hexSize): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * flat * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** Of several hexes the nearest one in the direction of an arrow key; null if there is none. */
export function nextTowards(
  from: string,
  key: string,
  hexes: readonly string[],
  flip: boolean,
): string | null {
  const ways: { readonly [key: string]: Point } = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  };
  const way = ways[key];
  if (way === undefined) return null;
  const start = pointOf(from, flip);
  let best: string | null = null;
  let least = Infinity;
  for (const name of hexes) {
    const { x, y } = pointOf(name, flip);
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    if (along <= 1) continue;
    // A neighbour at an angle comes before a hex straight on that lies two rows off.
    const far = Math.hypot(along, aside) + aside / 2;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
