// A player who cannot be shaken off: plays one seat by the protocol alone, over connections that may break at any
// moment, and keeps account of every choice that was acknowledged.

import { pickOne, randomInt, seedRandom } from '@bridgefront/kernel';
import type { Json, Random } from '@bridgefront/kernel';
import { documentAfter, reportsIn } from '@bridgefront/viewing';
import type { ServerMessage } from '@bridgefront/protocol';
import type { SeatReport } from '@bridgefront/viewing';

/** One connection as a player uses it. */
export interface PlayerSocket {
  send(text: string): void;
  close(): void;
}

/** What a socket tells its player. */
export interface SocketEvents {
  open(): void;
  message(text: string): void;
  closed(): void;
}

/** Opens a socket. */
export type Dial = (events: SocketEvents) => PlayerSocket;

/** An act and what it answered. */
export interface Sent {
  readonly id: string;
  readonly kind: 'choose' | 'take-back';
  readonly choice: string;
  readonly at: { readonly decision: number; readonly plan: number };
}

/** What a player is and how it plays. */
export interface PlayerParts {
  readonly dial: Dial;
  readonly match: string;
  /** Null: looks on. */
  readonly seat: number | null;
  readonly seed: string;
  /** False: reads the seat's stream without playing it. */
  readonly plays: boolean;
  /** Milliseconds that have run; left out: by the machine's clock. */
  readonly ran?: () => number;
  /** Waits before calling back; a socket that broke is opened again after this. */
  readonly later: (wake: () => void, milliseconds: number) => void;
  /** How it reads: with sentences, as a page does, and with every step of a reveal. The latter alone, if left out. */
  readonly reading?: { readonly words: boolean; readonly reveal: 'steps' | 'result' };
  /** How many acts it may have made by now; left out: any number. */
  readonly most?: () => number;
  /** Milliseconds of thinking before each choice. */
  readonly thinks?: number;
  /** The clock, or its host, may have answered for it meanwhile: then a choice comes too late, and it goes on. */
  readonly clocked?: boolean;
  /** How its message ids begin: somebody who sits down at the same seat again needs others. */
  readonly ids?: string;
}

interface Shown {
  readonly view: {
    readonly decision: {
      readonly mine: { readonly plan: readonly string[]; readonly choices: readonly string[] } | null;
    } | null;
    readonly [part: string]: Json;
  };
  readonly host: { readonly decision: number | null; readonly status: string };
}

type Streamed = Extract<ServerMessage, { type: 'whole' | 'change' }>;

const retried = ['not-stored', 'too-fast', 'shutting-down', 'failed'];
const takeBackOneIn = 40;

/** One seat, played until the match is over. */
export class Player {
  readonly match: string;
  readonly seat: number | null;
  /** Every act that the server acknowledged, in the order in which it did. */
  readonly acknowledged: Sent[] = [];
  /** Every report told, in order, across all connections. */
  readonly reports: SeatReport[] = [];
  /** How often each refusal came. */
  readonly refusals: { [code: string]: number } = {};
  /** Acks that said that the act had been carried out before. */
  again = 0;
  /** Connections opened. */
  lines = 0;
  /** Streams continued from a place, and streams shown anew. */
  resumed = 0;
  whole = 0;
  /** Milliseconds from each choice to its acknowledgement, resends included. */
  readonly waits: number[] = [];
  /** Resolves when the match is over and seen to be over; rejects when the server broke its word. */
  readonly done: Promise<void>;
  readonly #parts: PlayerParts;
  readonly #random: Random;
  #document: Json = null;
  #stream = '';
  #number = 0;
  #socket: PlayerSocket | null = null;
  #subscribed = false;
  #pending: Sent | null = null;
  #sentAt = 0;
  #thinking = false;
  #messages = 0;
  #finished = false;
  readonly #ran: () => number;
  #resolve: () => void = () => undefined;
  #reject: (problem: Error) => void = () => undefined;

  constructor(parts: PlayerParts) {
    this.#parts = parts;
    this.#ran = parts.ran ?? (() => performance.now());
    this.match = parts.match;
    this.seat = parts.seat;
    this.#random = seedRandom(parts.seed);
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.done.catch(() => undefined);
    this.#connect();
  }

  /** What the player sees now. */
  get document(): Shown {
    return this.#document as unknown as Shown;
  }

  /** Where the player stands, for messages about something that hangs. */
  get standing(): string {
    const asked = this.#document === null ? null : this.document.view.decision;
    return JSON.stringify({
      match: this.match,
      seat: this.seat,
      lines: this.lines,
      subscribed: this.#subscribed,
      pending: this.#pending,
      number: this.#number,
      status: this.#document === null ? null : this.document.host.status,
      open: asked?.mine?.choices.length ?? null,
      acknowledged: this.acknowledged.length,
      refusals: this.refusals,
    });
  }

  /** Gives up; `done` stays open. */
  leave(): void {
    this.#finished = true;
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#finished) return;
    this.lines++;
    this.#subscribed = false;
    const socket = this.#parts.dial({
      open: () => {
        if (this.#socket === socket) this.#subscribe();
      },
      message: (text) => {
        if (this.#socket === socket) this.#guarded(() => this.#receive(JSON.parse(text) as ServerMessage));
      },
      closed: () => {
        if (this.#socket !== socket) return;
        this.#socket = null;
        this.#parts.later(() => this.#connect(), 20 + randomInt(this.#random, 60));
      },
    });
    this.#socket = socket;
  }

  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  #fail(problem: string): void {
    this.#reject(new Error(`${problem} [${this.standing}]`));
    this.leave();
  }

