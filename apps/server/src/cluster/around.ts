// Surroundings of the matches that one server of a cluster plays: what there is once is asked of the chair.

import type { Around, HeartbeatControl, HeartbeatTasks } from '../around.ts';
import { Turns } from '../events/turns.ts';
import { addOutage } from '../match/outages.ts';
import { People } from '../people/people.ts';
import { isCounted } from '../people/visitors.ts';
import type { TableCounts } from '../people/visitors.ts';
import type { Outage, Store } from '../store/store.ts';
import type { LaterTime } from '../time.ts';
import type { ChairLine } from './chair-line.ts';
import { FarEvents } from './far-events.ts';
import { FarHeartbeat } from './far-heartbeat.ts';
import type { Membership } from './membership.ts';
import type { Placement } from './placement.ts';
import type { Beginning } from './procedures.ts';

// A table may have been counted by whoever played it before: what becomes of it is told in any case.
function counts(chair: ChairLine): TableCounts {
  return {
    admit: (match) => (isCounted(match) ? chair.ask('admit', match) : null),
    problem: (match) => (isCounted(match) ? chair.ask('problem', match) : null),
    note: (match) => chair.tell('noteTable', match),
    forget: ({ id }) => chair.tell('forgetTable', id),
  };
}

/** What they are made of. */
export interface ClusterAroundParts {
  readonly store: Store;
  /** Which follows the chair's. */
  readonly time: LaterTime;
  readonly chair: ChairLine;
  readonly membership: Membership;
  readonly placement: Placement;
}

/** Surroundings of one server. */
export class ClusterAround implements Around {
  readonly store: Store;
  readonly time: LaterTime;
  readonly people: People;
  readonly visitors: TableCounts;
  readonly events: FarEvents;
  readonly challenges: Around['challenges'];
  readonly turns: Turns;
  readonly limits: Around['limits'];
  readonly shard: Around['shard'];
  readonly outages: Outage[] = [];
  readonly #chair: ChairLine;
  /** Called back when something could not be stored under the token: another server may have the match. */
  onConflict: (match: string, token: number) => Promise<void> = async () => undefined;
  #tasks: HeartbeatTasks | null = null;
  /** It goes by the chair's time. */
  hasBegun = false;
  /** Time lost here of which no chair has said that it is stored. */
  readonly #untold = new Set<Outage>();

  constructor({ store, time, chair, membership, placement }: ClusterAroundParts) {
    this.#chair = chair;
    this.time = time;
    this.store = {
      ...store,
      append: async (batch) => {
        // What shows no token is not stored.
        const fenced = batch.map((one) => ({ ...one, fence: membership.token(one.match) ?? 0 }));
        const results = await store.append(fenced);
        for (const [index, { match, fence }] of fenced.entries())
          if (results[index].status === 'conflict') void this.onConflict(match, fence);
        return results;
      },
      close: async () => undefined,
    };
    this.people = new People(this.store, this.time, (held) => chair.tell('release', held));
    this.visitors = counts(chair);
    this.events = new FarEvents(chair);
    this.challenges = {
      challenge: (...given) =>
        chair.ask('part', 'challenges', 'challenge', given) as ReturnType<Around['challenges']['challenge']>,
    };
    this.turns = new Turns((news) => this.events.tell([news]));
    this.limits = { take: (limit, key) => chair.ask('take', limit, key) };
    this.shard = {
      owns: (match) => membership.token(match) !== undefined,
      hold: (match) => placement.hold(match),
      doubt: () => membership.doubt,
      begin: async (match) => void (await membership.take([match])),
    };
  }

  here(identity: string, match: string): void {
    this.#chair.tell('here', identity, match);
  }

  heartbeat(tasks: HeartbeatTasks): HeartbeatControl {
    this.#tasks = tasks;
    return new FarHeartbeat(this.time, tasks, (from, to) => this.lost({ from, to }));
  }

  /** This server has taken its place, or there is another chair. */
  begin({ now, outages, heard }: Beginning): void {
    // Clocks of machines may be minutes apart; a match that moves must not find another time of day. It never goes back under a match.
    if (this.hasBegun) this.time.notBefore(now);
    else this.time.follow(now);
    this.hasBegun = true;
    for (const outage of outages) this.outage(outage);
    this.events.again(heard);
    for (const outage of this.#untold) this.#tell(outage);
  }

  /** Time was lost somewhere: no clock runs in it. */
  outage(outage: Outage): void {
    const fresh = addOutage(this.outages, outage);
    if (fresh.length > 0) this.#tasks?.resetClocks(fresh);
  }

  /** Time was lost here. */
  lost(outage: Outage): void {
    this.outage(outage);
    this.#untold.add(outage);
    this.#tell(outage);
  }

  // Asked again at the next chair where this one has gone; told twice it counts once.
  #tell(outage: Outage): void {
    this.#chair.ask('away', outage.from, outage.to).then(
      () => this.#untold.delete(outage),
      () => undefined,
    );
  }
}
