// Leases in memory: for tests of several servers in one process.

import { realTime } from '../time.ts';
import { cluster, everything, handedOverWithin } from './leases.ts';
import type { Lease, LeaseStore, Member } from './leases.ts';
import type { Outage } from './store.ts';

interface Row {
  token: number;
  holder: string | null;
  /** Since when nobody holds it, where it was given back. */
  givenBack: number | null;
}

interface Word {
  readonly until: number;
  readonly seen: number;
  /** What time it was for the matches. */
  readonly at: number | null;
}

interface Silence {
  readonly seen: number;
  /** What time it was for the matches then. */
  readonly said: number | null;
}

/** The leases, and by what token an append may be written. */
export interface MemoryLeases extends LeaseStore {
  readonly mayWrite: (match: string, fence: number | undefined) => boolean;
  readonly dropOutages: (match: string) => void;
}

/** Nobody holds anything yet. `openMatches`: open tables and running matches; `now`: by the clock of the storage. */
export function memoryLeases(
  openMatches: () => readonly string[],
  now: () => number = () => realTime.now(),
): MemoryLeases {
  const leases = new Map<string, Row>();
  const holders = new Map<string, Word>();
  const outages = new Map<string, Outage[]>();
  const alive = (name: string): boolean => (holders.get(name)?.until ?? 0) > now();
  const say = ({ name, lasts }: Member, at: number | null): void => {
    const seen = now();
    holders.set(name, { until: seen + lasts, seen, at });
  };
  const rowOf = (what: string): Row => {
    const row = leases.get(what) ?? { token: 0, holder: null, givenBack: null };
    leases.set(what, row);
    return row;
  };
  const give = (match: string, holder: string | null): Lease => {
    const row = rowOf(match);
    row.token++;
    row.holder = holder;
    row.givenBack = null;
    return { match, token: row.token };
  };
  const free = (match: string): void => {
    give(match, null);
    rowOf(match).givenBack = now();
  };
  const heldBy = (name: string): string[] =>
    [...leases].flatMap(([what, { holder }]) => (holder === name ? [what] : []));
  const livingHolder = (what: string): string | null => {
    const { holder } = leases.get(what) ?? { holder: null };
    return holder !== null && alive(holder) ? holder : null;
  };
  const silenceOf = (holder: string): Silence => {
    const last = holders.get(holder);
    return { seen: last?.seen ?? now(), said: last?.at ?? null };
  };
  const note = (match: string, { seen, said }: Silence, at: number): void => {
    const silent = now() - seen;
    if (silent <= 0) return;
    const from = Math.min(at - silent, said ?? Infinity);
    const all = [...(outages.get(match) ?? []), { from, to: at }];
    outages.set(
      match,
      all.toSorted((a, b) => a.from - b.from),
    );
  };
  return {
    async enter(member, at) {
      const { name, company } = member;
      const hold = rowOf(everything);
      const joins = company === 'together' && hold.holder === cluster;
      const others = [...holders.keys()].some((other) => other !== name && alive(other));
      if (!joins && others) return null;
      if (!joins) {
        for (const [what, { holder }] of leases) if (what !== everything && holder !== null) give(what, null);
        give(everything, company === 'alone' ? name : cluster);
      }
      const mine = joins ? heldBy(name) : [];
      for (const match of mine) note(match, silenceOf(name), at);
      say(member, null);
      return { token: hold.token, had: mine.map((match) => give(match, name)), others };
    },
    async renew(member, token, at) {
      const { name, company } = member;
      const hold = rowOf(everything);
      const isIn = hold.token === token && hold.holder === (company === 'alone' ? name : cluster);
      if (!isIn || !holders.has(name) || (company === 'together' && !alive(name))) return false;
      say(member, at);
      return true;
    },
    async take(server, matches, at) {
      if (!alive(server) || rowOf(everything).holder !== cluster) return [];
      return [...new Set(matches)].flatMap((match) => {
        const { holder, givenBack } = rowOf(match);
        const gone = holder !== null && holder !== server;
        if (gone && alive(holder)) return [];
        if (gone) note(match, silenceOf(holder), at);
        if (givenBack !== null && now() - givenBack >= handedOverWithin)
          note(match, { seen: givenBack, said: null }, at);
        return give(match, server);
      });
    },
    async giveBack(server, all) {
      for (const { match, token } of all) {
        const row = rowOf(match);
        if (row.token === token && row.holder === server) free(match);
      }
    },
    async leave(server, token) {
      if (rowOf(everything).token !== token) return;
      for (const what of heldBy(server)) free(what);
      holders.delete(server);
    },
    holderOf: async (what) => livingHolder(what),
    unheld: async (limit) =>
      openMatches()
        .filter((id) => livingHolder(id) === null)
        .slice(0, limit),
    matchOutages: async (match) => outages.get(match) ?? [],
    mayWrite: (match, fence) =>
      fence === undefined ? leases.get(everything)?.holder !== cluster : leases.get(match)?.token === fence,
    dropOutages: (match) => void outages.delete(match),
  };
}
