// The hold of a server on all of a database: taken at the start, kept alive, given back at the end.

import { setTimeout as wait } from 'node:timers/promises';
import { StartLater } from './folder-lock.ts';
import { everything } from './leases.ts';
import type { Leases } from './leases.ts';

const again = 500;
const renewEvery = 1000;

/** Held, until somebody takes it. */
export class Hold {
  readonly #leases: Leases;
  readonly #lost: () => void;
  readonly #timer: NodeJS.Timeout;
  readonly token: number;
  #working: Promise<unknown> = Promise.resolve();

  private constructor(leases: Leases, token: number, lost: () => void) {
    this.#leases = leases;
    this.token = token;
    this.#lost = lost;
    // That the database is away is noticed by whoever has something to store.
    this.#timer = setInterval(() => this.#keep(leases.renew()), renewEvery);
    this.#timer.unref();
  }

  /**
   * Takes it; waits so many milliseconds for whoever may be gone. `lost`: another server has taken it since.
   * @throws StartLater when another server is alive
   */
  static async take(leases: Leases, patience: number, lost: () => void): Promise<Hold> {
    const until = performance.now() + patience;
    for (;;) {
      await leases.renew();
      const token = await leases.take(everything);
      if (token !== null) return new Hold(leases, token, lost);
      if (performance.now() >= until)
        throw new StartLater(
          'The database in DATABASE_URL is in use by another server; stop that one first, or choose another database.',
        );
      await wait(again);
    }
  }

  /** What was to be stored was not: that may be why. */
  doubt(): void {
    this.#keep(Promise.resolve());
  }

  // Whoever was away for too long, and is back, learns here that it is too late.
  #keep(renewed: Promise<void>): void {
    const looked = renewed.then(async () => {
      if (await this.#leases.holds(everything, this.token)) return;
      clearInterval(this.#timer);
      this.#lost();
    });
    this.#working = Promise.allSettled([this.#working, looked]);
  }

  async giveBack(): Promise<void> {
    clearInterval(this.#timer);
    await this.#working;
    // Whoever has taken it keeps it.
    await this.#leases.giveBack().catch(() => undefined);
  }
}
