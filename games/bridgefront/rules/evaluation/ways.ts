// How much mana it takes to walk from hex to hex: a bridged step costs a march, an open one the building as well.

import { boardOf } from '../state/board.ts';
import type { Board } from '../state/board.ts';
import { noBridge } from '../types.ts';
import type { Hex, State } from '../types.ts';

const unreached = 255;

// Hexes to go on from, by their distance modulo 3; a hex is listed at most once for each neighbour.
const mostListed = 1024;
const lists = [new Int32Array(mostListed), new Int32Array(mostListed), new Int32Array(mostListed)] as const;
const lengths = new Int32Array(3);

/** Distances in mana over one set of bridges; each row is worked out when it is first asked for. */
export class Ways {
  private readonly board: Board;
  readonly radius: number;
  private readonly bridges: readonly number[];
  private readonly rows: (Uint8Array | null)[];

  constructor(radius: number, bridges: readonly number[]) {
    this.board = boardOf(radius);
    this.radius = radius;
    this.bridges = bridges.slice();
    this.rows = Array.from({ length: this.board.hexCount }, () => null);
  }

  /** Whether these ways are those of the state's bridges. */
  fits(state: State): boolean {
    if (this.radius !== state.radius) return false;
    const { bridges } = state;
    for (let edge = 0; edge < bridges.length; edge++) {
      if ((bridges[edge] === noBridge) !== (this.bridges[edge] === noBridge)) return false;
    }
    return true;
  }

  /** Mana from each hex to this one. */
  to(hex: Hex): Uint8Array {
    return (this.rows[hex] ??= this.spread(hex));
  }

  // Steps cost 1 or 2, so three lists of hexes, by distance, replace a queue by priority.
  private spread(from: Hex): Uint8Array {
    const { neighbours, neighbourEdges, hexCount } = this.board;
    const row = new Uint8Array(hexCount).fill(unreached);
    lengths.fill(0);
    lists[0][lengths[0]++] = from;
    row[from] = 0;
    for (let cost = 0; lengths[0] + lengths[1] + lengths[2] > 0; cost++) {
      const now = lists[cost % 3];
      const count = lengths[cost % 3];
      lengths[cost % 3] = 0;
      for (let at = 0; at < count; at++) {
        const hex = now[at];
        if (row[hex] !== cost) continue;
        const near = neighbours[hex];
        const edges = neighbourEdges[hex];
        for (let i = 0; i < near.length; i++) {
          const there = cost + (this.bridges[edges[i]] === noBridge ? 2 : 1);
          if (row[near[i]] <= there) continue;
          row[near[i]] = there;
          lists[there % 3][lengths[there % 3]++] = near[i];
        }
      }
    }
    return row;
  }
}

// The last sets of bridges seen. A pure memo: it never changes an answer.
const kept: Ways[] = [];
const mostKept = 8;
let oldest = 0;

/** The ways over the state's bridges. */
export function waysOf(state: State): Ways {
  for (const ways of kept) if (ways.fits(state)) return ways;
  const ways = new Ways(state.radius, state.bridges);
  kept[oldest] = ways;
  oldest = (oldest + 1) % mostKept;
  return ways;
}
