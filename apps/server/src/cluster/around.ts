// Surroundings of the matches that one server of a cluster plays: what there is once is asked of the chair.

import type { Around, HeartbeatControl, HeartbeatTasks, OwnEvents } from '../around.ts';
import type { Listener } from '../events/inbox.ts';
import type { ListenWish } from '../events/inboxes.ts';
import { Turns } from '../events/turns.ts';
import { newId } from '../ids.ts';
import { addOutage } from '../match/outages.ts';
import { People } from '../people/people.ts';
import { isCounted } from '../people/visitors.ts';
import type { TableCounts } from '../people/visitors.ts';
import type { Identity, Outage, Store } from '../store/store.ts';
import { LaterTime } from '../time.ts';
import type { Time } from '../time.ts';
import type { ChairLine } from './chair-line.ts';
import type { Membership } from './membership.ts';
import type { Placement } from './placement.ts';
import type { Beginning, MemberProcedures } from './procedures.ts';

// A table may have been counted by whoever played it before: what becomes of it is told in any case.
function counts(chair: ChairLine): TableCounts {
  return {
    admit: (match) => (isCounted(match) ? chair.ask('admit', match) : null),
    problem: (match) => (isCounted(match) ? chair.ask('problem', match) : null),
    note: (match) => chair.tell('noteTable', match),
    forget: ({ id }) => chair.tell('forgetTable', id),
  };
}

interface Listening {
  readonly identity: Identity;
  readonly wish: ListenWish;
  readonly listener: Listener;
}

/** Own events: whoever listens does so at the chair, and again at the next one, who tells all that is open. */
class FarEvents implements OwnEvents {
  readonly #chair: ChairLine;
  readonly #listening = new Map<string, Listening>();
  #heard = new Set<string>();

  constructor(chair: ChairLine) {
    this.#chair = chair;
  }

  get size(): number {
    return this.#heard.size;
  }

  tell: OwnEvents['tell'] = (all) => {
    const wanted = all.filter(({ identity }) => this.#heard.has(identity));
    if (wanted.length > 0) this.#chair.tell('news', wanted);
  };

  listen: OwnEvents['listen'] = async (identity, wish, listener) => {
    const key = newId();
    this.#listening.set(key, { identity, wish, listener });
    const leave = (): void => {
      this.#listening.delete(key);
      this.#chair.tell('unlisten', key);
    };
    const refused = await this.#chair.ask('listen', key, identity, wish).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (refused === null) return leave;
    this.#listening.delete(key);
    return refused;
  };

  challenge: OwnEvents['challenge'] = (...given) => this.#chair.ask('challenge', ...given);

  /** There is another chair: it is told who listens here. */
  again(heard: readonly string[]): void {
    this.#heard = new Set(heard);
    for (const [key, { identity, wish }] of this.#listening)
      this.#chair.ask('listen', key, identity, { ...wish, after: undefined }).catch(() => undefined);
  }

  readonly procedures: Pick<MemberProcedures, 'heard' | 'unheard' | 'event'> = {
    heard: (identity) => void this.#heard.add(identity),
    unheard: (identity) => void this.#heard.delete(identity),
    event: (listener, event) => this.#listening.get(listener)?.listener.hear(event),
  };
}

const every = 5000;

/** Beats for the matches played here. What it misses counts here at once, and the chair notes it for all. */
class FarHeartbeat implements HeartbeatControl {
  readonly #around: ClusterAround;
  readonly #tasks: HeartbeatTasks;
  #gaps = 0;
  #cancel: () => void = () => undefined;
  #deaf: () => void = () => undefined;

  constructor(around: ClusterAround, tasks: HeartbeatTasks) {
    this.#around = around;
    this.#tasks = tasks;
  }

  async start(): Promise<void> {
    this.#deaf = this.#around.time.onGap((from, to) => {
      this.#gaps++;
      this.#around.lost({ from, to });
    });
    this.#again();
  }

  fair(): boolean {
    const before = this.#gaps;
    this.#around.time.now();
    return this.#gaps === before;
  }

  #again(): void {
    this.#cancel = this.#around.time.after(every, () => {
      void this.#tick().finally(() => this.#again());
    });
  }

  // What fails is tried again at the next beat.
  async #tick(): Promise<void> {
    await this.#tasks.wakeDue().catch(() => undefined);
    await this.#tasks.forgetIdle().catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.#cancel();
    this.#deaf();
  }
}

/** What they are made of. */
export interface ClusterAroundParts {
  readonly store: Store;
  readonly time: Time;
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
  readonly turns: Turns;
  readonly limits: Around['limits'];
  readonly shard: Around['shard'];
  readonly outages: Outage[] = [];
  readonly #chair: ChairLine;
  #tasks: HeartbeatTasks | null = null;

  constructor({ store, time, chair, membership, placement }: ClusterAroundParts) {
    this.#chair = chair;
    this.time = new LaterTime(time);
    this.store = {
      ...store,
      append: (batch) =>
        // What shows no token is not stored.
        store.append(batch.map((one) => ({ ...one, fence: membership.token(one.match) ?? 0 }))),
      close: async () => undefined,
    };
    this.people = new People(this.store, this.time, (held) => chair.tell('release', held));
    this.visitors = counts(chair);
    this.events = new FarEvents(chair);
    this.turns = new Turns((news) => this.events.tell([news]));
    this.limits = { take: (limit, key) => chair.ask('take', limit, key) };
    this.shard = {
      newId,
      owns: (match) => membership.token(match) !== undefined,
      hold: async (match) => {
        const place = await Promise.resolve(placement.of(match)).catch(() => undefined);
        return place === null;
      },
      begin: async (match) => void (await membership.take([match])),
    };
  }

  here(identity: string, match: string): void {
    this.#chair.tell('here', identity, match);
  }

  heartbeat(tasks: HeartbeatTasks): HeartbeatControl {
    this.#tasks = tasks;
    return new FarHeartbeat(this, tasks);
  }

  /** This server has taken its place, or there is another chair. */
  begin({ now, outages, heard }: Beginning): void {
    this.time.notBefore(now);
    for (const outage of outages) this.outage(outage);
    this.events.again(heard);
  }

  /** Time was lost somewhere: no clock runs in it. */
  outage(outage: Outage): void {
    const fresh = addOutage(this.outages, outage);
    if (fresh.length > 0) this.#tasks?.resetClocks(fresh);
  }

  /** Time was lost here. */
  lost(outage: Outage): void {
    this.outage(outage);
    this.#chair.ask('away', outage.from, outage.to).catch(() => undefined);
  }
}
