// Stations of a simulation: where work is done by some processors, in the order in which it comes, or written to a disk together.

import type { Clock } from './clock.ts';

interface Job {
  readonly seconds: number;
  readonly done: () => void;
}

// What came first leaves first.
class Line<T> {
  #all: T[] = [];
  #first = 0;

  get length(): number {
    return this.#all.length - this.#first;
  }

  push(one: T): void {
    this.#all.push(one);
  }

  shift(): T | undefined {
    if (this.length === 0) return undefined;
    const one = this.#all[this.#first++];
    if (this.#first > 1000 && this.#first * 2 > this.#all.length) {
      this.#all = this.#all.slice(this.#first);
      this.#first = 0;
    }
    return one;
  }

  clear(): void {
    this.#all = [];
    this.#first = 0;
  }
}

/** Some processors, each of which does one thing at a time. */
export class Station {
  readonly processors: number;
  readonly #clock: Clock;
  readonly #waiting = new Line<Job>();
  #working = 0;
  isDead = false;
  #busy = 0;
  #since = 0;
  /** The most that have waited since counting began. */
  longest = 0;

  constructor(clock: Clock, processors: number) {
    this.#clock = clock;
    this.processors = processors;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Has something done that takes so long. */
  do(seconds: number, done: () => void): void {
    if (this.isDead) return;
    if (this.#working < this.processors) return this.#begin({ seconds, done });
    this.#waiting.push({ seconds, done });
    this.longest = Math.max(this.longest, this.#waiting.length);
  }

  #begin({ seconds, done }: Job): void {
    this.#working++;
    this.#clock.after(seconds, () => {
      if (this.isDead) return;
      this.#working--;
      this.#busy += seconds;
      const next = this.#waiting.shift();
      if (next !== undefined) this.#begin(next);
      done();
    });
  }

  /** Its process ends: nothing of what it was doing, or is still asked for, is ever done. */
  die(): void {
    this.isDead = true;
    this.#waiting.clear();
  }

  /** Counts from now on. */
  count(): void {
    this.#busy = 0;
    this.#since = this.#clock.now;
    this.longest = this.#waiting.length;
  }

  /** Which share of its time it has worked. */
  get used(): number {
    const time = (this.#clock.now - this.#since) * this.processors;
    return time === 0 ? 0 : this.#busy / time;
  }
}

/** A disk that writes all that waits at once, and takes as long for it whatever it is. */
export class Disk {
  readonly #clock: Clock;
  readonly #seconds: () => number;
  #waiting: (() => void)[] = [];
  #isWriting = false;

  constructor(clock: Clock, seconds: () => number) {
    this.#clock = clock;
    this.#seconds = seconds;
  }

  /** Resumes once it is written. */
  write(done: () => void): void {
    this.#waiting.push(done);
    if (!this.#isWriting) this.#begin();
  }

  #begin(): void {
    const all = this.#waiting;
    this.#waiting = [];
    this.#isWriting = true;
    this.#clock.after(this.#seconds(), () => {
      this.#isWriting = false;
      if (this.#waiting.length > 0) this.#begin();
      for (const done of all) done();
    });
  }
}
