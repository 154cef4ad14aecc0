// One after the other: tasks with the same key do not overlap.

/** Queues of tasks by key. */
export class Locks {
  readonly #tails = new Map<string, Promise<unknown>>();

  /** Runs the task when all earlier tasks of the key are done. */
  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const result = before.then(task, task);
    const tail = result.catch(() => undefined);
    this.#tails.set(key, tail);
    void tail.then(() => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    });
    return result;
  }
}
