// Pulse of a connection: whoever answers no ping has gone.

import type { Time } from '../time.ts';

const every = 30_000;

/** Of one connection. */
export class Pulse {
  readonly #time: Time;
  readonly #ping: (number: number) => void;
  readonly #silent: () => void;
  #answered = true;
  #number = 0;
  #cancel: () => void = () => undefined;

  /** `ping`: sends the ping of that number; `silent`: the last one was not answered. */
  constructor(time: Time, ping: (number: number) => void, silent: () => void) {
    this.#time = time;
    this.#ping = ping;
    this.#silent = silent;
  }

  begin(): void {
    this.#cancel = this.#time.after(every, () => {
      if (!this.#answered) return this.#silent();
      this.#answered = false;
      this.#ping(++this.#number);
      this.begin();
    });
  }

  answered(): void {
    this.#answered = true;
  }

  end(): void {
    this.#cancel();
  }
}
