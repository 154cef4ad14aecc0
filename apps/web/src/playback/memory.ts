// The recent changes of a match, so that each can be shown again.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Frame } from '@bridgefront/viewing';
import type { MatchDocument } from '@bridgefront/page/source.ts';

/** A change that told something. */
export interface Remembered {
  readonly before: MatchDocument;
  readonly after: MatchDocument;
  readonly frames: readonly Frame[];
  /** The index of its first report among all of the match. */
  readonly first: number;
}

/** Documents share what did not change, so that many of them are small. */
const most = 400;

/** Bounded: the oldest change is forgotten first. */
export class Memory {
  readonly #oldest = signal(Infinity);
  #changes: Remembered[] = [];

  /** The earliest report that is remembered; infinite: none is. */
  get oldest(): ReadonlySignal<number> {
    return this.#oldest;
  }

  /** All that is remembered, oldest first. */
  get changes(): readonly Remembered[] {
    return this.#changes;
  }

  keep({ before, after, frames, first }: Remembered): void {
    this.#changes.push({ before, after, frames, first });
    if (this.#changes.length > most) this.#changes.shift();
    this.#oldest.value = this.#changes[0].first;
  }

  /** Puts what came before in front, as far as it is not remembered already; there is no bound for it. */
  recall(earlier: readonly Remembered[]): void {
    const oldest = this.#oldest.peek();
    const missing = earlier.filter(({ first, frames }) => frames.length > 0 && first < oldest);
    this.#changes = [...missing, ...this.#changes];
    if (this.#changes.length > 0) this.#oldest.value = this.#changes[0].first;
  }

  /** The changes in which the reports from one to another were told, as far as they are remembered. */
  between(first: number, last: number): readonly Remembered[] {
    return this.#changes.filter((one) => one.first <= last && one.first + one.frames.length > first);
  }

  /** The change in which a report was told; null: forgotten, or from before. */
  find(report: number): Remembered | null {
    return (
      this.#changes.find(({ first, frames }) => report >= first && report < first + frames.length) ?? null
    );
  }
}
