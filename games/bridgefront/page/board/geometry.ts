// The board's drawing: where hexes and edges lie, with water between the land. Pointy hexes in rows of equal height: a
// whole board is a little wider than high, and each row reads like a line.

import { hexLayout } from '@bridgefront/page/boards/layout.ts';
import type { Bounds } from '@bridgefront/page/boards/layout.ts';
import { hexagon, hexDistance, hexText, neighboursOf as allNeighboursOf } from '@bridgefront/tabletop/hexes';
import { axialOf, beside, directionNames, edgeBetween, onceEach } from '@bridgefront/page/boards/layout.ts';
import { flat, hexSize } from '../reveal/places.ts';

export { axialOf, edgeBetween } from '@bridgefront/page/boards/layout.ts';
export type { Bounds, Point } from '@bridgefront/page/boards/layout.ts';

/** Where hexes and edges lie. */
export const layout = hexLayout(hexSize, flat);
export const { centreOf, spanOf } = layout;

/** From the centre of a hex of land to a corner; the rest up to `hexSize` is water. */
export const landSize = 51;

/** All hexes of a board of this radius, row by row from the top. */
export function hexesOf(radius: number): readonly string[] {
  return hexagon(radius)
    .toSorted((a, b) => a.r - b.r || a.q - b.q)
    .map(hexText);
}

/** Whether the hex is on a board of this radius. */
export function onBoard(hex: string, radius: number): boolean {
  return hexDistance({ q: 0, r: 0 }, axialOf(hex)) <= radius;
}

const around = onceEach((hex) =>
  allNeighboursOf(axialOf(hex)).map((one) => ({
    name: hexText(one),
    distance: hexDistance({ q: 0, r: 0 }, one),
  })),
);

/** Neighbours on a board of this radius. */
export function neighboursOf(hex: string, radius: number): readonly string[] {
  return around(hex).flatMap(({ name, distance }) => (distance <= radius ? [name] : []));
}

/** The six edges of a hex, each with where it leads. */
export const edgesAround = onceEach((hex) =>
  directionNames.map((way) => ({ way, edge: edgeBetween(hex, beside(hex, way)) })),
);

/** Every edge of a board of this radius. */
export function edgesOf(radius: number): readonly string[] {
  return hexesOf(radius).flatMap((hex) =>
    neighboursOf(hex, radius)
      .map((other) => edgeBetween(hex, other))
      .filter((edge) => edge.startsWith(`${hex}~`)),
  );
}

/** The box around a board of this radius, with the roofs of Capitals; cliffs and foam may hang over its lower rim. */
export function boundsOf(radius: number): Bounds {
  const [x, y, width, height] = layout.boundsOf(hexesOf(radius), 0);
  return [x, y - 8, width, height + 8];
}
