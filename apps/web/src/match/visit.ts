// Somebody at the address of a match: what is known of its table, with whose eyes it is seen, and what is wrong.

import { batch, effect, signal, untracked } from '@preact/signals';
import type { MatchInfo, WireRefusal } from '@bridgefront/protocol';
import type { Source } from '@bridgefront/page/source.ts';
import { mySeat } from '../source/my-seat.ts';

/** Why there is nothing to see; `unreachable`: no answer at all. */
export type VisitProblem = WireRefusal | 'unreachable';

/** What a visit needs of the page. */
export interface VisitParts {
  /** The table as the server tells it over HTTP. */
  table(match: string): Promise<MatchInfo | VisitProblem>;
  source(match: string, seat: number | null): Source;
  /** Lets the live connection know that somebody may be another person now. */
  renew(): void;
}

function isTable(answer: MatchInfo | VisitProblem): answer is MatchInfo {
  return typeof answer !== 'string' && 'seats' in answer;
}

// A table only goes forward: what says less than is known was on its way for longer.
const stages: { readonly [S in MatchInfo['status']]: number } = {
  lobby: 0,
  live: 1,
  finished: 2,
  ended: 2,
  cancelled: 2,
};

/** One visit. `source` is replaced when the reader takes a seat, gives it up, leaves it for good, or is drawn another one. */
export class Visit {
  readonly info = signal<MatchInfo | null>(null);
  readonly problem = signal<VisitProblem | null>(null);
  readonly source = signal<Source | null>(null);
  readonly match: string;
  readonly #parts: VisitParts;
  readonly #stop: () => void;
  #closed = false;

  constructor(match: string, parts: VisitParts) {
    this.match = match;
    this.#parts = parts;
    this.#stop = effect(() => {
      const source = this.source.value;
      const info = source?.info.value ?? null;
      const problem = source?.problem.value ?? null;
      untracked(() => {
        if (info !== null) this.#see(info);
        if (source !== null && problem !== null) void this.#refused(source, problem);
      });
    });
  }

  /** Asks for the table, at first and again. */
  async load(): Promise<void> {
    const answer = await this.#table();
    if (this.#closed) return;
    batch(() => {
      this.problem.value = isTable(answer) ? null : answer;
      if (isTable(answer)) this.#see(answer);
    });
  }

  /** Takes what the server answered to something that the reader did: perhaps it sits at the table now. */
  took(info: MatchInfo): void {
    const source = this.source.peek();
    if (source !== null && (source.seat === null) !== (mySeat(info) === null)) this.#parts.renew();
    this.#see(info);
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.source.peek()?.close();
  }

  #table(): Promise<MatchInfo | VisitProblem> {
    return this.#parts.table(this.match).catch((): VisitProblem => 'unreachable');
  }

  // Where seats were drawn while the connection was lost, the table tells which is the reader's now.
  async #refused(source: Source, problem: WireRefusal): Promise<void> {
    const answer = problem.code === 'not-yours' ? await this.#table() : problem;
    if (this.#closed || this.source.peek() !== source) return;
    if (isTable(answer) && mySeat(answer) !== source.seat) this.#see(answer);
    else this.problem.value = problem;
  }

  #see(info: MatchInfo): void {
    const known = this.info.peek();
    if (known !== null && stages[info.status] < stages[known.status]) return;
    const seat = mySeat(info);
    const before = this.source.peek();
    batch(() => {
      this.info.value = info;
      if (before !== null && before.seat === seat && before.connection.peek() !== 'closed') return;
      before?.close();
      this.source.value = this.#parts.source(this.match, seat);
    });
  }
}
