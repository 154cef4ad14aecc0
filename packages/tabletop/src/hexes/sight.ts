// Line of sight between hexes: which hexes the straight line from centre to centre crosses, along whose edges it
// runs, and what blocks it. All in whole numbers, so that no rounding decides a shot.

import { hexDistance, hexesInRange, sameHex } from './axial.ts';
import type { Axial } from './axial.ts';

/**
 * What lies on the line between two hexes, without these. A hex is crossed if the line passes through its inside; it
 * lies at the line's left or right if the line runs along the edge between the two. A hex that is touched at a mere
 * corner is none of these.
 */
export type SightLine<Hex = Axial> = {
  readonly crossed: readonly Hex[];
  /** The hexes at the left and at the right of each edge along which the line runs; null outside of the board. */
  readonly edges: readonly (readonly [left: Hex | null, right: Hex | null])[];
};

/**
 * When hexes along whose edges a line runs block it: blockers on `both` sides, anywhere along the line; blockers
 * `facing` each other across the same edge; a blocker on `either` side; `never`.
 */
export type EdgeRule = 'both' | 'facing' | 'either' | 'never';

/** Whether what stands in a hex blocks a line that crosses the hex or runs along its edge. */
export type Blocks<Hex = Axial> = (hex: Hex, part: 'crossed' | 'edge') => boolean;

// Corners of a hex around its centre, in thirds of a step: corner, next corner, and so on around the hex.
const corners: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, -1],
  [1, -2],
  [-1, -1],
  [-2, 1],
  [-1, 2],
];

// On which side of the line the hex lies: 0 crossed, -1 left or 1 right along an edge, null if it is missed.
function sideOf(hex: Axial, from: Axial, to: Axial): -1 | 0 | 1 | null {
  const [dq, dr] = [3 * (to.q - from.q), 3 * (to.r - from.r)];
  let [before, behind, on] = [0, 0, 0];
  for (const [cq, cr] of corners) {
    const s = dq * (3 * (hex.r - from.r) + cr) - dr * (3 * (hex.q - from.q) + cq);
    if (s < 0) before++;
    else if (s > 0) behind++;
    else on++;
  }
  if (before > 0 && behind > 0) return 0;
  if (on !== 2) return null;
  return before > 0 ? -1 : 1;
}

/** The line from the centre of one hex to the centre of another; nearest hexes first. Neighbours have nothing between. */
export function sightLine(from: Axial, to: Axial): SightLine {
  const crossed: Axial[] = [];
  const left: Axial[] = [];
  const right: Axial[] = [];
  const n = hexDistance(from, to);
  for (const hex of hexesInRange(from, 1, n - 1)) {
    if (sameHex(hex, to) || hexDistance(hex, to) >= n) continue;
    const side = sideOf(hex, from, to);
    if (side !== null) (side === 0 ? crossed : side < 0 ? left : right).push(hex);
  }
  // Both sides mirror each other, so the n-th hex at the left and the n-th at the right share an edge.
  return { crossed, edges: left.map((hex, edge) => [hex, right[edge]]) };
}

/** Whether nothing on the line blocks it. The hexes at its ends are not on it: they never block. */
export function clearAlong<Hex>(
  { crossed, edges }: SightLine<Hex>,
  blocks: Blocks<Hex>,
  rule: EdgeRule = 'both',
): boolean {
  for (const hex of crossed) if (blocks(hex, 'crossed')) return false;
  if (rule === 'never') return true;
  let [onLeft, onRight] = [false, false];
  for (const [left, right] of edges) {
    const byLeft = left !== null && blocks(left, 'edge');
    const byRight = right !== null && blocks(right, 'edge');
    if (rule === 'facing' && byLeft && byRight) return false;
    onLeft ||= byLeft;
    onRight ||= byRight;
  }
  if (rule === 'facing') return true;
  return rule === 'either' ? !onLeft && !onRight : !onLeft || !onRight;
}

/** Whether `to` is seen from `from`: nothing between them blocks the straight line from centre to centre. */
export function lineOfSight(from: Axial, to: Axial, blocks: Blocks, rule: EdgeRule = 'both'): boolean {
  return clearAlong(sightLine(from, to), blocks, rule);
}
