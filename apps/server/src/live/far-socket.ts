// Socket of a client that is connected elsewhere: what it says comes over a line, and what it is told goes back.

import { EventEmitter } from 'node:events';
import type { Time } from '../time.ts';
import type { FrameWriter } from './frame-writer.ts';
import type { LiveSocket } from './live-socket.ts';

/** What goes back. */
export type FarText = { readonly text: string } | { readonly close: true };

/** A client's line where its table is played: nothing but texts, in order. */
export class FarSocket extends EventEmitter implements LiveSocket {
  readonly OPEN = 1;
  readyState = 1;
  readonly #time: Time;
  readonly #send: (what: FarText) => void;

  constructor(time: Time, send: (what: FarText) => void) {
    super();
    this.#time = time;
    this.#send = send;
  }

  /** The way to the client; whoever does not read is noticed where the socket is. */
  readonly writer: FrameWriter = { send: (text) => this.#send({ text }), unread: 0 };

  // Where the socket is, silence is noticed.
  ping(): void {
    this.#time.soon(() => this.emit('pong'));
  }

  terminate(): void {
    this.close();
  }

  close(): void {
    if (this.readyState !== this.OPEN) return;
    this.#send({ close: true });
    this.gone();
  }

  // What is on its way comes all the same, and is refused while it rests.
  pause(): void {}
  resume(): void {}

  /** The client has gone. */
  gone(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }
}
