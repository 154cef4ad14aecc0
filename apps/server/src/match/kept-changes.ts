// The latest changes of a stream, kept as bytes for readers who come back.

import type { KeptChanges as Kept, Sent } from '@bridgefront/hosting';

// Who was away longer gets the whole document: some 12 kB that are packed better than many small changes.
const mostBytes = 3 * 1024;
const firstBytes = 1024;

/** Changes with consecutive numbers, as bytes in one block: as texts they would hold all parts they were joined of. */
export class KeptChanges implements Kept {
  #block = Buffer.allocUnsafeSlow(0);
  // Of each change that is kept, in order.
  readonly #lengths: number[] = [];
  #used = 0;
  #last = 0;

  /** Keeps the change that follows the last one, and lets go of the oldest when there are too many. */
  add({ number, text }: Sent): void {
    const length = Buffer.byteLength(text);
    this.#last = number;
    if (length > mostBytes) {
      this.#lengths.length = 0;
      this.#used = 0;
      return;
    }
    this.#makeRoom(length);
    this.#block.write(text, this.#used);
    this.#used += length;
    this.#lengths.push(length);
  }

  #makeRoom(length: number): void {
    let gone = 0;
    while (this.#used - gone + length > mostBytes) gone += this.#lengths.shift() ?? 0;
    if (gone > 0) this.#block.copyWithin(0, gone, this.#used);
    this.#used -= gone;
    if (this.#used + length <= this.#block.length) return;
    let size = Math.max(firstBytes, this.#block.length);
    while (size < this.#used + length) size = Math.min(2 * size, mostBytes);
    const larger = Buffer.allocUnsafeSlow(size);
    this.#block.copy(larger, 0, 0, this.#used);
    this.#block = larger;
  }

  /** The changes behind number `number`, the last of which is `last`; null when they are not all kept any more. */
  since(number: number, last: number): readonly Sent[] | null {
    if (number === last) return [];
    const first = this.#last - this.#lengths.length;
    if (this.#last !== last || number < first || number > last) return null;
    let at = 0;
    const sent = this.#lengths.map((length, index) => {
      const text = this.#block.toString('utf8', at, at + length);
      at += length;
      return { number: first + index + 1, text };
    });
    return sent.slice(number - first);
  }
}
