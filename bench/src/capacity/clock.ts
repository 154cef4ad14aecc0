// Time of a simulation: what is to happen, in order of when, and what falls on one moment in the order in which it was asked for.

/** A clock that goes from one event to the next. */
export class Clock {
  now = 0;
  #times = new Float64Array(1024);
  #orders = new Float64Array(1024);
  readonly #tasks: (() => void)[] = [];
  #asked = 0;

  /** How many events have been carried out. */
  done = 0;

  #isBefore(a: number, b: number): boolean {
    const [timeA, timeB] = [this.#times[a] ?? 0, this.#times[b] ?? 0];
    return timeA < timeB || (timeA === timeB && (this.#orders[a] ?? 0) < (this.#orders[b] ?? 0));
  }

  #swap(a: number, b: number): void {
    const [time, order, task] = [this.#times[a], this.#orders[a], this.#tasks[a]];
    this.#times[a] = this.#times[b] ?? 0;
    this.#orders[a] = this.#orders[b] ?? 0;
    this.#tasks[a] = this.#tasks[b] ?? idle;
    this.#times[b] = time ?? 0;
    this.#orders[b] = order ?? 0;
    this.#tasks[b] = task ?? idle;
  }

  /** Carries it out so many seconds from now. */
  after(seconds: number, task: () => void): void {
    let at = this.#tasks.length;
    if (at === this.#times.length) {
      this.#times = grown(this.#times);
      this.#orders = grown(this.#orders);
    }
    this.#times[at] = this.now + seconds;
    this.#orders[at] = this.#asked++;
    this.#tasks.push(task);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isBefore(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #take(): () => void {
    const last = this.#tasks.length - 1;
    this.#swap(0, last);
    const task = this.#tasks.pop() ?? idle;
    for (let at = 0; ;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < last && this.#isBefore(child, least)) least = child;
      if (least === at) return task;
      this.#swap(at, least);
      at = least;
    }
  }

  /** Goes on until so many seconds from the beginning, or until nothing is left to do. */
  runUntil(seconds: number): void {
    while (this.#tasks.length > 0 && (this.#times[0] ?? 0) <= seconds) {
      this.now = this.#times[0] ?? 0;
      this.done++;
      this.#take()();
    }
    if (Number.isFinite(seconds)) this.now = Math.max(this.now, seconds);
  }
}

const idle = (): void => undefined;

function grown(numbers: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const more = new Float64Array(numbers.length * 2);
  more.set(numbers);
  return more;
}
