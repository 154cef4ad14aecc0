// A match of a host, a server's or this device's, as a source: follows its stream, resumes after a lost connection, and repeats what has not
// been answered.

import { batch, signal } from '@preact/signals';
import type { ChatLine, ChatTo, MatchInfo, ServerMessage, WireRefusal } from '@bridgefront/protocol';
import type { SeatReport } from '@bridgefront/viewing';
import { sameJson } from '@bridgefront/viewing';
import { keepReveal } from './kept-start.ts';
import { setBack } from './set-back.ts';
import { witnessChosen, witnessShown } from './witness.ts';
import { follow } from './stream.ts';
import type { Followed, Trouble } from './stream.ts';
import { chatKey } from '@bridgefront/page/source.ts';
import type { Change, Connection, MatchDocument, Source } from '@bridgefront/page/source.ts';
import type { LiveWire, Outgoing } from './reconnecting-socket.ts';

type Streamed = Extract<ServerMessage, { type: 'whole' | 'change' }>;

interface Unanswered {
  readonly message: Outgoing;
  readonly answer: (refusal: WireRefusal | null) => void;
}

/** Where the lines of chat so far come from. */
export type ChatHistory = (match: string) => Promise<readonly ChatLine[]>;

// Refusals of a subscription that will pass; every other one is for good.
const passing = new Set<WireRefusal['code']>(['too-fast', 'shutting-down', 'failed', 'not-stored']);
const askAgainAfter = 2_000;
// Refusals of whoever answers what is asked no longer: what is shown here is behind, though the line speaks.
const behind = new Set<WireRefusal['code']>(['stale', 'not-live']);
// And of whoever was offered what the rules do not offer: what is shown here is not so.
const untrue = new Set<WireRefusal['code']>(['illegal-choice', 'not-asked', 'already-sealed', 'bad-message']);

const nothingAsked: WireRefusal = { code: 'not-live', message: 'Nothing is asked at this moment.' };
const leftBehind: WireRefusal = { code: 'not-live', message: 'This table has been left.' };

const isPowerOfTwo = (number: number): boolean => Number.isInteger(Math.log2(number)) && number >= 1;

