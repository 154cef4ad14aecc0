// One try at a puzzle: what the solver has chosen, and what the judge says of it once their turn is over.

import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Choice, Puzzle } from '@bridgefront/kernel';
import type { MatchDocument, Source } from '@bridgefront/page/source.ts';
import type { FromJudge, JudgedTry, ToJudge } from './messages.ts';

/** How a try stands; `failed`: this device cannot judge it. */
export type PuzzleStanding =
  | { readonly is: 'open' | 'failed' }
  | { readonly is: 'solved' | 'refuted'; readonly judged: JudgedTry };

/** The worker, as far as one is needed. */
export interface Judge {
  postMessage(told: ToJudge): void;
  terminate(): void;
}

/** Starts a worker. */
export type Appoint = (hear: (news: FromJudge) => void, failed: () => void) => Judge;

const appoint: Appoint = (hear, failed) => {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromJudge>) => hear(data));
  worker.addEventListener('error', failed);
  return worker;
};

/** A try. */
export class PuzzleRun {
  readonly puzzle: Puzzle;
  readonly #standing = signal<PuzzleStanding>({ is: 'open' });
  readonly #judge: Judge;
  #choices: readonly Choice[] = [];
  #forget: (() => void) | null = null;
  // Counts what was asked: only the answer to the last question is heard.
  #asked = 0;
  #source: Source | null = null;

  constructor(game: string, puzzle: Puzzle, call: Appoint = appoint) {
    this.puzzle = puzzle;
    this.#judge = call(
      (news) => this.#hear(news),
      () => this.#fail(),
    );
    this.#judge.postMessage({ game, puzzle });
  }

  get standing(): ReadonlySignal<PuzzleStanding> {
    return this.#standing;
  }

  /** Follows what is chosen and taken back through the source, until the try is judged. */
  follow(source: Source): Source {
    const choose = source.choose.bind(source);
    const takeBack = source.takeBack.bind(source);
    source.choose = async (choice) => {
      const refusal = await choose(choice);
      if (refusal === null) this.#now([...this.#choices, choice]);
      return refusal;
    };
    source.takeBack = async () => {
      const refusal = await takeBack();
      if (refusal === null) this.#now(this.#choices.slice(0, -1));
      return refusal;
    };
    this.#source = source;
    this.#forget?.();
    this.#forget = source.document.subscribe((document) => this.#see(document));
    return source;
  }

  /** Makes the next choice of the mined plan; false: all are made. */
  async showNext(): Promise<boolean> {
    const choice = this.puzzle.line.flat()[this.#choices.length];
    if (choice === undefined || this.#source === null) return false;
    return (await this.#source.choose(choice)) === null;
  }

  /** Ends it. */
  close(): void {
    this.#forget?.();
    this.#judge.terminate();
  }

  // The host makes what leaves nothing to weigh, and may have ended the turn so.
  #see(document: MatchDocument | null): void {
    const mine = document?.view.decision?.mine ?? null;
    const asking = mine !== null && mine.plan.length > 0;
    if (document !== null && !asking && this.#choices.length > 0) this.#ask(false);
  }

  #now(choices: readonly Choice[]): void {
    this.#choices = choices;
    this.#ask(true);
  }

  #ask(asking: boolean): void {
    if (this.#standing.peek().is !== 'open') return;
    this.#asked++;
    this.#judge.postMessage({ id: this.#asked, choices: this.#choices, asking });
  }

  #hear({ id, verdict }: FromJudge): void {
    if (id !== this.#asked || verdict === 'open') return;
    if (verdict === null) this.#fail();
    else this.#standing.value = { is: verdict.solved ? 'solved' : 'refuted', judged: verdict };
  }

  #fail(): void {
    this.#standing.value = { is: 'failed' };
  }
}
