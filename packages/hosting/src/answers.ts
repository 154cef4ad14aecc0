// Answers that were given, by the client's message, so that a repetition gets the same one.

// A text by itself: one that was joined would hold its parts.
function alone(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

/** Remembers the last answers of one match; of the usual one nothing but that it was given. */
export class Answers<T> {
  readonly #most: number;
  readonly #usual: Promise<T> | null;
  readonly #isUsual: (answer: T) => boolean;
  // By message what it was about; and the answers that are not there yet or were others.
  readonly #contents = new Map<string, string>();
  readonly #answers = new Map<string, Promise<T>>();

  /** `most`: how many are remembered; `usual`: the answer to most messages, and how it is known; null: there is none. */
  constructor(most: number, usual: T | null, isUsual: (answer: T) => boolean) {
    this.#most = most;
    this.#usual = usual === null ? null : Promise.resolve(usual);
    this.#isUsual = isUsual;
  }

  /** The answer to the message, or `other` when that message had another content. */
  find(key: string, content: string): Promise<T> | 'other' | undefined {
    const given = this.#contents.get(key);
    if (given === undefined) return undefined;
    return content.startsWith(given) ? (this.#answers.get(key) ?? this.#usual ?? undefined) : 'other';
  }

  /**
   * `content` says what the message was about, the most certain first: less of it fits more. What fails is no answer: the message
   * may be sent again.
   */
  keep(key: string, content: string, answer: Promise<T>): void {
    this.keepUsual(key, content);
    this.#answers.set(key, answer);
    answer.then(
      (given) => void (this.#isUsual(given) && this.#answers.delete(key)),
      () => this.forget(key),
    );
  }

  /** An answer that was the usual one. */
  keepUsual(key: string, content: string): void {
    this.#contents.set(key, alone(content));
    if (this.#contents.size > this.#most)
      for (const oldest of this.#contents.keys()) return this.forget(oldest);
  }

  forget(key: string): void {
    this.#contents.delete(key);
    this.#answers.delete(key);
  }
}
