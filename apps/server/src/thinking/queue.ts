// Whose turn it is in the worker threads: tables take turns, however much each of them wants, and what nobody waits
// for comes last.

interface Job {
  readonly run: () => Promise<void>;
  readonly drop: (reason: Error) => void;
}

// Queues by key that take turns: the key that was served goes to the end.
class Lanes {
  readonly #lanes = new Map<string, Job[]>();
  size = 0;

  add(key: string, job: Job): void {
    const lane = this.#lanes.get(key);
    if (lane === undefined) this.#lanes.set(key, [job]);
    else lane.push(job);
    this.size++;
  }

  take(): Job | undefined {
    for (const [key, lane] of this.#lanes) {
      const job = lane.shift();
      this.#lanes.delete(key);
      if (lane.length > 0) this.#lanes.set(key, lane);
      this.size--;
      return job;
    }
    return undefined;
  }
}

/** Runs so many jobs at a time, and lets the others wait in fair order. */
export class FairQueue {
  readonly #atOnce: number;
  readonly #urgent = new Lanes();
  readonly #leisurely = new Lanes();
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Jobs that wait for their turn. */
  get waiting(): number {
    return this.#urgent.size + this.#leisurely.size;
  }

  /** Does the work when it is the key's turn; leisurely work only when nothing else waits. */
  run<T>(key: string, work: () => Promise<T>, leisurely: boolean = false): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (): Promise<void> => work().then(resolve, reject);
      (leisurely ? this.#leisurely : this.#urgent).add(key, { run, drop: reject });
      this.#next();
    });
  }

  /** Turns away all that wait, with the reason. */
  clear(reason: Error): void {
    for (const lanes of [this.#urgent, this.#leisurely])
      for (let job = lanes.take(); job !== undefined; job = lanes.take()) job.drop(reason);
  }

  #next(): void {
    while (this.#running < this.#atOnce) {
      const job = this.#urgent.take() ?? this.#leisurely.take();
      if (job === undefined) return;
      this.#running++;
      void job.run().finally(() => {
        this.#running--;
        this.#next();
      });
    }
  }
}
