// Answers that were given, by the client's message, so that a repetition gets the same one.

const kept = 512;

interface Given<T> {
  readonly content: string;
  readonly answer: Promise<T>;
}

/** Remembers the last answers of one match. */
export class Answers<T> {
  readonly #known = new Map<string, Given<T>>();

  /** The answer to the message, or `other` when that message had another content. */
  find(key: string, content: string): Promise<T> | 'other' | undefined {
    const given = this.#known.get(key);
    if (given === undefined) return undefined;
    return content.startsWith(given.content) ? given.answer : 'other';
  }

  /** `content` says what the message was about, the most certain first: less of it fits more. */
  keep(key: string, content: string, answer: Promise<T>): void {
    this.#known.set(key, { content, answer });
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
