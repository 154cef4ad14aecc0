// An analysis under way in this browser: its workers, and what is known so far. It can be stopped and taken up again.

import { signal } from '@preact/signals';
import type { Piece } from '@bridgefront/bots';
import type { MatchRecord } from '@bridgefront/kernel';
import { isPlace } from './findings.ts';
import { keepAnalysis, keptAnalysis } from './kept.ts';
import type { KeptAnalysis } from './kept.ts';
import type { FromAnalyst, ToAnalyst } from './messages.ts';

/** How an analysis stands. */
export interface Standing {
  readonly state: 'stopped' | 'running' | 'done' | 'no rules' | 'failed';
  /** How many pieces there are; 0: not known yet. */
  readonly count: number;
  readonly done: number;
  /** Whether all places of the curve are known. */
  readonly whole: boolean;
  /** What has been found, in the order of the match. */
  readonly pieces: readonly Piece[];
}

/** A worker, as far as one is needed. */
export interface Analyst {
  postMessage(asked: ToAnalyst): void;
  terminate(): void;
}

/** Starts a worker. */
export type Hire = (hear: (news: FromAnalyst) => void) => Analyst;

// The page keeps a core to itself, and is told of news no more often than it can show.
const mostWorkers = 4;
const everyMs = 250;

const hire: Hire = (hear) => {
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromAnalyst>) => hear(data));
  worker.addEventListener('error', () => hear({ problem: 'failed' }));
  return worker;
};

function cores(): number {
  return Math.max(1, Math.min(mostWorkers, (navigator.hardwareConcurrency || 2) - 1));
}

/** Who works, and how long the page waits before it shows news. */
export interface Hands {
  readonly hire: Hire;
  readonly workers: number;
  readonly everyMs: number;
}

/** The analysis of one seat's match. */
export class AnalysisRun {
  readonly standing = signal<Standing>({ state: 'stopped', count: 0, done: 0, whole: false, pieces: [] });
  readonly #match: string;
  readonly #seat: number;
  readonly #hands: Hands;
  #workers: Analyst[] = [];
  #kept: KeptAnalysis | null = null;
  readonly #pieces = new Map<string, Piece>();
  #names: readonly string[] = [];
  /** What is still to be worked out, and by nobody yet. */
  #waiting: number[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(match: string, seat: number, hands: Hands = { hire, workers: cores(), everyMs }) {
    this.#match = match;
    this.#seat = seat;
    this.#hands = hands;
  }

  /** Shows what is kept of it; whether that is all. */
  async recall(): Promise<boolean> {
    this.#kept = await keptAnalysis(this.#match);
    this.#know(this.#kept?.names[this.#seat] ?? [], this.#kept?.pieces ?? {});
    const done = this.#names.length > 0 && this.#waiting.length === 0;
    this.#show(done ? 'done' : 'stopped');
    return done;
  }

  /** Goes on where it stands. */
  start(record: MatchRecord): void {
    if (this.#workers.length > 0) return;
    this.#show('running');
    const first = this.#hire((news) => this.#begin(news, record));
    first.postMessage({ record, seat: this.#seat });
  }

  /** Ends it for now; what is known stays. */
  stop(): void {
    if (this.#workers.length > 0) this.#end('stopped');
  }

  #hire(begin: (news: Extract<FromAnalyst, { names: unknown }>, analyst: Analyst) => void): Analyst {
    const analyst = this.#hands.hire((news) => {
      if (!this.#workers.includes(analyst)) return;
      if ('problem' in news) this.#end(news.problem);
      else if ('names' in news) begin(news, analyst);
      else {
        this.#pieces.set(this.#names[news.index] ?? '', news.piece);
        this.#next(analyst);
      }
    });
    this.#workers.push(analyst);
    return analyst;
  }

  // The first says what there is to do; then it is known how many are needed.
  #begin({ names, stamp }: Extract<FromAnalyst, { names: unknown }>, record: MatchRecord): void {
    const known = this.#kept?.stamp === stamp ? this.#kept : null;
    this.#kept = known ?? { match: this.#match, stamp, names: {}, pieces: {}, at: 0 };
    this.#know(names, this.#kept.pieces);
    const [first] = this.#workers;
    const more = Math.min(this.#hands.workers, this.#waiting.length) - 1;
    for (let n = 0; n < more; n++)
      this.#hire((_, analyst) => this.#next(analyst)).postMessage({ record, seat: this.#seat });
    if (first !== undefined) this.#next(first);
  }

  #know(names: readonly string[], pieces: KeptAnalysis['pieces']): void {
    this.#names = names;
    this.#pieces.clear();
    for (const name of names) {
      const piece = pieces[name];
      if (piece !== undefined) this.#pieces.set(name, piece);
    }
    const left = [...names.keys()].filter((index) => !this.#pieces.has(names[index] ?? ''));
    const [places, decisions] = [true, false].map((place) =>
      left.filter((index) => isPlace(names[index] ?? '') === place),
    );
    // The curve first: it is quick, and tells where to look.
    this.#waiting = [...(places ?? []), ...(decisions ?? [])];
  }

  #next(analyst: Analyst): void {
    const index = this.#waiting.shift();
    if (index !== undefined) analyst.postMessage({ index });
    if (this.#pieces.size === this.#names.length) this.#end('done');
    else this.#timer ??= setTimeout(() => this.#news(), this.#hands.everyMs);
  }

  #news(): void {
    this.#timer = null;
    this.#show('running');
    void this.#keep();
  }

  #end(state: Standing['state']): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const analyst of this.#workers) analyst.terminate();
    this.#workers = [];
    // What was under way is to be done again.
    this.#know(this.#names, Object.fromEntries(this.#pieces));
    this.#show(state);
    void this.#keep();
  }

  #show(state: Standing['state']): void {
    const pieces = this.#names.flatMap((name) => this.#pieces.get(name) ?? []);
    const whole = this.#names.every((name) => !isPlace(name) || this.#pieces.has(name));
    this.standing.value = { state, count: this.#names.length, done: pieces.length, whole, pieces };
  }

  async #keep(): Promise<void> {
    if (this.#kept === null || this.#pieces.size === 0) return;
    const { match, stamp, names, pieces } = this.#kept;
    this.#kept = {
      match,
      stamp,
      names: { ...names, [this.#seat]: this.#names },
      pieces: { ...pieces, ...Object.fromEntries(this.#pieces) },
      at: Date.now(),
    };
    await keepAnalysis(this.#kept);
  }
}
