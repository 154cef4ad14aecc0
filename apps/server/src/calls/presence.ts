// Presence at tables: when somebody last touched a visible page of a match. An open tab says nothing.

const keptFor = 3_600_000;
const mostKept = 20_000;

/** For so long after a touch somebody is at the table. */
export const atTableFor = 120_000;

/** Who touched which match when; a restart forgets it, and the page tells it again at the next touch. */
export class Presence {
  readonly #at = new Map<string, number>();

  note(identity: string, match: string, now: number): void {
    const key = `${identity} ${match}`;
    this.#at.delete(key);
    this.#at.set(key, now);
    if (this.#at.size <= mostKept) return;
    // The oldest come first.
    for (const [old, at] of this.#at) {
      if (this.#at.size <= mostKept && now - at < keptFor) return;
      this.#at.delete(old);
    }
  }

  /** When it was last; null: not for a long time. */
  lastAt(identity: string, match: string): number | null {
    return this.#at.get(`${identity} ${match}`) ?? null;
  }
}
