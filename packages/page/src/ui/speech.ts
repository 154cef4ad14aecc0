// A queue of sentences, so that a later one does not swallow an earlier one.

/** `assertive`: at once. */
export type Urgency = 'polite' | 'assertive';

/** What speech needs of the page. */
export interface SpeechParts {
  say(text: string, urgency: Urgency): void;
  wait(milliseconds: number, then: () => void): void;
}

const pause = 700;
/** More sentences than these are old news; the log has them all. */
const most = 5;

/** Says sentences one after the other to a screen reader. */
export class Speech {
  readonly #parts: SpeechParts;
  #queue: string[] = [];
  #talking = false;
  #last = '';

  constructor(parts: SpeechParts) {
    this.#parts = parts;
  }

  add(text: string, urgency: Urgency): void {
    const words = text.trim();
    if (words === '') return;
    if (urgency === 'assertive') {
      this.#say(words, urgency);
      return;
    }
    this.#queue = [...this.#queue, words].slice(-most);
    if (!this.#talking) this.#next();
  }

  /** Forgets what has not been said yet. */
  hush(): void {
    this.#queue = [];
  }

  #next(): void {
    const words = this.#queue.shift();
    this.#talking = words !== undefined;
    if (words === undefined) return;
    this.#say(words, 'polite');
    this.#parts.wait(pause, () => this.#next());
  }

  #say(words: string, urgency: Urgency): void {
    // The same words again are news too: a space that nobody hears makes them other words.
    this.#last = words === this.#last ? `${words}\u00a0` : words;
    this.#parts.say(this.#last, urgency);
  }
}
