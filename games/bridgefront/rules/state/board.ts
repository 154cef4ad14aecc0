// The hex board as tables: hexes, edges, distances and the notation of both, one set for each radius.

import type { Choice } from '@bridgefront/kernel';
import { distanceOn, edgeOn, hexagon, hexBoard, hexText, ringAround } from '@bridgefront/tabletop/hexes';
import type { HexBoard } from '@bridgefront/tabletop/hexes';
import type { Edge, Hex } from '../types.ts';

/** Tables of a hexagon-shaped board (§4.1). Indices are stable: hexes by q then r, edges by their smaller hex. */
export interface Board extends HexBoard {
  readonly radius: number;
  readonly center: Hex;
  /** `hex:q,r` and `edge:q,r~q,r` by index. */
  readonly hexChoices: readonly Choice[];
  readonly edgeChoices: readonly Choice[];
  readonly hexByChoice: ReadonlyMap<Choice, Hex>;
  readonly edgeByChoice: ReadonlyMap<Choice, Edge>;
  /** Corner slots C0 to C5 (§5). */
  readonly corners: readonly Hex[];
}

function makeBoard(radius: number): Board {
  const board = hexBoard(hexagon(radius));
  const corners = ringAround({ q: 0, r: 0 }, radius).filter((_, n) => n % Math.max(1, radius) === 0);
  const hexChoices = board.hexNames.map((name) => `hex:${name}`);
  const edgeChoices = board.edgeNames.map((name) => `edge:${name}`);
  return {
    ...board,
    radius,
    center: board.hexByName.get('0,0') ?? -1,
    hexChoices,
    edgeChoices,
    hexByChoice: new Map(hexChoices.map((choice, hex) => [choice, hex])),
    edgeByChoice: new Map(edgeChoices.map((choice, edge) => [choice, edge])),
    corners: corners.map((hex) => board.hexByName.get(hexText(hex)) ?? -1),
  };
}

const boards: Board[] = [];

/** The board of a radius; made once and shared. */
export function boardOf(radius: number): Board {
  return (boards[radius] ??= makeBoard(radius));
}

/** Standard hex distance (§2.1). */
export function distance(board: Board, a: Hex, b: Hex): number {
  return distanceOn(board, a, b);
}

/** The edge between two hexes, or -1 if they are not neighbours. */
export function edgeBetween(board: Board, a: Hex, b: Hex): Edge {
  return edgeOn(board, a, b);
}

/** Capital slots for a number of players, as corner numbers (§5). */
export const capitalSlots: { readonly [players: number]: readonly number[] } = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};
