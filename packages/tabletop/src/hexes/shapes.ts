// Shapes of boards: which hexes a hexagon, rows of a rectangle, or a parallelogram have.

import type { Axial } from './axial.ts';

/** A hexagon around the middle hex `0,0`, by q and then r: `3 * radius * (radius + 1) + 1` hexes. */
export function hexagon(radius: number): readonly Axial[] {
  const hexes: Axial[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++)
      hexes.push({ q, r });
  return hexes;
}

/** How the rows of a rectangle lie. */
export type RowShape = {
  readonly rows: number;
  /** Hexes in rows 0, 2, 4 … */
  readonly columns: number;
  /** Hexes in rows 1, 3, 5 …; as many as in the others unless given. One fewer leaves no half hexes at the ends. */
  readonly oddColumns?: number;
};

/**
 * A rectangle of hexes with a corner on top, row by row: odd rows lie half a hex to the right of even ones, so that
 * row `r` begins at `q = -floor(r / 2)` and the first hex is `0,0`.
 */
export function offsetRows({ rows, columns, oddColumns = columns }: RowShape): readonly Axial[] {
  return Array.from({ length: rows }, (_, r) => {
    const first = -Math.floor(r / 2) + 0;
    return Array.from({ length: r % 2 === 0 ? columns : oddColumns }, (__, n) => ({ q: first + n, r }));
  }).flat();
}

/** A parallelogram with its corner at `0,0`, row by row. */
export function parallelogram(columns: number, rows: number): readonly Axial[] {
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (__, q) => ({ q, r })),
  ).flat();
}
