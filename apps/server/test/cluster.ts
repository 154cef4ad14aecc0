// A cluster within the process of a test: servers at one storage and one bus.

import { pino } from 'pino';
import type { AnyGame } from '@bridgefront/kernel';
import type { Bus } from '../src/cluster/bus.ts';
import type { ClusterRunning } from '../src/cluster/cluster-server.ts';
import { MemoryHub } from '../src/cluster/memory-bus.ts';
import type { Config } from '../src/config.ts';
import { startServer } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { storeOf } from '../src/store/thread.ts';
import { realTime } from '../src/time.ts';
import { duel } from './duel.ts';
import { testConfig } from './support.ts';

/** What the servers have in common. */
export interface Ground {
  /** A server's way to the storage, which it closes. */
  store(): Promise<Store>;
  bus(): Promise<Bus>;
}

// As with a database: under which secret tokens count each server says for itself.
function ownWay(store: Store): Store {
  let secret = '';
  return {
    ...store,
    async underSecret(print) {
      secret = print;
      await store.underSecret(print);
    },
    token: async (hash) => (secret === '' ? null : store.token(hash)),
    close: async () => undefined,
  };
}

/** One in memory. */
export function memoryGround(): Ground {
  const [store, hub] = [memoryStore(), new MemoryHub(realTime)];
  return { store: async () => ownWay(store), bus: async () => hub.connect() };
}

/** What leads from one server to its storage and its bus: it can be cut, as if the server or its network were gone. */
class Lifeline {
  isCut = false;

  store(store: Store): Store {
    return storeOf(Object.keys(store) as (keyof Store)[], async (method, given) => {
      if (this.isCut) throw new Error('The database does not answer.');
      return (store[method] as (...given: readonly unknown[]) => Promise<unknown>)(...given);
    });
  }

  bus(bus: Bus): Bus {
    return {
      ...bus,
      tell: (subject, bytes) => (this.isCut ? undefined : bus.tell(subject, bytes)),
      hear: (subject, take) => bus.hear(subject, (bytes) => (this.isCut ? undefined : take(bytes))),
    };
  }
}

/** A server of a cluster, and what it hangs on. */
export type TestMember = ClusterRunning & { readonly lifeline: Lifeline };

/** Starts a server that joins. */
export async function member(
  ground: Ground,
  given: {
    readonly config?: Partial<Config>;
    readonly log?: string[];
    /** Makes of its way to the storage another one, with a fault. */
    readonly plant?: (cut: Store, whole: Store, isCut: () => boolean) => Store;
  } = {},
): Promise<TestMember> {
  const lifeline = new Lifeline();
  const whole = await ground.store();
  const cut = lifeline.store(whole);
  const write = (line: string): void => void given.log?.push(line);
  const log = given.log === undefined ? pino({ level: 'silent' }) : pino({ level: 'debug' }, { write });
  const running = await startServer(
    { ...testConfig, ...given.config },
    {
      games: new Map([[duel.name, duel as AnyGame]]),
      bots: ['random', 'greedy'].map((name) => ({ name, summary: 'for tests' })),
      standIn: 'random',
      worker: new URL('./worker.ts', import.meta.url),
      store: given.plant?.(cut, whole, () => lifeline.isCut) ?? cut,
      bus: lifeline.bus(await ground.bus()),
      log,
    },
  );
  return Object.assign(running as ClusterRunning, { lifeline });
}
