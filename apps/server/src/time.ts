// The server's only source of time, so that tests can hold it still.

import type { Time as HostedTime } from '@bridgefront/hosting';

/** What a machine has to tell time and to wait by. */
export interface Ticking {
  /** Its clock on the wall, milliseconds since 1970; may be set. */
  wall(): number;
  /** Milliseconds that have really run. */
  ran(): number;
  /** Calls back once after so many milliseconds; the answer cancels it. */
  after(milliseconds: number, wake: () => void): () => void;
  /** Calls back when all that has come in by now was heard. */
  soon(act: () => void): void;
}

/** A time that also says when it was not kept. */
export interface Time extends HostedTime, Pick<Ticking, 'soon'> {
  /** Calls back when nothing could be done for a while (`gapFrom`), or the clock jumped; the answer ends it. */
  onGap(told: (from: number, to: number) => void): () => void;
}

/** Waits by a time. */
export function pause(time: Pick<Time, 'after'>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => void time.after(milliseconds, resolve));
}

/** Waits until all that has come in by now was heard. */
export function turnOver(time: Pick<Time, 'soon'>): Promise<void> {
  return new Promise((resolve) => time.soon(resolve));
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
  readonly #after: Ticking['after'];
  readonly #told = new Set<(from: number, to: number) => void>();
  #last = 0;
  #cancel: (() => void) | null = null;

  constructor(now: () => number, after: Ticking['after']) {
    this.#now = now;
    this.#after = after;
  }

  /** What time it is; a gap before it is told first, so that nothing is reckoned without it. */
  readonly now = (): number => {
    const now = this.#now();
    const from = this.#last;
    if (this.#cancel === null || now - from < gapFrom) return now;
    this.#last = now;
    for (const told of this.#told) told(from, now);
    return now;
  };

  tell(told: (from: number, to: number) => void): () => void {
    this.#told.add(told);
    if (this.#cancel === null) {
      this.#last = this.#now();
      this.#look();
    }
    return () => {
      this.#told.delete(told);
      if (this.#told.size > 0) return;
      this.#cancel?.();
      this.#cancel = null;
    };
  }

  #look(): void {
    this.#cancel = this.#after(lookEvery, () => {
      this.#last = this.now();
      if (this.#cancel !== null) this.#look();
    });
  }
}

/** The time of a machine, but for its clock being set back. */
export function timeOver(ticking: Ticking): Time {
  const wall = steady(
    () => ticking.wall(),
    () => ticking.ran(),
  );
  const gaps = new Gaps(wall, (milliseconds, wake) => ticking.after(milliseconds, wake));
  return { ...ticking, now: gaps.now, onGap: (told) => gaps.tell(told) };
}

/** The time of this machine. */
export const realTime: Time = timeOver({
  wall: () => Date.now(),
  ran: () => performance.now(),
  after(milliseconds, wake) {
    const timer = setTimeout(wake, Math.min(Math.max(0, milliseconds), longest));
    timer.unref();
    return () => clearTimeout(timer);
  },
  soon: (act) => void setImmediate(act),
});

/** A time that can be told what time it is: by others, or when the machine's clock was set back while nobody looked. */
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

  soon(act: () => void): void {
    this.#time.soon(act);
  }

  onGap(told: (from: number, to: number) => void): () => void {
    return this.#time.onGap((from, to) => told(from + this.#ahead, to + this.#ahead));
  }

  /** It is that moment, whatever the machine's clock says: for who has reckoned by it with nobody yet. */
  follow(moment: number): void {
    this.#ahead += moment - this.now();
  }

  /** From now on it is at least that moment. */
  notBefore(moment: number): void {
    this.#ahead += Math.max(0, moment - this.now());
  }
}