  #id(): string {
    return `${this.#parts.ids ?? ''}${this.seat ?? 't'}.${this.#messages++}`;
  }

  #subscribe(): void {
    const place = this.#stream === '' ? {} : { from: { stream: this.#stream, number: this.#number } };
    const { match, seat } = this;
    const wish = {
      type: 'subscribe',
      id: this.#id(),
      match,
      seat,
      told: this.reports.length,
      ...(this.#parts.reading ?? { reveal: 'steps' }),
      ...place,
    };
    this.#socket?.send(JSON.stringify(wish));
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'whole':
      case 'change':
        if (message.match !== this.match || message.seat !== this.seat)
          throw new Error(`A stream that was not asked for: ${message.match} ${message.seat}`);
        this.#read(message);
        return this.#act();
      case 'accepted':
        return this.#accepted(message);
      case 'refused':
        return this.#refused(message);
      default:
        return;
    }
  }

  #read(message: Streamed): void {
    if (message.type === 'whole') {
      this.whole++;
      this.#document = message.document as unknown as Json;
      this.#stream = message.stream;
    } else {
      if (message.stream !== this.#stream)
        throw new Error('A change of a stream that was never shown whole.');
      if (message.number !== this.#number + 1)
        throw new Error(`Change ${message.number} came after ${this.#number}.`);
      this.#document = documentAfter(this.#document, message);
    }
    this.#number = message.number;
    this.reports.push(...reportsIn(message));
    if (message.told !== this.reports.length)
      throw new Error(`${message.told} reports were told, ${this.reports.length} arrived.`);
  }

  #accepted({ id, again }: Extract<ServerMessage, { type: 'accepted' }>): void {
    if (!this.#subscribed && this.#pending?.id !== id) {
      this.#subscribed = true;
      if (this.lines > 1) this.resumed++;
      if (this.#pending !== null) this.#transmit(this.#pending);
      return this.#act();
    }
    // A duplicate on the way is answered twice; the second answer tells nothing new.
    if (this.#pending?.id !== id) return;
    if (again) this.again++;
    this.acknowledged.push(this.#pending);
    this.waits.push(this.#ran() - this.#sentAt);
    this.#pending = null;
    this.#act();
  }

  #refused({ id, code, message }: Extract<ServerMessage, { type: 'refused' }>): void {
    this.refusals[code] = (this.refusals[code] ?? 0) + 1;
    const mine = this.#pending?.id === id;
    const sent = this.#pending;
    if (mine && sent !== null && (code === 'stale' || code === 'not-live') && this.#parts.clocked === true) {
      this.#pending = null;
      // The clock was sooner, or the others have voted to end it: unless that is shown already, it will be in a moment.
      return this.#isNow(sent) ? undefined : this.#act();
    }
    if (!retried.includes(code)) {
      if (mine || !this.#subscribed) this.#fail(`Refused: ${code}, ${message}`);
      return;
    }
    const socket = this.#socket;
    this.#parts.later(() => {
      if (this.#socket !== socket || socket === null) return;
      if (!this.#subscribed) this.#subscribe();
      else if (mine && this.#pending?.id === id) this.#transmit(this.#pending);
    }, 50);
  }

  // Whether the document still shows the moment that was answered.
  #isNow({ at }: Sent): boolean {
    const { view, host } = this.document;
    const plan = view.decision?.mine?.plan.length;
    return host.status === 'live' && host.decision === at.decision && plan === at.plan;
  }

  #act(): void {
    if (this.#document === null || !this.#subscribed || this.#finished) return;
    const { status } = this.document.host;
    if (status !== 'live' && this.#pending === null) {
      this.leave();
      return this.#resolve();
    }
    const { thinks = 0 } = this.#parts;
    if (thinks === 0) return this.#choose();
    if (this.#thinking || this.#pending !== null) return;
    this.#thinking = true;
    this.#parts.later(() => {
      this.#thinking = false;
      this.#choose();
    }, thinks);
  }

  #choose(): void {
    if (this.#pending !== null || !this.#parts.plays || this.#finished || !this.#subscribed) return;
    const { view, host } = this.document;
    const mine = view.decision?.mine;
    if (mine == null || mine.choices.length === 0 || host.decision === null || host.status !== 'live') return;
    if (this.acknowledged.length >= (this.#parts.most?.() ?? Infinity))
      return this.#parts.later(() => this.#choose(), 20);
    const at = { decision: host.decision, plan: mine.plan.length };
    const back = mine.plan.length > 0 && randomInt(this.#random, takeBackOneIn) === 0;
    const choice = back ? '' : pickOne(this.#random, mine.choices);
    this.#pending = { id: this.#id(), kind: back ? 'take-back' : 'choose', choice, at };
    this.#sentAt = this.#ran();
    this.#transmit(this.#pending);
  }

  #transmit({ id, kind, choice, at }: Sent): void {
    const { match, seat } = this;
    const act = kind === 'choose' ? { choice } : {};
    this.#socket?.send(JSON.stringify({ type: kind, id, match, seat, at, ...act }));
  }
}
