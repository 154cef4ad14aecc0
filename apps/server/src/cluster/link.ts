// Link between two servers: each asks and tells the other by the names of what it can do.

import type { Wire } from './wire.ts';

/** What one end can be asked for. All that is given and answered goes through JSON. */
export type Procedures = { readonly [name: string]: (...given: never[]) => unknown };

type Given<S extends Procedures, N extends keyof S> = Parameters<S[N]>;
type Answer<S extends Procedures, N extends keyof S> = Awaited<ReturnType<S[N]>>;

interface Asked {
  readonly name: string;
  readonly given: readonly unknown[];
  /** Left out: nobody waits for an answer. */
  readonly id?: number;
}
interface Reply {
  readonly to: number;
  readonly value?: unknown;
  readonly problem?: string;
}
type Message = Asked | Reply;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Why there is no answer: the other end has gone. What was asked for may have been done. */
export class LinkEnded extends Error {}

/** One end; `S` is what the other one can. */
export class Link<S extends Procedures> {
  readonly #wire: Wire;
  readonly #failed: (error: unknown) => void;
  readonly #waiting = new Map<number, Waiting>();
  #procedures: Procedures = {};
  #next = 0;
  #ended = false;
  readonly #gone = Promise.withResolvers<void>();

  /** `failed` is told what went wrong where nobody waits for an answer. */
  constructor(wire: Wire, failed: (error: unknown) => void) {
    this.#wire = wire;
    this.#failed = failed;
    wire.onMessage((message) => this.#take(message as Message));
    wire.onEnd(() => this.#end());
  }

  /** From now on the other end may ask for these. */
  serve(procedures: Procedures): void {
    this.#procedures = procedures;
  }

  /** Resolves when the other end has gone. */
  get gone(): Promise<void> {
    return this.#gone.promise;
  }

  /** Asks for something; rejects with LinkEnded when the other end goes before it has answered. */
  ask<N extends keyof S & string>(name: N, ...given: Given<S, N>): Promise<Answer<S, N>> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(new LinkEnded('The other server is not there.'));
      const id = this.#next++;
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#post({ id, name, given });
    });
  }

  /** Tells something. */
  tell<N extends keyof S & string>(name: N, ...given: Given<S, N>): void {
    if (!this.#ended) this.#post({ name, given });
  }

  #post(message: Message): void {
    this.#wire.send(message);
  }

  #take(message: Message): void {
    if ('to' in message) return this.#settle(message);
    const { id, name, given } = message;
    const procedure = this.#procedures[name] as ((...all: readonly unknown[]) => unknown) | undefined;
    const doing = new Promise((resolve, reject) => {
      if (procedure === undefined) return reject(new Error(`Nobody knows how to do "${name}" here.`));
      resolve(procedure(...given));
    });
    if (id === undefined) return void doing.catch(this.#failed);
    doing.then(
      (value) => this.#post({ to: id, value }),
      (error: unknown) =>
        this.#post({ to: id, problem: error instanceof Error ? error.message : String(error) }),
    );
  }

  #settle({ to, value, problem }: Reply): void {
    const waiting = this.#waiting.get(to);
    this.#waiting.delete(to);
    if (problem === undefined) waiting?.resolve(value);
    else waiting?.reject(new Error(problem));
  }

  #end(): void {
    this.#ended = true;
    for (const { reject } of this.#waiting.values()) reject(new LinkEnded('The other server has gone.'));
    this.#waiting.clear();
    this.#gone.resolve();
  }
}
