// The embedded database in a thread of its own: neither a query nor the disk holds up the main thread.

import { Worker } from 'node:worker_threads';
import type { Store } from './store.ts';

/** A call of one of the storage's methods. */
export interface Ask {
  readonly id: number;
  readonly method: keyof Store;
  readonly given: readonly unknown[];
}

/** What became of a call. */
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly problem: string };

/** What the thread sends: the methods it knows, once it is ready, then replies. */
export type FromThread = readonly string[] | { readonly replies: readonly Reply[] };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The storage whose methods are called elsewhere. */
export function storeOf(
  methods: readonly (keyof Store)[],
  call: (method: keyof Store, given: readonly unknown[]) => Promise<unknown>,
): Store {
  const calls = methods.map((method) => [method, (...given: readonly unknown[]) => call(method, given)]);
  return Object.fromEntries(calls) as Store;
}

class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ready = Promise.withResolvers<readonly string[]>();
  #next = 0;

  constructor(file: string, copyFolder: string | null) {
    this.#worker = new Worker(new URL('./thread-worker.ts', import.meta.url), {
      workerData: [file, copyFolder],
    });
    this.#worker.on('message', (message: FromThread) => {
      if ('replies' in message) for (const reply of message.replies) this.#settle(reply);
      else this.#started(message);
    });
    this.#worker.once('error', this.#ready.reject);
  }

  // From now on nobody listens for errors: a storage that ends unasked ends the process, which starts anew from the
  // disk.
  #started(methods: readonly string[]): void {
    this.#worker.removeListener('error', this.#ready.reject);
    this.#ready.resolve(methods);
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('value' in reply) waiting?.resolve(reply.value);
    else waiting?.reject(new Error(reply.problem));
  }

  #call(method: keyof Store, given: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, given } satisfies Ask);
    });
  }

  async store(): Promise<Store> {
    const methods = (await this.#ready.promise) as readonly (keyof Store)[];
    return storeOf(methods, (method, given) => this.#call(method, given));
  }
}

/**
 * Opens the file in a new thread. Calls that arrive while it waits for the disk share the next transaction; each is
 * answered when that is on the disk. `copyFolder`: where a copy goes, if one does.
 * @throws Error when the file cannot be opened or brought up to date
 */
export function threadStore(file: string, copyFolder: string | null = null): Promise<Store> {
  return new Thread(file, copyFolder).store();
}
