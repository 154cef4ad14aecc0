// Somebody who listens to their own events at servers that come and go, and says after which they want to hear more.

import type { OwnEvent, ServerMessage } from '@bridgefront/protocol';
import type { Dial, PlayerSocket } from '../hard/player.ts';

const again = 300;

/** One person's. */
export class OwnListener {
  readonly problems: string[] = [];
  heard = 0;
  readonly #dial: Dial;
  readonly #later: (wake: () => void, milliseconds: number) => void;
  #last: string | undefined;
  #messages = 0;
  #asked = '';
  #socket: PlayerSocket | null = null;
  #isOver = false;

  constructor(dial: Dial, later: (wake: () => void, milliseconds: number) => void) {
    this.#dial = dial;
    this.#later = later;
    this.#connect();
  }

  leave(): void {
    this.#isOver = true;
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#isOver) return;
    const socket = this.#dial({
      open: () => this.#socket === socket && this.#listen(),
      message: (text) => this.#socket === socket && this.#receive(JSON.parse(text) as ServerMessage),
      closed: () => {
        if (this.#socket !== socket) return;
        this.#socket = null;
        this.#later(() => this.#connect(), again);
      },
    });
    this.#socket = socket;
  }

  #listen(): void {
    this.#asked = `own.${this.#messages++}`;
    this.#socket?.send(JSON.stringify({ type: 'listen', id: this.#asked, after: this.#last }));
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'event') return this.#hear(message.event);
    if (message.type !== 'refused' || message.id !== this.#asked) return;
    const socket = this.#socket;
    this.#later(() => this.#socket === socket && this.#listen(), again);
  }

  // Behind all that is open, which may come anew at any time, each event has the number after the one before.
  #hear({ id, type }: OwnEvent): void {
    const [epoch, number] = id.split('.');
    const [before, last] = (this.#last ?? '.').split('.');
    this.heard++;
    if (type !== 'now') {
      if (epoch !== before || Number(number) !== Number(last) + 1)
        this.problems.push(`D-7: own event ${id} came after ${this.#last ?? 'none'}`);
    }
    this.#last = id;
  }
}
