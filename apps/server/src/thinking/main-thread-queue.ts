// Turns at long work on the server's own thread: networks take turns, and whatever is cheap comes in between.

import { turnOver } from '../time.ts';
import type { Time } from '../time.ts';
import { FairQueue } from './queue.ts';

// Some wait for the disk: one at a time would be slow when there is nobody to be held up.
const atOnce = 4;

/** Work that takes milliseconds of the thread that answers everybody. */
export class MainThreadQueue {
  readonly #time: Time;
  readonly #queue = new FairQueue(atOnce);

  constructor(time: Time) {
    this.#time = time;
  }

  /**
   * Does the work when it is the turn of `whom`, and what came in meanwhile is heard before the next. Null when nobody
   * wants it any more by then: that costs no turn.
   */
  run<T>(whom: readonly string[], wanted: () => boolean, work: () => Promise<T>): Promise<T | null> {
    return new Promise((resolve, reject) => {
      const turn = async (): Promise<void> => {
        if (!wanted()) return resolve(null);
        await work().then(resolve, reject);
        await turnOver(this.#time);
      };
      void this.#queue.run(whom, turn);
    });
  }
}
