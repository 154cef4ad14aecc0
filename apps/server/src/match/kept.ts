// Texts that were asked for lately, up to so many characters in all.

/** A cache: what was not asked for longest goes first. */
export class Kept {
  readonly #most: number;
  readonly #texts = new Map<string, string>();
  #characters = 0;

  constructor(most: number) {
    this.#most = most;
  }

  find(key: string): string | undefined {
    const text = this.#texts.get(key);
    if (text === undefined) return undefined;
    this.#texts.delete(key);
    this.#texts.set(key, text);
    return text;
  }

  keep(key: string, text: string): void {
    this.#drop(key);
    if (text.length > this.#most / 4) return;
    this.#texts.set(key, text);
    this.#characters += text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#characters <= this.#most) return;
      this.#drop(oldest);
    }
  }

  /** Forgets all texts whose keys begin so. */
  forget(beginning: string): void {
    for (const key of this.#texts.keys()) if (key.startsWith(beginning)) this.#drop(key);
  }

  #drop(key: string): void {
    this.#characters -= this.#texts.get(key)?.length ?? 0;
    this.#texts.delete(key);
  }
}
