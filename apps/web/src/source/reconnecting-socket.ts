// Reconnecting WebSocket for all matches of the page: opened, noticed when it is dead, opened again.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { ClientMessage, ServerMessage } from '@bridgefront/protocol';

/** A message of a client before the defaults of the schema are filled in. */
export type Outgoing =
  | Exclude<ClientMessage, { type: 'subscribe' | 'unsubscribe' }>
  | {
      readonly type: 'subscribe';
      readonly id: string;
      readonly match: string;
      readonly seat: number | null;
      readonly from?: { readonly stream: string; readonly number: number };
      readonly told: number;
      readonly words: true;
      readonly reveal: 'steps';
    }
  | {
      readonly type: 'unsubscribe';
      readonly id: string;
      readonly match: string;
      readonly seat: number | null;
    };

/** What the socket needs of the machine that it runs on. */
export interface Outside {
  /** A new socket to the live door of the server. */
  open(): WebSocket;
  /** Calls back whenever trying again at once makes sense: the network is back, somebody looks at the page. */
  onWake(wake: () => void): void;
  /** The server has closed the connection because of who opened it: perhaps it is nobody any more. */
  turnedAway(): void;
  /** Milliseconds since 1970 by this machine's clock. */
  now(): number;
}

/** Who reads along. */
export interface SocketReader {
  /** A fresh connection: subscribe, and send again what has not been answered. */
  opened(): void;
  lost(): void;
  /** Nothing has come for a while, and the server is there all the same. */
  silent?(): void;
  /** `at`: when the message came, by `performance.now()`. */
  receive(message: ServerMessage, at: number): void;
}

/** A line to a host of matches. */
export interface LiveWire {
  /** Reads along; returns how to stop. */
  attach(reader: SocketReader): () => void;
  /** Sends now, or not at all: whoever waits for an answer sends again when `opened` is called. */
  send(message: Outgoing): void;
  /** An id that no other message of this page has. */
  newId(): string;
  /** The host's time, as well as it is known, in milliseconds since 1970. */
  now(): number;
}

const answerWithin = 8_000;
const wakeWithin = 3_000;
const firstWait = 300;
const longestWait = 15_000;
const turnedAway = 1008;
const idleFor = 5_000;

/** How long to wait before the next attempt: doubled with each failure, with jitter so that not all come at once. */
export function waitBefore(attempt: number, random: number): number {
  return Math.min(longestWait, firstWait * 2 ** attempt) * (0.5 + random / 2);
}

/** The shared connection. It is open as long as somebody reads it. */
export class ReconnectingSocket implements LiveWire {
  readonly #outside: Outside;
  readonly #pingEvery: number;
  readonly #readers = new Set<SocketReader>();
  readonly #offset = signal(0);
  readonly #attempt = signal(0);
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  #socket: WebSocket | null = null;
  #welcomed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #death: ReturnType<typeof setTimeout> | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #pinged = { id: '', at: 0 };
  #calm = false;
  #count = 0;

