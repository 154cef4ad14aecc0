// Whose turn it is in the worker threads: visitors take turns, then each one's tables, however much any of them wants.

interface Job {
  readonly run: () => Promise<void>;
  readonly drop: (reason: Error) => void;
}

// Jobs under a path of keys. At every level the key that was served goes to the end.
class Lane {
  readonly #jobs: Job[] = [];
  readonly #lanes = new Map<string, Lane>();
  size = 0;

  add([key, ...rest]: readonly string[], job: Job): void {
    this.size++;
    if (key === undefined) return void this.#jobs.push(job);
    const lane = this.#lanes.get(key) ?? new Lane();
    this.#lanes.set(key, lane);
    lane.add(rest, job);
  }

  take(): Job | undefined {
    if (this.size === 0) return undefined;
    this.size--;
    const mine = this.#jobs.shift();
    if (mine !== undefined) return mine;
    for (const [key, lane] of this.#lanes) {
      this.#lanes.delete(key);
      const job = lane.take();
      if (lane.size > 0) this.#lanes.set(key, lane);
      return job;
    }
    return undefined;
  }
}

/** One turn in so many is for what nobody waits for, so that it is slow under load, but never stands still. */
const leisurelyTurn = 8;

/** Runs so many jobs at a time, and lets the others wait in fair order. */
export class FairQueue {
  readonly #atOnce: number;
  readonly #urgent = new Lane();
  readonly #leisurely = new Lane();
  #running = 0;
  #turn = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Jobs that wait for their turn. */
  get waiting(): number {
    return this.#urgent.size + this.#leisurely.size;
  }

  /** Jobs that wait or run. */
  get busy(): number {
    return this.waiting + this.#running;
  }

  /**
   * Does the work when it is the turn of the first key in `path`, there of the second, and so on; leisurely work when
   * nothing else waits, and now and then.
   */
  run<T>(path: readonly string[], work: () => Promise<T>, leisurely: boolean = false): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (): Promise<void> => work().then(resolve, reject);
      (leisurely ? this.#leisurely : this.#urgent).add(path, { run, drop: reject });
      this.#next();
    });
  }

  /** Turns away all that wait, with the reason. */
  clear(reason: Error): void {
    for (const lane of [this.#urgent, this.#leisurely])
      for (let job = lane.take(); job !== undefined; job = lane.take()) job.drop(reason);
  }

  #take(): Job | undefined {
    const theirs = ++this.#turn % leisurelyTurn === 0 ? this.#leisurely.take() : undefined;
    return theirs ?? this.#urgent.take() ?? this.#leisurely.take();
  }

  #next(): void {
    while (this.#running < this.#atOnce && this.waiting > 0) {
      const job = this.#take();
      if (job === undefined) return;
      this.#running++;
      void job.run().finally(() => {
        this.#running--;
        this.#next();
      });
    }
  }
}
