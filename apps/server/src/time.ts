// The server's only source of time, so that tests can hold it still.

import type { Time as HostedTime } from '@bridgefront/hosting';

/** A time that also says when it was not kept. */
export interface Time extends HostedTime {
  /** Calls back when nothing could be done for a while (`gapFrom`), or the clock jumped; the answer ends it. */
  onGap(told: (from: number, to: number) => void): () => void;
}

/** From so many milliseconds on, time in which the process did nothing is a gap, and on nobody's clock. */
const gapFrom = 1000;
const lookEvery = 250;

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

/** Gaps in which a process stood still: found when its loop looks, or earlier, when somebody asks what time it is. */
class Gaps {
  readonly #now: () => number;
  readonly #told = new Set<(from: number, to: number) => void>();
  #last = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** What time it is; a gap before it is told first, so that nothing is reckoned without it. */
  readonly now = (): number => {
    const now = this.#now();
    const from = this.#last;
    if (this.#timer === null || now - from < gapFrom) return now;
    this.#last = now;
    for (const told of this.#told) told(from, now);
    return now;
  };

  tell(told: (from: number, to: number) => void): () => void {
    this.#told.add(told);
    if (this.#timer === null) {
      this.#last = this.#now();
      this.#timer = setInterval(() => (this.#last = this.now()), lookEvery).unref();
    }
    return () => {
      this.#told.delete(told);
      if (this.#told.size > 0 || this.#timer === null) return;
      clearInterval(this.#timer);
      this.#timer = null;
    };
  }
}

const gaps = new Gaps(
  steady(
    () => Date.now(),
    () => performance.now(),
  ),
);

/** The machine's clock, but for being set back. */
export const realTime: Time = {
  now: gaps.now,
  onGap: (told) => gaps.tell(told),
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

  onGap(told: (from: number, to: number) => void): () => void {
    return this.#time.onGap((from, to) => told(from + this.#ahead, to + this.#ahead));
  }

  /** From now on it is at least that moment. */
  notBefore(moment: number): void {
    this.#ahead += Math.max(0, moment - this.now());
  }
}