  /** `pingEvery`: after so many silent milliseconds the server is asked whether it is there. */
  constructor(outside: Outside, pingEvery = 20_000) {
    this.#outside = outside;
    this.#pingEvery = pingEvery;
    outside.onWake(() => this.#wake());
  }

  /** Failed attempts since the connection was last good. */
  get attempt(): ReadonlySignal<number> {
    return this.#attempt;
  }

  /** The server's time, as well as it is known. */
  now(): number {
    return this.#outside.now() + this.#offset.value;
  }

  /** An id that no other message of this page has. */
  newId(): string {
    this.#count++;
    return `${this.#prefix}.${this.#count}`;
  }

  /** Reads along; returns how to stop. */
  attach(reader: SocketReader): () => void {
    this.#readers.add(reader);
    clearTimeout(this.#idle);
    if (this.#welcomed) reader.opened();
    else if (this.#socket === null && this.#retry === undefined) this.#open();
    return () => {
      this.#readers.delete(reader);
      if (this.#readers.size === 0) this.#idle = setTimeout(() => this.#rest(), idleFor);
    };
  }

  /** Sends now, or not at all: whoever waits for an answer sends again when `opened` is called. */
  send(message: Outgoing): void {
    if (this.#welcomed && this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  /** Connects anew, as after a change of name: the server knows people by the cookie that the connection began with. */
  renew(): void {
    this.#attempt.value = 0;
    if (this.#socket === null) return this.#readers.size === 0 ? undefined : this.#open();
    this.#fail(this.#socket, 0);
  }

  /** Ends the connection for good. */
  close(): void {
    this.#readers.clear();
    clearTimeout(this.#idle);
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#socket;
    this.#forget();
    socket?.close();
  }

  #forget(): void {
    this.#socket = null;
    this.#welcomed = false;
    clearTimeout(this.#beat);
    clearTimeout(this.#death);
    this.#death = undefined;
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#outside.open();
    this.#socket = socket;
    this.#expectWithin(answerWithin);
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(socket, String(data));
    };
    socket.onclose = ({ code }) => {
      if (code === turnedAway && socket === this.#socket) this.#outside.turnedAway();
      this.#fail(socket);
    };
    socket.onerror = () => this.#fail(socket);
  }

  // The socket is of no use any more, whatever it says itself.
  #fail(socket: WebSocket, wait?: number): void {
    if (socket !== this.#socket) return;
    const was = this.#welcomed;
    this.#forget();
    socket.onmessage = null;
    socket.close();
    if (was) for (const reader of this.#readers) reader.lost();
    if (this.#readers.size === 0) return;
    const attempt = this.#attempt.value;
    this.#attempt.value = attempt + 1;
    this.#retry = setTimeout(() => this.#open(), wait ?? waitBefore(attempt, Math.random()));
  }

  #wake(): void {
    if (this.#readers.size === 0) return;
    if (this.#socket === null) this.#open();
    else if (this.#welcomed) this.#ping(wakeWithin);
  }

  #ping(within: number): void {
    clearTimeout(this.#beat);
    this.#pinged = { id: this.newId(), at: this.#outside.now() };
    this.send({ type: 'ping', id: this.#pinged.id });
    this.#expectWithin(within);
  }

  #expectWithin(time: number): void {
    clearTimeout(this.#death);
    const socket = this.#socket;
    this.#death = setTimeout(() => socket !== null && this.#fail(socket), time);
  }

  // What cannot be read, or not be taken for what it says it is, makes the whole line one that is not to be trusted.
  #hear(socket: WebSocket, text: string): void {
    try {
      this.#receive(text);
    } catch (error) {
      console.warn('The server sent what cannot be read.', error);
      this.#fail(socket);
    }
  }

  #receive(text: string): void {
    const at = performance.now();
    clearTimeout(this.#death);
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(answerWithin), this.#pingEvery);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome' && !this.#welcomed) return this.#greeted();
    if (message.type === 'pong') return this.#answered(message.id, message.at);
    for (const reader of this.#readers) reader.receive(message, at);
  }

  #greeted(): void {
    this.#welcomed = true;
    this.#calm = false;
    this.#attempt.value = 0;
    this.#ping(answerWithin);
    for (const reader of this.#readers) reader.opened();
  }

  #answered(id: string, at: number): void {
    if (id !== this.#pinged.id) return;
    this.#setClock(at);
    // The first one belongs to the greeting.
    if (this.#calm) for (const reader of this.#readers) reader.silent?.();
    this.#calm = true;
  }

  #setClock(at: number): void {
    const now = this.#outside.now();
    const offset = Math.round(at + (now - this.#pinged.at) / 2 - now);
    // Small differences are the network's; a clock that jumps about is worse than one that is a little off.
    if (Math.abs(offset - this.#offset.value) > 250) this.#offset.value = offset;
  }
}
