// Surroundings of a table process: what there is once is asked of the door.

import type { Around, HeartbeatTasks, HeartbeatControl, Shard } from '../around.ts';
import { FarEvents } from '../events/far-events.ts';
import { Turns } from '../events/turns.ts';
import { FarHeartbeat } from '../match/far-heartbeat.ts';
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
import type { Beginning, DoorProcedures } from './procedures.ts';

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
    return new FarHeartbeat(this.time, tasks, (from, to) => {
      this.outage({ from, to });
      void this.#door.ask('away', from, to).catch(() => undefined);
    });
  }

  /** Time was lost somewhere: no clock runs in it. */
  outage(outage: Outage): void {
    this.#tasks?.resetClocks(addOutage(this.outages, outage));
  }
}
