// Surroundings of a table process: what there is once is asked of the door.

import type { Around, HeartbeatTasks, HeartbeatControl, OwnEvents, Shard } from '../around.ts';
import type { Listener } from '../events/inbox.ts';
import { Turns } from '../events/turns.ts';
import { newId } from '../ids.ts';
import { addOutage } from '../match/outages.ts';
import { People } from '../people/people.ts';
import type { Outage, Store, StoredMatch } from '../store/store.ts';
import { storeOf } from '../store/thread.ts';
import { LaterTime } from '../time.ts';
import type { Time } from '../time.ts';
import { isCounted } from '../people/visitors.ts';
import type { TableCounts } from '../people/visitors.ts';
import type { Link } from './link.ts';
import { shardOf } from './routing.ts';
import type { Beginning, DoorProcedures, TableProcedures } from './procedures.ts';

type Door = Link<DoorProcedures>;

// A private table without bots concerns nobody but those at it.
function farCounts(door: Door, counted: readonly string[]): TableCounts {
  const known = new Set(counted);
  const counts = ({ status }: StoredMatch): boolean => status === 'lobby' || status === 'live';
  return {
    async admit(match) {
      if (!isCounted(match)) return null;
      const problem = await door.ask('admit', match);
      if (problem === null) known.add(match.id);
      return problem;
    },
    problem: (match) => (isCounted(match) ? door.ask('problem', match) : null),
    note(match) {
      if (isCounted(match) && counts(match)) known.add(match.id);
      else if (!known.delete(match.id)) return;
      door.tell('noteTable', match);
    },
    forget({ id }) {
      if (known.delete(id)) door.tell('forgetTable', id);
    },
  };
}

/** Own events: whoever listens does so at the door. */
class FarEvents implements OwnEvents {
  readonly #door: Door;
  readonly #heard: Set<string>;
  readonly #listeners = new Map<string, Listener>();

  constructor(door: Door, heard: readonly string[]) {
    this.#door = door;
    this.#heard = new Set(heard);
  }

  get size(): number {
    return this.#heard.size;
  }

  tell: OwnEvents['tell'] = (all) => {
    const wanted = all.filter(({ identity }) => this.#heard.has(identity));
    if (wanted.length > 0) this.#door.tell('news', wanted);
  };

  listen: OwnEvents['listen'] = async (identity, wish, listener) => {
    const key = newId();
    this.#listeners.set(key, listener);
    const leave = (): void => {
      this.#listeners.delete(key);
      this.#door.tell('unlisten', key);
    };
    const refused = await this.#door.ask('listen', key, identity, wish).catch((error: unknown) => {
      leave();
      throw error;
    });
    if (refused === null) return leave;
    this.#listeners.delete(key);
    return refused;
  };

  challenge: OwnEvents['challenge'] = (...given) => this.#door.ask('challenge', ...given);

  readonly procedures: Pick<TableProcedures, 'heard' | 'unheard' | 'event'> = {
    heard: (identity) => void this.#heard.add(identity),
    unheard: (identity) => void this.#heard.delete(identity),
    event: (listener, event) => this.#listeners.get(listener)?.hear(event),
  };
}

const every = 5000;

/** Beats for the tables of this process. What it misses counts here at once, and the door notes it for all. */
class FarHeartbeat implements HeartbeatControl {
  readonly #door: Door;
  readonly #time: Time;
  readonly #tasks: HeartbeatTasks;
  readonly #outages: Outage[];
  #gaps = 0;
  #cancel: () => void = () => undefined;
  #deaf: () => void = () => undefined;

  constructor(door: Door, time: Time, tasks: HeartbeatTasks, outages: Outage[]) {
    this.#door = door;
    this.#time = time;
    this.#outages = outages;
    this.#tasks = tasks;
  }

  async start(): Promise<void> {
    this.#deaf = this.#time.onGap((from, to) => this.#note(from, to));
    this.#again();
  }

  fair(): boolean {
    const before = this.#gaps;
    this.#time.now();
    return this.#gaps === before;
  }

  #note(from: number, to: number): void {
    this.#gaps++;
    this.#tasks.resetClocks(addOutage(this.#outages, { from, to }));
    void this.#door.ask('away', from, to).catch(() => undefined);
  }

  #again(): void {
    this.#cancel = this.#time.after(every, () => {
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

/** Surroundings of one table process, asked of the door where the door alone has them. */
export class FarAround implements Around {
  readonly store: Store;
  readonly time: LaterTime;
  readonly people: People;
  readonly visitors: TableCounts;
  readonly events: FarEvents;
  readonly turns: Turns;
  readonly limits: Around['limits'];
  readonly shard: Shard;
  readonly outages: Outage[];
  readonly #door: Door;
  #tasks: HeartbeatTasks | null = null;

  constructor(door: Door, beginning: Beginning, time: Time) {
    const { place, processes, now, outages, counted, heard, storeMethods } = beginning;
    this.#door = door;
    this.time = new LaterTime(time);
    this.time.notBefore(now);
    this.store = {
      ...storeOf(storeMethods as readonly (keyof Store)[], (method, given) =>
        door.ask('store', method, given),
      ),
      // It is the door's.
      close: async () => undefined,
    };
    this.people = new People(this.store, this.time);
    this.visitors = farCounts(door, counted);
    this.events = new FarEvents(door, heard);
    this.turns = new Turns((news) => this.events.tell([news]));
    this.limits = { take: (limit, key) => door.ask('take', limit, key) };
    this.shard = shardOf(place, processes);
    this.outages = [...outages];
  }

  here(identity: string, match: string): void {
    this.#door.tell('here', identity, match);
  }

  heartbeat(tasks: HeartbeatTasks): HeartbeatControl {
    this.#tasks = tasks;
    return new FarHeartbeat(this.#door, this.time, tasks, this.outages);
  }

  /** Time was lost somewhere: no clock runs in it. */
  outage(outage: Outage): void {
    this.#tasks?.resetClocks(addOutage(this.outages, outage));
  }
}
