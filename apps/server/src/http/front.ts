// Front of the server: what stands behind its doors, whoever plays the tables.

import type { CopyState } from '../store/log-copy.ts';
import type { Socket } from 'node:net';
import type { WireRefusal } from '@bridgefront/protocol';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { CallDoor } from '../calls/door.ts';
import type { Newcomer } from '../live/lines.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { Handlers, StudyName } from './caller.ts';

/** What the doors need. */
export interface Front {
  readonly log: Logger;
  readonly time: Time;
  readonly people: People;
  readonly store: Pick<Store, 'suspendedUntil'>;
  readonly stopping: boolean;
  /** Resolves when outages are known and the heart beats: nothing may be answered before. */
  readonly opened: Promise<void>;
  /** Of all endpoints but the one that asks others of them, and those of studies. */
  readonly handlers: Omit<Handlers, 'getRecords' | StudyName>;
  readonly calls: CallDoor;
  /**
   * How many running matches could not be read; a refusal while some are being brought back.
   * @throws Error when a choice made now could not be stored
   */
  ready(): Promise<number | WireRefusal>;
  /** How many choices that were acknowledged once are not in the storage. */
  lost(): Promise<number>;
  /** How far the copy of the storage is; null: there is none. */
  copied(): Promise<CopyState | null>;
  /** For Prometheus. */
  figures(): Promise<{ readonly type: string; readonly text: string }>;
  /** A request failed by our own fault. */
  failed(): void;
  /** A live connection was opened here. */
  connected(socket: WebSocket, line: Socket, newcomer: Newcomer): void;
}
