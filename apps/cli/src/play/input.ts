// Lines that a person types, or that a file pipes in: one at a time, in order.

import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import { interruptedBy } from './interruption.ts';
import type { SignalWatch } from './interruption.ts';

/** Where lines come from. */
export class LineInput {
  /** Whether a person sits at the other end. */
  readonly interactive: boolean;
  readonly #watch: SignalWatch;
  readonly #lines: string[] = [];
  readonly #reader: Interface;
  #ended = false;
  #waiting: (() => void) | null = null;
  #words: readonly string[] = [];

  constructor(watch: SignalWatch) {
    this.#watch = watch;
    this.interactive = process.stdin.isTTY && process.stdout.isTTY;
    this.#reader = createInterface({
      input: process.stdin,
      ...(this.interactive ? { output: process.stdout } : {}),
      terminal: this.interactive,
      completer: (line: string): [string[], string] => [
        this.#words.filter((word) => word.startsWith(line)),
        line,
      ],
    });
    this.#reader.on('line', (line) => {
      this.#lines.push(line);
      this.#waiting?.();
    });
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#waiting?.();
    });
    this.#reader.on('SIGINT', () => watch.raise('SIGINT'));
  }

  /**
   * Shows a prompt and waits for a line; null when no more will come. Piped lines are shown behind the prompt.
   * @throws Interruption
   */
  async ask(prompt: string, words: readonly string[] = []): Promise<string | null> {
    this.#watch.check();
    this.#words = words;
    if (this.interactive) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    } else process.stdout.write(prompt);
    const line = await this.#next();
    if (!this.interactive) process.stdout.write(`${line ?? ''}\n`);
    else if (line === null) process.stdout.write('\n');
    return line;
  }

  async #next(): Promise<string | null> {
    if (this.#lines.length === 0 && !this.#ended) await this.#something();
    return this.#lines.shift() ?? null;
  }

  #something(): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.#watch.listen((signal) => reject(interruptedBy(signal)));
      this.#waiting = (): void => {
        this.#waiting = null;
        stop();
        resolve();
      };
    });
  }

  /** Lets the process end. */
  close(): void {
    this.#reader.close();
  }
}
