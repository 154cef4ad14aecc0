// Credentials: what somebody came with, and the end of all that was opened with it.

import type { Identity } from '../store/store.ts';

/** Who somebody is, and by what. */
export interface Credential {
  readonly identity: Identity;
  /** The hash of the token that the browser's cookie or the program brings. */
  readonly token: string;
  /** Which browser it is, in words; null: a program. */
  readonly device: string | null;
}

/** Who it is; null: a stranger. */
export function whoIs(credential: Credential | null): Identity | null {
  return credential?.identity ?? null;
}

const mostRemembered = 10_000;

/**
 * What is open, by the credentials it was opened with: their tokens and the ids of their owners. Whatever outlives a
 * request is held here, and nowhere else.
 */
export class Holds {
  readonly #open = new Map<string, Set<() => void>>();
  // What ended last: it may still be on its way to whoever wants to hold something by it.
  readonly #ended = new Set<string>();

  /** Calls back when the credential ends, at once if it has; the answer lets go. */
  hold({ identity, token }: Credential, ended: () => void): () => void {
    const keys = [identity.id, token];
    if (keys.some((key) => this.#ended.has(key))) {
      ended();
      return () => undefined;
    }
    for (const key of keys) this.#holders(key).add(ended);
    return () => {
      for (const key of keys) {
        const holders = this.#open.get(key);
        holders?.delete(ended);
        if (holders?.size === 0) this.#open.delete(key);
      }
    };
  }

  #holders(key: string): Set<() => void> {
    const holders = this.#open.get(key) ?? new Set();
    this.#open.set(key, holders);
    return holders;
  }

  /** These are worth nothing any more. */
  end(keys: readonly string[]): void {
    for (const key of keys) {
      this.#ended.add(key);
      for (const ended of this.#open.get(key) ?? []) ended();
    }
    for (const oldest of this.#ended) {
      if (this.#ended.size <= mostRemembered) return;
      this.#ended.delete(oldest);
    }
  }
}
