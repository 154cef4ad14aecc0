// Ground of simulated servers: one storage and one bus, and every server's way to them, which may be slow, cut, or worse.

import { MemoryHub } from '../../src/cluster/memory-bus.ts';
import type { Bus } from '../../src/cluster/bus.ts';
import { memoryStore } from '../../src/store/memory.ts';
import type { Append, Store } from '../../src/store/store.ts';
import { storeOf } from '../../src/store/thread.ts';
import type { Ledger } from './ledger.ts';
import type { Machine, World } from './world.ts';

/** What is wrong on the way of one server. */
export interface Way {
  readonly machine: Machine;
  deaf: boolean;
  dumb: boolean;
  noDatabase: boolean;
}

/** What is wrong for all. */
export interface Ailing {
  lossy: number;
  slow: number;
  refuses: number;
  failsLate: number;
}

/** What a plant makes of the storage, or of one server's way to it. */
export type MakeStore = (store: Store) => Store;

const unanswered = 'The database does not answer.';
const answerPatience = 2000;

/** The ground. */
export class Ground {
  readonly ailing: Ailing = { lossy: 0, slow: 0, refuses: 0, failsLate: 0 };
  readonly hub: MemoryHub;
  /** The storage itself, behind all ways to it. */
  readonly store: Store;
  readonly #world: World;
  readonly #ledger: Ledger;

  constructor(world: World, ledger: Ledger) {
    this.#world = world;
    this.#ledger = ledger;
    this.store = memoryStore(() => world.wall);
    const time = {
      now: () => world.wall,
      ran: () => world.now,
      after: world.after.bind(world),
      soon: (act: () => void) => void world.after(0, act),
      onGap: () => () => undefined,
    };
    this.hub = new MemoryHub(time, (bytes) => {
      const { lossy } = this.ailing;
      const copies = world.happens(lossy) ? 2 * world.below(2) : 1;
      const late = (): number => 1 + (world.happens(lossy) ? world.below(400) : 0);
      return Array.from({ length: copies }, () => ({ bytes, late: late() }));
    });
  }

  /** A server's way to the bus. */
  bus(state: Way): Bus {
    const { machine } = state;
    const bus = this.hub.connect();
    return {
      ...bus,
      tell: (subject, bytes) => {
        this.#world.note(`${machine.name} tells ${subject} ${Buffer.from(bytes).toString()}`);
        if (!state.dumb) bus.tell(subject, bytes);
      },
      hear: (subject, take) =>
        bus.hear(subject, (bytes) => {
          if (!state.deaf) machine.enter(() => take(bytes));
        }),
      onGap: (back) => bus.onGap(() => machine.enter(back)),
    };
  }

  /** A server's way to the storage. `behind`: what is planted at the storage, `before`: at the server. */
  way(state: Way, behind: MakeStore, before: MakeStore): Store {
    const whole = this.#ledger.watch(behind(this.store), state.machine.name);
    const methods = Object.keys(whole) as (keyof Store)[];
    const way = storeOf(methods, (method, given) => this.#call(whole, state, method, given));
    let secret = '';
    return before({
      ...way,
      async underSecret(print) {
        secret = print;
        await way.underSecret(print);
      },
      // Under which secret tokens count each server says for itself.
      token: async (hash) => (secret === '' ? null : way.token(hash)),
      close: async () => undefined,
    });
  }

  #call(whole: Store, state: Way, method: keyof Store, given: readonly unknown[]): Promise<unknown> {
    const world = this.#world;
    const { machine } = state;
    return new Promise((resolve, reject) => {
      if (method === 'append')
        for (const { match, events } of given[0] as readonly Append[]) this.#ledger.sent(match, events);
      const answer = (act: () => void, late = 0): void =>
        void world.after(late + this.#latency(), () => machine.enter(act));
      const fails = (late = 0): void => answer(() => reject(new Error(`${unanswered} (${method})`)), late);
      world.after(this.#latency(), () => {
        world.note(`${machine.name} asks ${method} ${JSON.stringify(given)}`);
        if (state.noDatabase) return fails(answerPatience);
        if (world.happens(this.ailing.refuses)) return fails();
        const doing = (whole[method] as (...all: readonly unknown[]) => Promise<unknown>)(...given);
        const isLost = world.happens(this.ailing.failsLate);
        doing.then(
          (value) => (isLost || state.noDatabase ? fails() : answer(() => resolve(value))),
          (error: unknown) => answer(() => reject(error instanceof Error ? error : new Error(String(error)))),
        );
      });
    });
  }

  #latency(): number {
    return 1 + this.#world.below(3 + this.ailing.slow);
  }
}
