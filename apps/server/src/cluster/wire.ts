// Wires between servers: JSON either way, in order.

import type { Time } from '../time.ts';

/** One end of a wire. Nothing is lost and all comes in order, as long as both ends are there. */
export interface Wire {
  /** Sends a value that JSON can hold. It must not change afterwards: it is written when it leaves. */
  send(message: unknown): void;
  onMessage(take: (message: unknown) => void): void;
  /** The other end is not there any more. */
  onEnd(ended: () => void): void;
}

// One end of a wire within a process; what it sends arrives at `other` later, as a copy.
class NearEnd implements Wire {
  readonly #time: Time;
  other: NearEnd | null = null;
  #take: (message: unknown) => void = () => undefined;

  constructor(time: Time) {
    this.#time = time;
  }

  send(message: unknown): void {
    const text = JSON.stringify(message);
    this.#time.soon(() => this.other?.arrive(JSON.parse(text)));
  }

  onMessage(take: (message: unknown) => void): void {
    this.#take = take;
  }

  arrive(message: unknown): void {
    this.#take(message);
  }

  // Neither end of it goes before the other.
  onEnd(): void {}
}

/** Both ends of a wire within one process. */
export function nearWire(time: Time): readonly [Wire, Wire] {
  const ends = [new NearEnd(time), new NearEnd(time)] as const;
  ends[0].other = ends[1];
  ends[1].other = ends[0];
  return ends;
}
