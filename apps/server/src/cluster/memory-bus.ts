// A bus within one process: for servers that play together there, and for what may happen to messages on their way.

import { AnswerLate, checkMessage, NobodyServes } from './bus.ts';
import type { Bus } from './bus.ts';
import { turnOver } from '../time.ts';
import type { Time } from '../time.ts';

/** What becomes of a message that is told: the copies that arrive, each so many milliseconds later than it would. */
export type Fate = (bytes: Uint8Array) => readonly { readonly bytes: Uint8Array; readonly late: number }[];

type Take = (bytes: Uint8Array) => void;
type Serve = (bytes: Uint8Array) => Promise<Uint8Array>;

function add<T>(all: Map<string, Set<T>>, subject: string, one: T): () => void {
  const some = all.get(subject) ?? new Set();
  all.set(subject, some.add(one));
  return () => void some.delete(one);
}

/** The middle, to which servers connect. */
export class MemoryHub {
  readonly #time: Time;
  readonly #fate: Fate;
  readonly #hearing = new Map<string, Set<{ readonly take: Take }>>();
  readonly #serving = new Map<string, Set<{ readonly answer: Serve }>>();
  readonly #back = new Set<() => void>();
  #away = false;
  #asked = 0;

  /** `fate`: left out, all arrives. */
  constructor(time: Time, fate: Fate = (bytes) => [{ bytes, late: 0 }]) {
    this.#time = time;
    this.#fate = fate;
  }

  /** Nothing is carried until it is there again. */
  away(): void {
    this.#away = true;
  }

  /** It is there again. */
  back(): void {
    this.#away = false;
    for (const told of this.#back) this.#time.soon(told);
  }

  #tell(subject: string, given: Uint8Array): void {
    if (this.#away) return;
    for (const { bytes, late } of this.#fate(given.slice())) {
      const arrive = (): void => {
        if (this.#away) return;
        for (const { take } of this.#hearing.get(subject) ?? []) take(bytes);
      };
      if (late > 0) this.#time.after(late, arrive);
      else this.#time.soon(arrive);
    }
  }

  async #ask(subject: string, given: Uint8Array, patience: number): Promise<Uint8Array> {
    const late = Promise.withResolvers<never>();
    const cancel = this.#time.after(patience, () =>
      late.reject(new AnswerLate(`No answer at ${subject} within ${patience} ms.`)),
    );
    try {
      return await Promise.race([late.promise, this.#answer(subject, given.slice())]);
    } finally {
      cancel();
    }
  }

  async #answer(subject: string, given: Uint8Array): Promise<Uint8Array> {
    await turnOver(this.#time);
    if (this.#away) return new Promise(() => undefined);
    const all = [...(this.#serving.get(subject) ?? [])];
    if (all.length === 0) throw new NobodyServes(`Nobody serves ${subject}.`);
    return (await all[this.#asked++ % all.length].answer(given)).slice();
  }

  /** A server's way to it. */
  connect(): Bus {
    const mine = new Set<() => void>();
    let closed = false;
    const until = (leave: () => void): (() => void) => {
      mine.add(leave);
      return leave;
    };
    return {
      tell: (subject, bytes) => {
        checkMessage(subject, bytes);
        if (!closed) this.#tell(subject, bytes);
      },
      ask: async (subject, bytes, patience) => {
        checkMessage(subject, bytes);
        return this.#ask(subject, bytes, patience);
      },
      hear: async (subject, take) => until(add(this.#hearing, subject, { take })),
      serve: async (subject, answer) => until(add(this.#serving, subject, { answer })),
      onGap: (back) => {
        this.#back.add(back);
        until(() => void this.#back.delete(back));
      },
      close: async () => {
        closed = true;
        for (const leave of mine) leave();
      },
    };
  }
}
