// Tallies by seat and name, for witnesses: how often a seat did something, played a card, lost a piece.

import type { Cell } from './measures.ts';

interface Count {
  readonly seat: number;
  readonly name: string;
  count: number;
}

/** Counts by seat and name. */
export class Tallies {
  readonly #counts: Count[] = [];
  readonly #bySeat: Map<string, Count>[] = [];

  add(seat: number, name: string, by = 1): void {
    const own = (this.#bySeat[seat] ??= new Map());
    const known = own.get(name);
    if (known !== undefined) {
      known.count += by;
      return;
    }
    const made = { seat, name, count: by };
    own.set(name, made);
    this.#counts.push(made);
  }

  get(seat: number, name: string): number {
    return this.#bySeat.at(seat)?.get(name)?.count ?? 0;
  }

  /** Rows `[seat, name, count]` in the order in which they first came up. */
  rows(): readonly (readonly Cell[])[] {
    return this.#counts.map(({ seat, name, count }) => [seat, name, count]);
  }
}
