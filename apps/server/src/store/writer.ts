// Group commit: whatever is appended while a transaction runs goes into the next one together.

import { turnOver } from '../time.ts';
import type { Time } from '../time.ts';
import type { Append, AppendResult, Store } from './store.ts';

interface Waiting {
  readonly append: Append;
  readonly settle: (result: AppendResult) => void;
}

/** What a writer tells about its work. */
export interface WriterReport {
  readonly seals: number;
  readonly seconds: number;
}

const mostPerTransaction = 2000;
const refused: AppendResult = { status: 'failed', problem: 'An earlier choice of the match was not stored.' };

/** Collects appends of all matches. */
export class Writer {
  readonly #store: Store;
  readonly #time: Time;
  readonly #told: (report: WriterReport) => void;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  /** Whether the last events could not be stored. */
  failing = false;

  constructor(store: Store, time: Time, told: (report: WriterReport) => void = () => undefined) {
    this.#store = store;
    this.#time = time;
    this.#told = told;
  }

  /** Resolves once the events are on the disk, or cannot be; appends of one match settle in order. */
  append(append: Append): Promise<AppendResult> {
    return new Promise((settle) => {
      this.#waiting.push({ append, settle });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing is waiting. */
  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #run(): Promise<void> {
    // Let everything that arrived in this turn of the event loop get in line first.
    await turnOver(this.#time);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, mostPerTransaction);
      await this.#write(batch);
      await turnOver(this.#time);
    }
    this.#running = null;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const began = this.#time.ran();
    const results = await this.#results(joined(batch));
    this.failing = [...results.values()].some(({ status }) => status === 'failed');
    for (const { append, settle } of batch) {
      const result = results.get(append.match) ?? refused;
      // What was built on a choice that did not get stored must not be stored either.
      if (result.status !== 'stored') this.#drop(append.match);
      settle(result);
    }
    const seals = batch.reduce((sum, { append }) => sum + (append.seals ?? 0), 0);
    this.#told({ seals, seconds: (this.#time.ran() - began) / 1000 });
  }

  async #results(appends: readonly Append[]): Promise<ReadonlyMap<string, AppendResult>> {
    try {
      const results = await this.#store.append(appends);
      return new Map(appends.map(({ match }, index) => [match, results[index]]));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return new Map(appends.map(({ match }) => [match, { status: 'failed', problem }]));
    }
  }

  #drop(match: string): void {
    const dropped = this.#waiting.filter(({ append }) => append.match === match);
    this.#waiting = this.#waiting.filter(({ append }) => append.match !== match);
    for (const { settle } of dropped) settle(refused);
  }
}

// Several appends of one match in a batch become one: they stand or fall together.
function joined(batch: readonly Waiting[]): Append[] {
  const byMatch = new Map<string, Append>();
  for (const { append } of batch) {
    const before = byMatch.get(append.match);
    byMatch.set(
      append.match,
      before === undefined ? append : { ...before, events: [...before.events, ...append.events] },
    );
  }
  return [...byMatch.values()];
}
