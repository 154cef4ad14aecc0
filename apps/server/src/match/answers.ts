// Answers that were given, by the client's message, so that a repetition gets the same one.

const kept = 512;

/** Remembers the last answers of one match. */
export class Answers<T> {
  readonly #known = new Map<string, Promise<T>>();

  find(key: string): Promise<T> | undefined {
    return this.#known.get(key);
  }

  keep(key: string, answer: Promise<T>): void {
    this.#known.set(key, answer);
    if (this.#known.size <= kept) return;
    for (const oldest of this.#known.keys()) {
      this.#known.delete(oldest);
      return;
    }
  }

  forget(key: string): void {
    this.#known.delete(key);
  }
}
