// A limit for each of many: identities have their own buckets, however many connections or addresses they use.

import { Bucket } from './bucket.ts';
import type { Time } from '../time.ts';

const mostKept = 10_000;

/** Token buckets by key. */
export class Limits {
  readonly #time: Time;
  readonly #perSecond: number;
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(time: Time, perSecond: number, most: number) {
    this.#time = time;
    this.#perSecond = perSecond;
    this.#most = most;
  }

  /** Takes one of the key's; false when there is none. */
  take(key: string): boolean {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known.take();
    if (this.#buckets.size >= mostKept) this.#forgetFull();
    const made = new Bucket(this.#time, this.#perSecond, this.#most);
    this.#buckets.set(key, made);
    return made.take();
  }

  /** Charges the key for what it took. */
  charge(key: string, cost: number): void {
    if (this.#buckets.get(key) === undefined) this.take(key);
    this.#buckets.get(key)?.charge(cost);
  }

  // Who has all of it left is like somebody who was never here.
  #forgetFull(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.full) this.#buckets.delete(key);
  }
}
