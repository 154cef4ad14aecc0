// An answer that does not end: one JSON object a line (NDJSON), for as long as its reader reads.

import { Readable } from 'node:stream';
import type { Time } from '../time.ts';

const mostUnread = 1024 * 1024; // Bytes that wait for a reader who does not read.
const breathEvery = 15_000; // An empty line shows that the connection lives, to proxies as well.

/** Lines as they come. */
export class Flow {
  readonly stream: Readable;
  readonly #ended: (() => void)[] = [];
  #complete = false;

  constructor(time: Time) {
    this.stream = new Readable({ read: () => undefined });
    let cancel = (): void => undefined;
    const breathe = (): void => {
      cancel = time.after(breathEvery, () => (this.#push('\n'), breathe()));
    };
    breathe();
    this.stream.once('close', () => {
      cancel();
      for (const ended of this.#ended) ended();
    });
  }

  /** Called when nobody reads any more. */
  whenEnded(ended: () => void): void {
    if (this.stream.destroyed) ended();
    else this.#ended.push(ended);
  }

  write(value: unknown): void {
    this.#push(`${JSON.stringify(value)}\n`);
  }

  end(): void {
    this.#push(null);
  }

  #push(text: string | null): void {
    if (this.stream.destroyed || this.#complete) return;
    if (this.stream.readableLength > mostUnread) return void this.stream.destroy();
    this.#complete = text === null;
    this.stream.push(text);
  }
}
