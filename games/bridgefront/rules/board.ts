// The hex board as tables: hexes, edges, distances and the notation of both, one set for each radius.

import { edgeText, hexText } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import type { Edge, Hex } from './types.ts';

/** Tables of a hexagon-shaped board (§4.1). Indices are stable: hexes by q then r, edges by their smaller hex. */
export interface Board {
  readonly radius: number;
  readonly hexCount: number;
  readonly edgeCount: number;
  readonly q: readonly number[];
  readonly r: readonly number[];
  readonly center: Hex;
  /** Neighbours on the board, 3 to 6 of them. */
  readonly neighbours: readonly (readonly Hex[])[];
  /** The edge to each neighbour, in the order of `neighbours`. */
  readonly neighbourEdges: readonly (readonly Edge[])[];
  /** Both ends of an edge, smaller hex first. */
  readonly edgeEnds: readonly (readonly [Hex, Hex])[];
  /** Hex distance: `distances[a * hexCount + b]`. */
  readonly distances: readonly number[];
  /** `hex:q,r` and `edge:q,r~q,r` by index. */
  readonly hexChoices: readonly Choice[];
  readonly edgeChoices: readonly Choice[];
  readonly hexNames: readonly string[];
  readonly edgeNames: readonly string[];
  readonly hexByChoice: ReadonlyMap<Choice, Hex>;
  readonly edgeByChoice: ReadonlyMap<Choice, Edge>;
  readonly hexByName: ReadonlyMap<string, Hex>;
  /** Corner slots C0 to C5 (§5). */
  readonly corners: readonly Hex[];
}

const directions: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

function makeBoard(radius: number): Board {
  const q: number[] = [];
  const r: number[] = [];
  for (let x = -radius; x <= radius; x++) {
    for (let y = Math.max(-radius, -x - radius); y <= Math.min(radius, -x + radius); y++) {
      q.push(x);
      r.push(y);
    }
  }
  const hexCount = q.length;
  const hexNames = q.map((x, i) => hexText({ q: x, r: r[i] }));
  const hexByName = new Map(hexNames.map((name, hex) => [name, hex]));
  const neighbours: Hex[][] = [];
  const neighbourEdges: Edge[][] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    const found: Hex[] = [];
    for (const [dq, dr] of directions) {
      const next = hexByName.get(hexText({ q: q[hex] + dq, r: r[hex] + dr }));
      if (next !== undefined) found.push(next);
    }
    neighbours.push(found);
    neighbourEdges.push([]);
  }
  const edgeEnds: [Hex, Hex][] = [];
  const edgeNames: string[] = [];
  const edgeIndex = new Map<number, Edge>();
  for (let hex = 0; hex < hexCount; hex++) {
    for (const next of neighbours[hex].filter((n) => n > hex).sort((a, b) => a - b)) {
      edgeIndex.set(hex * hexCount + next, edgeEnds.length);
      edgeEnds.push([hex, next]);
      edgeNames.push(edgeText({ q: q[hex], r: r[hex] }, { q: q[next], r: r[next] }));
    }
  }
  for (let hex = 0; hex < hexCount; hex++) {
    neighbourEdges[hex] = neighbours[hex].map(
      (next) => edgeIndex.get(Math.min(hex, next) * hexCount + Math.max(hex, next)) ?? -1,
    );
  }
  const distances: number[] = [];
  for (let a = 0; a < hexCount; a++) {
    for (let b = 0; b < hexCount; b++) {
      const dq = q[a] - q[b];
      const dr = r[a] - r[b];
      distances.push((Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2);
    }
  }
  const at = (x: number, y: number): Hex => hexByName.get(hexText({ q: x, r: y })) ?? -1;
  const hexChoices = hexNames.map((name) => `hex:${name}`);
  const edgeChoices = edgeNames.map((name) => `edge:${name}`);
  return {
    radius,
    hexCount,
    edgeCount: edgeEnds.length,
    q,
    r,
    center: at(0, 0),
    neighbours,
    neighbourEdges,
    edgeEnds,
    distances,
    hexChoices,
    edgeChoices,
    hexNames,
    edgeNames,
    hexByChoice: new Map(hexChoices.map((choice, hex) => [choice, hex])),
    edgeByChoice: new Map(edgeChoices.map((choice, edge) => [choice, edge])),
    hexByName,
    corners: [
      at(radius, 0),
      at(0, radius),
      at(-radius, radius),
      at(-radius, 0),
      at(0, -radius),
      at(radius, -radius),
    ],
  };
}

const boards: Board[] = [];

/** The board of a radius; made once and shared. */
export function boardOf(radius: number): Board {
  return (boards[radius] ??= makeBoard(radius));
}

/** Standard hex distance (§2.1). */
export function distance(board: Board, a: Hex, b: Hex): number {
  return board.distances[a * board.hexCount + b];
}

/** The edge between two hexes, or -1 if they are not neighbours. */
export function edgeBetween(board: Board, a: Hex, b: Hex): Edge {
  const index = board.neighbours[a].indexOf(b);
  return index < 0 ? -1 : board.neighbourEdges[a][index];
}

/** Capital slots for a number of players, as corner numbers (§5). */
export const capitalSlots: { readonly [players: number]: readonly number[] } = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};
