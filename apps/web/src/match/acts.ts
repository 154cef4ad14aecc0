// What the reader does, one act after the other: the next is sent when the one before it has been answered.

import { batch, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { WireRefusal } from '@bridgefront/protocol';

type Act = () => Promise<WireRefusal | null>;

/** A queue of acts; a refusal empties it, since what follows was meant to build on what was refused. */
export class Acts {
  readonly #refusal: Signal<WireRefusal | null>;
  readonly #busy = signal(false);
  #waiting: Act[] = [];

  constructor(refusal: Signal<WireRefusal | null>) {
    this.#refusal = refusal;
  }

  /** True until everything is answered. */
  get busy(): ReadonlySignal<boolean> {
    return this.#busy;
  }

  add(act: Act): void {
    this.#waiting.push(act);
    if (!this.#busy.peek()) void this.#work();
  }

  async #work(): Promise<void> {
    batch(() => {
      this.#busy.value = true;
      this.#refusal.value = null;
    });
    for (let act = this.#waiting.shift(); act !== undefined; act = this.#waiting.shift()) {
      const refused = await act();
      if (refused === null) continue;
      this.#waiting = [];
      this.#refusal.value = refused;
    }
    this.#busy.value = false;
  }
}
