// Those who wait to hear of the next change, by what they wait for.

/** All who wait. */
export class Waiting {
  readonly #hearing = new Map<string, Set<() => void>>();

  /** Resolves with the next change, or when `over` does. */
  async hear(id: string, over: Promise<void>): Promise<void> {
    const changed = Promise.withResolvers<void>();
    const all = this.#hearing.get(id) ?? new Set();
    this.#hearing.set(id, all.add(changed.resolve));
    await Promise.race([changed.promise, over]);
    all.delete(changed.resolve);
    if (all.size === 0) this.#hearing.delete(id);
  }

  /** Something has changed. */
  wake(id: string): void {
    for (const hear of this.#hearing.get(id) ?? []) hear();
  }

  /** Everybody looks again. */
  wakeAll(): void {
    for (const id of this.#hearing.keys()) this.wake(id);
  }
}
