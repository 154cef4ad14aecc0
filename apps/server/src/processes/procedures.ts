// What the door and the processes that play tables may be asked for by each other.

import type { Socket } from 'node:net';
import type { OwnEvent, WireRefusal } from '@bridgefront/protocol';
import type { MetricObject } from './figures.ts';
import type { TableAct } from '../admin/table-acts.ts';
import type { OwnEvents, SharedLimit } from '../around.ts';
import type { ListenWish } from '../events/inboxes.ts';
import type { NewsFor } from '../events/table-news.ts';
import type { Turn } from '../events/turns.ts';
import type { Speaker } from '../live/far-lines.ts';
import type { LineLimits } from '../live/lines.ts';
import type { Changed } from '../lobby/changed.ts';
import type { TableMaker } from '../matchmaking/matchmaker.ts';
import type { Credential } from '../people/credentials.ts';
import type { PlaySettings } from '../settings.ts';
import type { Identity, Outage, StoredMatch } from '../store/store.ts';

/** Everything that a table process has to know before it plays. */
export interface Beginning {
  readonly place: number;
  readonly processes: number;
  /** What time it is for the door. */
  readonly now: number;
  readonly outages: readonly Outage[];
  /** The tables with bots that count now, and the identities that listen to their events. */
  readonly counted: readonly string[];
  readonly heard: readonly string[];
  readonly storeMethods: readonly string[];
  readonly settings: PlaySettings;
  readonly lines: LineLimits;
  readonly threads: number;
}

/** An answer as JSON, or a refusal. */
export type SentAnswer = { readonly text: string } | { readonly refused: WireRefusal };

/** A live connection whose socket comes along. */
export interface Arrival {
  /** What the door knows it by. */
  readonly key: number;
  readonly url: string;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  /** Bytes that came behind the request, base64. */
  readonly head: string;
  readonly credential: Credential | null;
  readonly origin: string;
  /** There are enough already: it is told so and closed. */
  readonly full: boolean;
}

/** What goes from a client to a table of another process, in order. */
export type Outbound =
  | { readonly open: Speaker }
  | { readonly credential: Credential | null }
  | { readonly text: string }
  | { readonly close: true };

/** What comes back. */
export type Inbound = { readonly text: string } | { readonly close: true };

/** A table process. */
export type TableProcedures = {
  begin(beginning: Beginning): Promise<void>;
  /** Answers at once, as long as the loop turns. */
  beat(): void;
  handle(endpoint: string, given: unknown, caller: Speaker): Promise<SentAnswer>;
  live(arrival: Arrival, socket?: Socket): void;
  /** A client of another process, `line`, speaks to a table here; and a table elsewhere to a client here. */
  outbound(line: string, what: Outbound): void;
  inbound(line: string, what: Inbound): void;
  /** A process has ended, and with it all its lines. */
  gone(place: number): void;
  openTurns(match: string, identity: string): readonly Turn[] | null;
  heard(identity: string): void;
  unheard(identity: string): void;
  event(listener: string, event: OwnEvent): void;
  turns(matches: readonly string[], identity: string): readonly Turn[];
  released(held: readonly string[]): void;
  muted(identity: string, until: number): void;
  outage(outage: Outage): void;
  change(match: string, act: TableAct): Promise<Changed>;
  /** Opens a table at which all these people sit; the first of them opened it. */
  gather: TableMaker['open'];
  /** Begins a match that bots play for show. */
  show: TableMaker['show'];
  renamed(match: StoredMatch): Promise<void>;
  inUse(match: string): Promise<boolean>;
  ready(): Promise<number>;
  figures(): Promise<readonly MetricObject[]>;
  warmUp(): void;
  stop(): Promise<void>;
};

/** The door, as one table process knows it. */
export type DoorProcedures = {
  /** All code is there. */
  loaded(): void;
  store(method: string, given: readonly unknown[]): Promise<unknown>;
  admit(match: StoredMatch): WireRefusal | null;
  problem(match: StoredMatch): WireRefusal | null;
  noteTable(match: StoredMatch): void;
  forgetTable(id: string): void;
  news(all: readonly NewsFor[]): void;
  /** Listeners have names that no other process uses, nor the one that was there before. */
  listen(listener: string, identity: Identity, wish: ListenWish): Promise<WireRefusal | null>;
  unlisten(listener: string): void;
  challenge: OwnEvents['challenge'];
  take(limit: SharedLimit, key: string): boolean | Promise<boolean>;
  /** Time was lost here; resolves when all clocks know it. */
  away(from: number, to: number): Promise<void>;
  here(identity: string, match: string): void;
  /** A connection that was handed over is closed. */
  left(key: number): void;
  /** For the process of another place. */
  outbound(place: number, line: string, what: Outbound): void;
  inbound(place: number, line: string, what: Inbound): void;
};
