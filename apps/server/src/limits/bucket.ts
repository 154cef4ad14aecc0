// A limit on how often something may happen: so many at once, refilled steadily.

import type { Time } from '../time.ts';

/** A token bucket. */
export class Bucket {
  readonly #time: Time;
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #filled: number;

  constructor(time: Time, perSecond: number, most: number) {
    this.#time = time;
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#filled = time.now();
  }

  /** Whether nothing is missing. */
  get full(): boolean {
    this.#fill();
    return this.#left === this.#most;
  }

  #fill(): void {
    const now = this.#time.now();
    // A clock that was set back refills nothing.
    const passed = Math.max(0, now - this.#filled) / 1000;
    this.#filled = now;
    this.#left = Math.min(this.#most, this.#left + passed * this.#perSecond);
  }

  /** Charges for what was taken; what is missing has to be refilled before anything more may be taken. */
  charge(cost: number): void {
    this.#fill();
    this.#left -= cost;
  }

  /** Takes one; false when there is none. */
  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
