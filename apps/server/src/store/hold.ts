// The hold of a server on all of a database: taken at the start, kept alive, given back at the end.

import { StartLater } from './folder-lock.ts';
import type { LeaseStore, Member } from './leases.ts';
import { pause, realTime } from '../time.ts';
import type { Time } from '../time.ts';

const again = 500;
const renewEvery = 1000;
/** After so many milliseconds without a word from a server another one may take the database. */
const serverLasts = 4000;

/** Held, until somebody takes it. */
export class Hold {
  readonly #leases: LeaseStore;
  readonly #member: Member;
  readonly #lost: () => void;
  readonly #time: Time;
  #cancel: () => void = () => undefined;
  readonly token: number;
  #working: Promise<unknown> = Promise.resolve();

  private constructor(leases: LeaseStore, member: Member, token: number, time: Time, lost: () => void) {
    this.#leases = leases;
    this.#member = member;
    this.token = token;
    this.#time = time;
    this.#lost = lost;
    // That the database is away is noticed by whoever has something to store.
    this.#later();
  }

  #later(): void {
    this.#cancel = this.#time.after(renewEvery, () => {
      this.#later();
      this.doubt();
    });
  }

  /**
   * Takes it; waits so many milliseconds for whoever may be gone. `lost`: another server has taken it since.
   * @throws StartLater when another server is alive
   */
  static async take(
    leases: LeaseStore,
    name: string,
    patience: number,
    lost: () => void,
    time: Time = realTime,
  ): Promise<Hold> {
    const member = { name, company: 'alone', lasts: serverLasts } as const;
    const until = time.ran() + patience;
    for (;;) {
      const entry = await leases.enter(member, time.now());
      if (entry !== null) return new Hold(leases, member, entry.token, time, lost);
      if (time.ran() >= until)
        throw new StartLater(
          'The database in DATABASE_URL is in use by another server; stop that one first, or choose another database.',
        );
      await pause(time, again);
    }
  }

  /** Says that this server is alive. Whoever was away for too long, and is back, learns here that it is too late. */
  doubt(): void {
    const looked = this.#leases.renew(this.#member, this.token, null).then((held) => {
      if (held) return;
      this.#cancel();
      this.#lost();
    });
    this.#working = Promise.allSettled([this.#working, looked]);
  }

  async giveBack(): Promise<void> {
    this.#cancel();
    await this.#working;
    // Whoever has taken it keeps it.
    await this.#leases.leave(this.#member.name, this.token).catch(() => undefined);
  }
}
