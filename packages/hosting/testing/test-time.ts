// A time that stands still until a test lets it pass.

import type { Time } from '../src/index.ts';

/** Let everything that is under way come to its next wait. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
}

export class TestTime implements Time {
  #now = 1_800_000_000_000;
  #next = 0;
  readonly #gaps = new Set<(from: number, to: number) => void>();
  readonly #waiting = new Map<number, { readonly at: number; readonly wake: () => void }>();

  now(): number {
    return this.#now;
  }

  ran(): number {
    return this.#now;
  }

  after(milliseconds: number, wake: () => void): () => void {
    const key = this.#next++;
    this.#waiting.set(key, { at: this.#now + Math.max(0, milliseconds), wake });
    return () => void this.#waiting.delete(key);
  }

  soon(act: () => void): void {
    setImmediate(act);
  }

  /** Lets so much time pass, with everything that falls due in between. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = [...this.#waiting].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at);
      if (due.length === 0) break;
      const [key, { at, wake }] = due[0];
      this.#waiting.delete(key);
      this.#now = Math.max(this.#now, at);
      wake();
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#now = end;
    await settle();
  }

  /** Calls back when the clock jumps. */
  onGap(told: (from: number, to: number) => void): () => void {
    this.#gaps.add(told);
    return () => this.#gaps.delete(told);
  }

  /** The clock jumps, as if the process had slept. */
  jump(milliseconds: number): void {
    const from = this.#now;
    this.#now += milliseconds;
    this.gap(from, this.#now);
  }

  /** Tells of a gap. */
  gap(from: number, to: number): void {
    for (const told of this.#gaps) told(from, to);
  }
}
