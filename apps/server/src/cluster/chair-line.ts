// Line of a server to the chair: what is asked while nobody has it waits for the next one.

import { betweenWords } from '../store/disk.ts';
import { LinkEnded } from './link.ts';
import type { Link } from './link.ts';
import { pause } from '../time.ts';
import type { Time } from '../time.ts';
import type { Peer } from './peers.ts';
import type { ChairProcedures } from './procedures.ts';

/** Longer than it takes until another server may take the chair. */
const patience = 7000;

type Chair = Link<ChairProcedures>;
type Ask = Chair['ask'];
type Tell = Chair['tell'];

/** One server's. */
export class ChairLine {
  readonly #pace: Time;
  #chair: Chair | null = null;
  #next = Promise.withResolvers<Chair>();

  constructor(pace: Time) {
    this.#pace = pace;
  }

  /** From now on the chair is there; null: nobody has it. */
  set(peer: Peer | null): void {
    const chair = peer as unknown as Chair | null;
    if (chair !== null) this.#next.resolve(chair);
    else if (this.#chair !== null) this.#next = Promise.withResolvers();
    this.#chair = chair;
  }

  // Nobody takes it, or nobody soon enough.
  async #late(): Promise<never> {
    await pause(this.#pace, patience);
    throw new Error(`${betweenWords}.`);
  }

  async #there(): Promise<Chair> {
    return this.#chair ?? Promise.race([this.#next.promise, this.#late()]);
  }

  /** @throws Error when nobody takes it in time, or it went before it had answered */
  readonly ask: Ask = (name, ...given) =>
    this.#there()
      .then((chair) => chair.ask(name, ...given))
      .catch((error: unknown) => {
        if (error instanceof LinkEnded) throw new Error(`${betweenWords}.`, { cause: error });
        throw error;
      });

  /** What is told while nobody has it is lost: whoever takes it reads what is so. */
  readonly tell: Tell = (name, ...given) => this.#chair?.tell(name, ...given);
}
