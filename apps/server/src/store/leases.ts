// Leases: which server holds what, under a token that only grows. Whoever appends shows the token in the same statement, so that a
// server that was cut off writes nothing, whatever it believes and whatever its clock says.

import type { Outage } from './store.ts';

/** What whoever plays all matches alone holds. */
export const everything = '*';

/** Who holds everything while several servers play: each of them has leases of its matches, and shows one with whatever it appends. */
export const cluster = 'cluster';

/** A match that was given back is nobody's for so many milliseconds at most without an outage: it is being handed over. */
export const handedOverWithin = 1000;

/** A server that comes: to play all matches alone, or together with others those of which it has the leases. */
export interface Member {
  /** No two servers that run have the same; one that starts again has the same as before. */
  readonly name: string;
  readonly company: 'alone' | 'together';
  /** After so many milliseconds without a word it counts as gone. */
  readonly lasts: number;
}

/** A match that a server holds, until somebody takes it under a higher token. */
export interface Lease {
  readonly match: string;
  readonly token: number;
}

/** What a server is given that comes. */
export interface Entry {
  /** Of everything; it shows with each word that it is still in. */
  readonly token: number;
  /** What it held before, and nobody has taken: it holds it under new tokens. */
  readonly had: readonly Lease[];
  /** Somebody else is in who is alive. */
  readonly others: boolean;
}

/**
 * The leases. How long somebody has been silent is reckoned by the storage's clock; `at` is what time it is for whoever asks, by which
 * outages are noted: the clocks of servers may differ.
 */
export interface LeaseStore {
  /** A server comes. Null: not now; one that plays alone and others exclude each other, as long as they are alive. */
  enter(member: Member, at: number): Promise<Entry | null>;
  /**
   * Says that it is alive, and with it that all its leases are held. False: it was silent for too long, or is not let in, and has to enter
   * anew. `at`: what time it is for its matches; null: nobody has told it yet.
   */
  renew(member: Member, token: number, at: number | null): Promise<boolean>;
  /**
   * Takes what nobody holds who is alive, for a server that is. The time since the last word of who held a match before is an outage of
   * that match, noted together with the new token: as long as the silence was, and all that the matches' time has gone on since. So is the
   * time since it was given back, where that took longer than handing it over (`handedOverWithin`).
   */
  take(server: string, matches: readonly string[], at: number): Promise<readonly Lease[]>;
  /** From now on nobody writes under these tokens. */
  giveBack(server: string, leases: readonly Lease[]): Promise<void>;
  /** A server goes, and gives back all it holds. What was taken since it came in stays as it is. */
  leave(server: string, token: number): Promise<void>;
  /** Who holds it and is alive; null: nobody. */
  holderOf(what: string): Promise<string | null>;
  /** Some open tables and running matches that nobody holds who is alive. */
  unheld(limit: number): Promise<readonly string[]>;
  /** When nobody played the match though it ran; in order, perhaps overlapping others. */
  matchOutages(match: string): Promise<readonly Outage[]>;
}