class LiveSource implements Source {
  readonly match: string;
  readonly seat: number | null;
  readonly info = signal<MatchInfo | null>(null);
  readonly document = signal<MatchDocument | null>(null);
  readonly labels = signal<readonly string[]>([]);
  readonly planned = signal<readonly string[]>([]);
  readonly first = signal<readonly string[]>([]);
  readonly reports = signal<readonly SeatReport[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly connection = signal<Connection>('connecting');
  readonly problem = signal<WireRefusal | null>(null);
  readonly #wire: LiveWire;
  readonly #history: ChatHistory;
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #detach: () => void;
  #followed: Followed | null = null;
  #subscription = '';
  #resuming = false;
  // What was wrong with the last message while it was being resumed; null: that one could be read.
  #trouble: Trouble | null = null;
  // It is subscribed to already, and looks again; how often, since something has changed.
  #looks = false;
  #silences = 0;
  // Lines may have been said while nobody listened here.
  #chatMissed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  // Changes that wait until somebody listens; null: none does.
  #early: (readonly [message: Streamed, at: number])[] | null;

  constructor(wire: LiveWire, history: ChatHistory, match: string, seat: number | null, waits: boolean) {
    this.match = match;
    this.seat = seat;
    this.#early = waits ? [] : null;
    this.#wire = wire;
    this.#history = history;
    this.#detach = wire.attach({
      opened: () => this.#subscribe(),
      lost: () => this.#lost(),
      silent: () => {
        this.#resuming = false;
        this.#lookAgain();
      },
      receive: (message, at) => this.#receive(message, at),
    });
  }

  now(): number {
    return this.#wire.now();
  }

  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    if (this.#early !== null) queueMicrotask(() => this.#readEarly());
    return () => this.#listeners.delete(listener);
  }

  choose(choice: string): Promise<WireRefusal | null> {
    return this.#witnessed(
      choice,
      this.#act((where) => ({ type: 'choose', choice, ...where })),
    );
  }

  takeBack(): Promise<WireRefusal | null> {
    return this.#witnessed(
      null,
      this.#act((where) => ({ type: 'take-back', ...where })),
    );
  }

  async #witnessed(choice: string | null, answer: Promise<WireRefusal | null>): Promise<WireRefusal | null> {
    const refused = await answer;
    if (refused === null) witnessChosen(this.match, this.seat, choice);
    return refused;
  }

  say(text: string, to: ChatTo): Promise<WireRefusal | null> {
    const said = { type: 'chat', id: this.#wire.newId(), match: this.match, text } as const;
    return this.#ask(to === 'side' ? { ...said, to } : said);
  }

  close(): void {
    if (this.connection.value === 'closed') return;
    this.#wire.send({ type: 'unsubscribe', id: this.#wire.newId(), match: this.match, seat: this.seat });
    this.#end(null);
  }

  // `problem` null: closed by the page itself.
  #end(problem: WireRefusal | null): void {
    this.#detach();
    clearTimeout(this.#again);
    batch(() => {
      this.connection.value = 'closed';
      this.problem.value = problem;
    });
    for (const { answer } of this.#unanswered.values()) answer(problem ?? leftBehind);
    this.#unanswered.clear();
  }

  #act(
    message: (where: {
      id: string;
      match: string;
      seat: number;
      at: { decision: number; plan: number };
    }) => Outgoing,
  ): Promise<WireRefusal | null> {
    const { match, seat } = this;
    const { view, host } = this.document.peek() ?? {};
    const mine = view?.decision?.mine ?? null;
    const decision = host?.decision ?? null;
    if (seat === null || mine === null || decision === null) return Promise.resolve(nothingAsked);
    const at = { decision, plan: mine.plan.length };
    return this.#ask(message({ id: this.#wire.newId(), match, seat, at }));
  }

  // What is not answered is sent again, with the same id, over the next connection.
  #ask(message: Outgoing): Promise<WireRefusal | null> {
    if (this.connection.peek() === 'closed') return Promise.resolve(this.problem.peek() ?? leftBehind);
    return new Promise((resolve) => {
      this.#unanswered.set(message.id, { message, answer: resolve });
      if (this.connection.peek() === 'live') this.#wire.send(message);
    });
  }

  #subscribe(fresh?: 'whole' | 'everything'): void {
    clearTimeout(this.#again);
    this.#subscription = this.#wire.newId();
    const { match, seat } = this;
    const known = fresh === 'everything' ? null : this.#followed;
    const from = known === null || fresh === 'whole' ? null : known;
    this.#wire.send({
      type: 'subscribe',
      id: this.#subscription,
      match,
      seat,
      ...(from !== null && { from: { stream: from.stream, number: from.number } }),
      told: known?.reports.length ?? 0,
      words: true,
      reveal: 'steps',
    });
  }

  // What was sent may never have come, or not as it was: whoever waits for something that has long happened looks again, at
  // times at the whole, which is long.
  #lookAgain(): void {
    this.#looks = this.connection.peek() === 'live';
    this.#silences++;
    this.#subscribe(isPowerOfTwo(this.#silences / 3) ? 'whole' : undefined);
  }

  #lost(): void {
    this.#resuming = false;
    clearTimeout(this.#again);
    if (this.connection.peek() === 'live') this.connection.value = 'lost';
  }

  #receive(message: ServerMessage, at: number): void {
    switch (message.type) {
      case 'table':
        if (message.match.id !== this.match) return;
        this.info.value = message.match;
        return this.#fetchChat();
      case 'chat':
        if (message.match === this.match) this.#hear([message.line]);
        return;
      case 'whole':
      case 'change':
        if (message.match !== this.match || message.seat !== this.seat) return;
        if (this.#early === null) return this.#read(message, at);
        if (message.type === 'change') return void this.#early.push([message, at]);
        this.#early = [];
        return this.#read(message, at);
      case 'accepted':
        if (message.id === this.#subscription) this.#subscribed();
        else this.#answered(message.id, null);
        return;
      case 'refused': {
        const { code, message: text, rule } = message;
        const refusal = { code, message: text, ...(rule !== undefined && { rule }) };
        if (message.id === this.#subscription) this.#notSubscribed(refusal);
        else if (message.id !== null) this.#answered(message.id, refusal);
        return;
      }
      case 'welcome':
      case 'pong':
      case 'event':
    }
  }

  #subscribed(): void {
    this.#resuming = false;
    this.connection.value = 'live';
    for (const { message } of this.#unanswered.values()) this.#wire.send(message);
    this.#chatMissed ||= !this.#looks;
    this.#looks = false;
    this.#fetchChat();
    // The host may have gone on between its answer and the word that all of it was sent.
    const trouble = this.#trouble;
    // What is missing from the beginning may not be to be had for a while.
    if (trouble === 'incomplete') this.#again = setTimeout(() => this.#resume(trouble), askAgainAfter);
    else if (trouble !== null) this.#resume(trouble);
  }

  // The chat of a private table is for those who sit there and for its owner: whoever only looks on would be refused.
  // Who has no seat knows that only from the table, which may come later, and may change.
  #fetchChat(): void {
    const info = this.info.peek();
    const open = info?.visibility === 'public' || info?.owner === true;
    const sits = this.seat !== null || info?.seats.some(({ mine }) => mine) === true;
    if (!this.#chatMissed || !(open || sits)) return;
    this.#chatMissed = false;
    void this.#history(this.match).then(
      (lines) => this.#hear(lines),
      () => undefined, // Chat that cannot be had now comes with the next connection.
    );
  }

  #notSubscribed(refusal: WireRefusal): void {
    if (!passing.has(refusal.code)) return this.#end(refusal);
    this.#lost();
    this.#again = setTimeout(() => this.#subscribe(), askAgainAfter);
  }

  #answered(id: string, refusal: WireRefusal | null): void {
    const asked = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    asked?.answer(refusal);
    if (asked === undefined || refusal === null || this.#resuming) return;
    const { code } = refusal;
    if (!behind.has(code) && !untrue.has(code)) return;
    this.#resuming = true;
    if (behind.has(code)) return this.#lookAgain();
    this.#looks = this.connection.peek() === 'live';
    this.#subscribe('whole');
  }

  #hear(lines: readonly ChatLine[]): void {
    // The table's lines and those of the own side are numbered apart.
    const known = new Map([...this.chat.peek(), ...lines].map((line) => [chatKey(line), line]));
    if (known.size === this.chat.peek().length) return;
    this.chat.value = [...known.values()].toSorted((a, b) => a.at - b.at || a.number - b.number);
  }

  // All at once: nobody is to act on what was open on the way.
  #readEarly(): void {
    const early = this.#early ?? [];
    this.#early = null;
    batch(() => {
      for (const [message, at] of early) this.#read(message, at);
    });
  }

  #read(message: Streamed, at: number): void {
    const before = this.#followed;
    const after = follow(before, message);
    if (typeof after === 'string') return this.#resume(after);
    this.#followed = after;
    this.#trouble = null;
    if (message.type === 'change') this.#silences = 0;
    const lost = this.seat === null ? 0 : keepReveal(this.match, after.document.host);
    if (lost > 0) setBack.value = { match: this.match, acts: lost };
    batch(() => {
      this.document.value = after.document;
      for (const name of ['labels', 'planned', 'first'] as const)
        if (!sameJson(this[name].peek() as string[], after[name] as string[])) this[name].value = after[name];
      if (after.reports !== before?.reports) this.reports.value = after.reports;
    });
    this.#witness(before, after);
    const reports = after.reports.slice(before?.reports.length ?? 0);
    const change = {
      before: before?.document ?? null,
      after: after.document,
      reports,
      frames: after.frames,
      at,
    };
    for (const listener of this.#listeners) listener(change);
  }

  // Only a reveal changes the table.
  #witness(before: Followed | null, { document, reports }: Followed): void {
    const { seat, match } = this;
    const { view, host } = document;
    const known = before?.document;
    if (seat === null || (known?.host.acts === host.acts && known?.view.table === view.table)) return;
    witnessShown(match, { seat, rules: this.info.peek()?.rules ?? null, document, reports });
  }

  #resume(trouble: Trouble): void {
    if (trouble === 'old') return;
    this.#trouble = this.#resuming ? trouble : null;
    if (this.#resuming) return;
    // Until the missing part is there, what is shown may be old.
    this.#lost();
    this.#resuming = true;
    if (trouble === 'gap') this.#subscribe();
    else this.#subscribe(trouble === 'broken' ? 'whole' : 'everything');
  }
}

/**
 * Follows a match with the eyes of `seat` (null: a spectator) until it is closed. `waits`: changes that come before somebody
 * listens to them wait for that, so that they are shown one after the other.
 */
export function liveSource(
  wire: LiveWire,
  history: ChatHistory,
  match: string,
  seat: number | null,
  waits = false,
): Source & { now(): number } {
  return new LiveSource(wire, history, match, seat, waits);
}
