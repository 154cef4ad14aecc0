// Movement over a board: which hexes can be reached in so many steps, and by which way.

import type { HexBoard, HexNumber } from './board.ts';

/** What a hex does to movement into it: `open` lets it go on, `stop` ends it there, `closed` lets nobody in. */
export type Entry = 'open' | 'stop' | 'closed';

/** A hex that can be reached: in how many steps, and from which hex the last of them leads. */
export type Reached = { readonly steps: number; readonly from: HexNumber };

/**
 * Every hex that can be reached in 1 to `steps` steps, nearest first, by the shortest way. `enter` is asked for each
 * step from one hex into the next, so that edges may matter too.
 */
export function reachable(
  board: HexBoard,
  start: HexNumber,
  steps: number,
  enter: (to: HexNumber, from: HexNumber) => Entry,
): ReadonlyMap<HexNumber, Reached> {
  const reached = new Map<HexNumber, Reached>();
  // A hex that one side only lets in to stop may be open from another.
  const open = new Set([start]);
  let front: HexNumber[] = [start];
  for (let step = 1; step <= steps && front.length > 0; step++) {
    const next: HexNumber[] = [];
    for (const from of front) {
      for (const to of board.neighbours[from]) {
        if (open.has(to)) continue;
        const entry = enter(to, from);
        if (entry === 'closed') continue;
        if (!reached.has(to)) reached.set(to, { steps: step, from });
        if (entry === 'stop') continue;
        open.add(to);
        next.push(to);
      }
    }
    front = next;
  }
  return reached;
}

/** The way to a hex that was reached, without the start; empty if it was not. */
export function wayTo(reached: ReadonlyMap<HexNumber, Reached>, to: HexNumber): readonly HexNumber[] {
  const way: HexNumber[] = [];
  for (let at = to, step = reached.get(at); step !== undefined; at = step.from, step = reached.get(at))
    way.unshift(at);
  return way;
}
