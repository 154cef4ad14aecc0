// What the acts of who runs a server need, and why one was not done.

import type { Asked } from '../commons.ts';
import type { Changed } from '../lobby/changed.ts';
import type { Store, StoredMatch } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { TableAct } from './table-acts.ts';

/** What differs when a server runs on the folder. */
export interface AdminDoor {
  /** Changes a table; whoever looks at it is told. */
  change(id: string, act: TableAct): Promise<Changed>;
  /** Names at the table are others now: what was made with the old ones goes. */
  renamed(match: StoredMatch): Promise<void>;
  muted(identity: string, until: number): void;
  /** Somebody is not there any more, and neither are these tokens. */
  gone(identity: string, tokens: readonly string[]): void;
  /** Whether somebody looks at the match now. */
  inUse(match: string): Promise<boolean>;
  /** Those of the running server; null: none runs. */
  readonly tournaments: Asked<Pick<Tournaments, 'make' | 'begin' | 'cancel' | 'remove'>> | null;
}

/** What the acts need. */
export interface AdminParts {
  readonly store: Store;
  readonly time: Time;
  readonly door: AdminDoor;
  /** The fingerprints of the rules that are played by now, which stay; where no server runs, its next start bundles them anew. */
  readonly rulesOfNow: ReadonlySet<string>;
  /** The bot that plays on for who is forgotten. */
  readonly standIn: string;
  /** Who acts, by the account on the machine; or the people whom it is about themselves. */
  readonly by: string;
}

/** Why an act was not done, in one sentence for who runs the server. */
export class AdminError extends Error {}
