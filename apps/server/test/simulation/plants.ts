// Planted faults of the simulation: each is one thing that a cluster must not do, there for as long as a world lasts.

import { Stream } from '@bridgefront/hosting';
import { ChairSeat } from '../../src/cluster/chair-seat.ts';
import { Membership } from '../../src/cluster/membership.ts';
import { Shares } from '../../src/cluster/shares.ts';
import { Inbox } from '../../src/events/inbox.ts';
import type { Append, AppendResult, Store } from '../../src/store/store.ts';
import { LaterTime } from '../../src/time.ts';
import type { Plant } from './simulate.ts';

/** A fault, and the law that it breaks. */
export interface LawBreaking extends Plant {
  readonly law: string;
  /** The first seed from 1 on that finds it. */
  readonly seed: number;
}

const mostTokens = 60;
const tokens = Array.from({ length: mostTokens }, (_, index) => index + 1);

// Puts another method in the place of one, until it is undone.
function instead<T extends object, K extends keyof T & string>(
  where: { readonly prototype: T },
  name: K,
  make: (own: T[K]) => T[K],
): () => () => void {
  return () => {
    const own = where.prototype[name];
    where.prototype[name] = make(own);
    return () => void (where.prototype[name] = own);
  };
}

async function underAnyToken(store: Store, append: Append): Promise<AppendResult> {
  for (const fence of tokens) {
    const [result] = await store.append([{ ...append, fence }]);
    if (result.status === 'stored') return result;
  }
  return { status: 'conflict' };
}

async function takenAway(store: Store, match: string): Promise<void> {
  const holder = await store.holderOf(match);
  if (holder !== null) for (const token of tokens) await store.giveBack(holder, [{ match, token }]);
}

const heldFirst = new WeakMap<Store, Map<string, string>>();

const allStored = (batch: readonly Append[]): AppendResult[] => batch.map(() => ({ status: 'stored' }));

/** All of them, by what is wrong. */
export const plants: { readonly [what: string]: LawBreaking } = {
  'acknowledges what could not be stored': {
    law: 'D-1',
    seed: 1,
    troubles: ['no database', 'database refuses'],
    before: (store) => ({
      ...store,
      append: (batch) => store.append(batch).catch(() => allStored(batch)),
    }),
  },
  'the storage does not look at tokens': {
    law: 'D-2',
    seed: 2,
    troubles: ['pause', 'no database'],
    behind: (store) => ({
      ...store,
      append: async (batch) => {
        const results: AppendResult[] = [];
        for (const one of batch) results.push(await underAnyToken(store, one));
        return results;
      },
    }),
  },
  'a match is taken from a server that is alive': {
    law: 'D-3',
    seed: 1,
    behind: (store) => ({
      ...store,
      take: async (server, matches, at) => {
        for (const match of matches) await takenAway(store, match);
        return store.take(server, matches, at);
      },
    }),
  },
  'a lease is renewed that has run out': {
    law: 'D-4',
    seed: 1,
    troubles: ['pause', 'no database'],
    behind: (store) => ({
      ...store,
      renew: async (member, token, at) =>
        (await store.renew(member, token, at)) || (await store.enter(member, 0)) !== null,
    }),
  },
  'a change is shown before it is stored': {
    law: 'D-5',
    seed: 1,
    changes: instead(
      Stream,
      'next',
      (next) =>
        function (this: Stream, ...given) {
          const change = next.apply(this, given);
          if (change !== null) this.publish(change);
          return null;
        },
    ),
  },
  'who comes back is sent the last change again': {
    law: 'D-5',
    seed: 1,
    changes: instead(
      Stream,
      'since',
      (since) =>
        function (this: Stream, number) {
          return since.call(this, number - 1);
        },
    ),
  },
  'the silence of a holder that is gone is not credited': {
    law: 'D-6',
    seed: 2,
    troubles: ['kill'],
    before: (store) => ({ ...store, matchOutages: async () => [] }),
  },
  'a server does not notice that it stood still': {
    law: 'D-6',
    seed: 11,
    troubles: ['pause'],
    changes: instead(LaterTime, 'onGap', () => () => () => undefined),
  },
  'each server goes by its own clock': {
    law: 'D-6',
    seed: 2,
    troubles: ['kill', 'stop'],
    changes: instead(LaterTime, 'follow', () => () => undefined),
  },
  'who listens again is told the last event once more': {
    law: 'D-7',
    seed: 1,
    changes: instead(
      Inbox,
      'since',
      (since) =>
        function (this: Inbox, id) {
          const [epoch, number] = id.split('.');
          return since.call(this, `${epoch}.${Number(number) - 1}`) ?? since.call(this, id);
        },
    ),
  },
  'who listens again misses an event': {
    law: 'D-7',
    seed: 24,
    changes: instead(
      Inbox,
      'since',
      (since) =>
        function (this: Inbox, id) {
          return since.call(this, id)?.slice(1) ?? null;
        },
    ),
  },
  'the chair is kept after it was lost': {
    law: 'D-8',
    seed: 6,
    troubles: ['pause', 'no database'],
    changes: instead(ChairSeat, 'rise', () => async () => undefined),
  },
  'what a dead server had is given to nobody': {
    law: 'D-9',
    seed: 1,
    troubles: ['kill'],
    behind: (store) => ({
      ...store,
      take: async (server, matches, at) => {
        const had = heldFirst.get(store) ?? new Map<string, string>();
        heldFirst.set(store, had);
        const free = matches.filter((match) => (had.get(match) ?? server) === server);
        const taken = await store.take(server, free, at);
        for (const { match } of taken) had.set(match, server);
        return taken;
      },
    }),
  },
  'nobody waits for what fails when a server says that it is alive': {
    law: 'D-10',
    seed: 1,
    troubles: ['no database', 'database refuses'],
    before: (store) => ({
      ...store,
      renew: (member, token, at) => {
        const renewed = store.renew(member, token, at);
        void renewed.finally(() => undefined);
        return renewed;
      },
    }),
  },
  'nobody waits for what fails when matches are taken': {
    law: 'D-10',
    seed: 1,
    changes: instead(
      Membership,
      'take',
      (take) =>
        function (this: Membership, all) {
          const taken = take.call(this, all);
          void taken.finally(() => undefined);
          return taken;
        },
    ),
  },
  'a newcomer gets only what is new': {
    law: 'D-11',
    seed: 1,
    newcomer: true,
    changes: instead(Shares, 'has', () => () => undefined),
  },
  'what a server gives is kept from who takes it': {
    law: 'D-11',
    seed: 1,
    newcomer: true,
    before: (store) => ({ ...store, giveBack: async () => undefined }),
  },
};
