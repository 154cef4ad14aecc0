// The server's only source of time, so that tests can hold it still.

import type { Time } from '@bridgefront/hosting';

export type { Time };

const longest = 2 ** 31 - 1; // What setTimeout can count.

/**
 * A time that never runs backwards: it follows the clock on the wall when that is set forward, and goes on by what has
 * really passed (`ran`, milliseconds) when it is set back.
 */
export function steady(wall: () => number, ran: () => number): () => number {
  let ahead = wall() - ran();
  return () => {
    const passed = ran();
    ahead = Math.max(ahead, wall() - passed);
    return Math.floor(ahead + passed);
  };
}

/** The machine's clock, but for being set back. */
export const realTime: Time = {
  now: steady(
    () => Date.now(),
    () => performance.now(),
  ),
  ran: () => performance.now(),
  after(milliseconds, wake) {
    const timer = setTimeout(wake, Math.min(Math.max(0, milliseconds), longest));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** A time that can be told to go on from a later moment, when the machine's clock was set back while nobody looked. */
export class LaterTime implements Time {
  readonly #time: Time;
  #ahead = 0;

  constructor(time: Time) {
    this.#time = time;
  }

  now(): number {
    return this.#time.now() + this.#ahead;
  }

  ran(): number {
    return this.#time.ran();
  }

  after(milliseconds: number, wake: () => void): () => void {
    return this.#time.after(milliseconds, wake);
  }

  /** From now on it is at least that moment. */
  notBefore(moment: number): void {
    this.#ahead += Math.max(0, moment - this.now());
  }
}
