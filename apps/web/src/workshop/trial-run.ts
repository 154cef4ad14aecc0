// A trial under way in this browser: its workers, and what is known so far. Leaving the page ends it.

import { signal } from '@preact/signals';
import { Trial } from '@bridgefront/lab/trial/trial.ts';
import type { Pair, TrialFigure, TrialQuestion } from '@bridgefront/lab/trial/trial.ts';
import type { TrialNews, TrialOrder } from './trial.worker.ts';

/** How a trial stands. */
export interface Standing {
  readonly running: boolean;
  readonly pairs: number;
  readonly seconds: number;
  readonly figures: readonly TrialFigure[];
  /** Fingerprint of the rules; empty: not known yet. */
  readonly rules: string;
  /** Why it ended before its time; empty: it did not. */
  readonly problem: string;
}

// The page keeps a core to itself.
const mostWorkers = 4;
const everyMs = 400;

function cores(): number {
  return Math.max(1, Math.min(mostWorkers, (navigator.hardwareConcurrency || 2) - 1));
}

/** Runs from its making until its time is over, it is stopped, or a match fails. */
export class TrialRun {
  readonly standing = signal<Standing>({
    running: true,
    pairs: 0,
    seconds: 0,
    figures: [],
    rules: '',
    problem: '',
  });
  readonly #trial = new Trial();
  /** Pairs that came before others that began earlier: they wait, so that quick matches do not count first. */
  readonly #early = new Map<number, Pair>();
  readonly #workers: readonly Worker[];
  readonly #began = performance.now();
  readonly #clock: number;
  #next = 0;
  #problem = '';
  #rules = '';

  constructor(question: TrialQuestion, minutes: number) {
    const count = cores();
    this.#workers = Array.from({ length: count }, (_, first) => {
      const worker = new Worker(new URL('./trial.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<TrialNews>) => this.#hear(data));
      worker.addEventListener('error', ({ message }) => this.#hear({ problem: message }));
      worker.postMessage({ question, first, step: count } satisfies TrialOrder);
      return worker;
    });
    this.#clock = setInterval(() => {
      this.#tell(true);
      if (this.#seconds() >= 60 * minutes) this.stop();
    }, everyMs) as unknown as number;
  }

  #seconds(): number {
    return (performance.now() - this.#began) / 1000;
  }

  #hear(news: TrialNews): void {
    if (!this.standing.peek().running) return;
    if ('problem' in news) {
      this.#problem = news.problem;
      this.stop();
      return;
    }
    if ('record' in news) return;
    if ('rules' in news) {
      this.#rules = news.rules;
      return;
    }
    this.#early.set(news.set, news.pair);
    for (let pair = this.#early.get(this.#next); pair !== undefined; pair = this.#early.get(this.#next)) {
      this.#trial.add(pair);
      this.#early.delete(this.#next);
      this.#next++;
    }
  }

  #tell(running: boolean): void {
    const before = this.standing.peek();
    const { pairs } = this.#trial;
    const figures = pairs === before.pairs ? before.figures : this.#trial.figures();
    this.standing.value = {
      running,
      pairs,
      seconds: this.#seconds(),
      figures,
      rules: this.#rules,
      problem: this.#problem,
    };
  }

  /** Ends it; what is known stays. */
  stop(): void {
    if (!this.standing.peek().running) return;
    clearInterval(this.#clock);
    for (const worker of this.#workers) worker.terminate();
    this.#tell(false);
  }
}
