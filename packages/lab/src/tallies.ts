// Tallies by seat and name, for witnesses: how often a seat did something, played a card, lost a piece.

import type { Cell } from './measures.ts';

/** Counts by seat and name. */
export class Tallies {
  readonly #counts = new Map<string, number>();

  add(seat: number, name: string, by = 1): void {
    const key = `${seat} ${name}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }

  get(seat: number, name: string): number {
    return this.#counts.get(`${seat} ${name}`) ?? 0;
  }

  /** Rows `[seat, name, count]` in the order in which they first came up. */
  rows(): readonly (readonly Cell[])[] {
    return [...this.#counts].map(([key, count]) => {
      const at = key.indexOf(' ');
      return [Number(key.slice(0, at)), key.slice(at + 1), count];
    });
  }
}
