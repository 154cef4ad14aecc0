// When people were at a match: so that bots hurry while somebody looks on, and stand in for nobody who is there.

import type { Seat } from '@bridgefront/kernel';
import type { Viewer } from '@bridgefront/viewing';
import type { Time } from './ports.ts';

const attention = 60_000;

/** The attendance of one match since it was loaded. */
export class Attendance {
  readonly #time: Time;
  /** When it was loaded. */
  readonly loaded: number;
  /** When anybody, or anything, last acted or looked. */
  touched: number;
  // When a person (or a person's program) last did; and by seat.
  #seen = 0;
  readonly #seenAs: (number | null)[];

  constructor(time: Time, seats: number) {
    this.#time = time;
    this.loaded = time.now();
    this.touched = this.loaded;
    this.#seenAs = Array.from({ length: seats }, () => null);
  }

  /** Something happened at the match. */
  touch(): void {
    this.touched = this.#time.now();
  }

  /** Somebody acted or looked, with the eyes of that seat or of the table. */
  see(viewer: Viewer): void {
    this.touch();
    this.#seen = this.touched;
    this.leave(viewer);
  }

  /** Somebody stopped reading. */
  leave(viewer: Viewer): void {
    this.touch();
    if (viewer !== null) this.#seenAs[viewer] = this.touched;
  }

  /** Whether somebody acted or looked a moment ago. */
  get attended(): boolean {
    return this.#time.now() - this.#seen < attention;
  }

  /** When the seat's person was last there; null: not since the match was loaded. */
  lastHere(seat: Seat): number | null {
    return this.#seenAs[seat];
  }
}
