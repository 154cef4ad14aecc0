// Surroundings of the tables that one server plays: what there is once, however many servers share the tables.

import type { WireRefusal } from '@bridgefront/protocol';
import type { Listener } from './events/inbox.ts';
import type { ListenWish } from './events/inboxes.ts';
import type { NewsFor } from './events/table-news.ts';
import type { Turns } from './events/turns.ts';
import type { Challenges } from './people/challenges.ts';
import type { People } from './people/people.ts';
import type { Identity, Outage, Store } from './store/store.ts';
import type { LaterTime } from './time.ts';
import type { TableCounts } from './people/visitors.ts';

/** Which tables are played here. */
export interface Shard {
  owns(match: string): boolean;
  /** Whether the table is played here from now on; false: another plays it. */
  hold(match: string): Promise<boolean>;
  /** Resolves when it is known whether others have played tables of this server meanwhile; null: nobody can have. */
  doubt(): Promise<void> | null;
  /** A table of that id is about to be opened here. */
  begin(match: string): Promise<void>;
}

/** Own events of everybody, wherever they are listened to. */
export interface OwnEvents {
  /** How many identities are told theirs. */
  readonly size: number;
  tell(all: readonly NewsFor[]): void;
  /** Lets somebody hear their own events, those that they missed first; the answer ends it. */
  listen(identity: Identity, wish: ListenWish, listener: Listener): Promise<(() => void) | WireRefusal>;
  /** Asks a program to a table of that game: who it is, or why it cannot be asked. `asker`: who opens the table. */
  challenge(
    program: string,
    game: string,
    asker: Identity,
    origin: string,
  ): Promise<Pick<Identity, 'id' | 'name'> | WireRefusal>;
}

/** What is limited over all tables: bursts and rates stand in `commons.ts`. */
export type SharedLimit =
  | 'bug reports of a network'
  | 'chat of a person'
  | 'chat of a network'
  | 'hints'
  | 'hints of a network'
  | 'tables of a network';

/** Limits over all tables. */
export interface SharedLimits {
  /** Takes one of the key's; false when there is none. */
  take(limit: SharedLimit, key: string): boolean | Promise<boolean>;
}

/** What beats for the tables here: see `Heartbeat`. */
export interface HeartbeatControl {
  start(): Promise<void>;
  /** From now on people are let in: what has passed since `start` is on nobody's clock. */
  opened(): Promise<void>;
  /** Whether no time was lost just now, and people can answer; if not, nobody's time is up yet. */
  fair(): boolean;
  stop(): Promise<void>;
}

/** What has to be done regularly, and when time was lost. */
export interface HeartbeatTasks {
  /** All clocks are reckoned anew, because of these outages. */
  resetClocks(fresh: readonly Outage[]): void;
  wakeDue(): Promise<void>;
  forgetIdle(): Promise<void>;
}

/** The surroundings. */
export interface Around {
  readonly store: Store;
  readonly time: LaterTime;
  readonly people: People;
  readonly visitors: TableCounts;
  readonly events: OwnEvents;
  readonly challenges: {
    /** Asks somebody to a table by name: who it is, or why they cannot be asked. */
    challenge(...given: Parameters<Challenges['challenge']>): ReturnType<Challenges['challenge']>;
  };
  readonly turns: Turns;
  readonly limits: SharedLimits;
  readonly shard: Shard;
  /** Shared with all clocks; outages are added to it. */
  readonly outages: Outage[];
  /** Somebody has just touched a visible page of a match. */
  here(identity: string, match: string): void;
  heartbeat(tasks: HeartbeatTasks): HeartbeatControl;
}
