// What the servers of a cluster may be asked for by each other.

import type { OwnEvent, WireRefusal } from '@bridgefront/protocol';
import type { TableAct } from '../admin/table-acts.ts';
import type { OwnEvents, SharedLimit } from '../around.ts';
import type { ListenWish } from '../events/inboxes.ts';
import type { NewsFor } from '../events/table-news.ts';
import type { Turn } from '../events/turns.ts';
import type { Speaker } from '../live/far-lines.ts';
import type { Changed } from '../lobby/changed.ts';
import type { TableMaker } from '../matchmaking/matchmaker.ts';
import type { Credential } from '../people/credentials.ts';
import type { Lease } from '../store/leases.ts';
import type { Identity, Outage, StoredMatch } from '../store/store.ts';

/** Who wants to play along. What differs must not play in one cluster. */
export interface Applicant {
  /** By what others reach it. */
  readonly name: string;
  /** Whether it plays matches. */
  readonly plays: boolean;
  /** A print of the secret that signs cookies. */
  readonly secretPrint: string;
  /** What the servers say to each other, by a number that grows. */
  readonly speech: number;
}

/** All that a server has to know before it plays, and from then on is told. */
export interface Beginning {
  /** What time it is for the chair. */
  readonly now: number;
  readonly outages: readonly Outage[];
  /** The identities whose news are wanted. */
  readonly heard: readonly string[];
}

/** An answer as JSON, a refusal, or that the match is not played there. */
export type SentAnswer =
  | { readonly text: string }
  | { readonly refused: WireRefusal }
  | { readonly moved: true };

/** What goes from a client to a table of another server, in order. */
export type Outbound =
  | { readonly open: Speaker }
  | { readonly credential: Credential | null }
  | Said
  | { readonly close: true };

/** What comes back. */
export type Inbound = Said | { readonly close: true };

/** A message, and what it belongs to where choices are traced. */
interface Said {
  readonly text: string;
  readonly trace?: string | undefined;
}

/** Parts of what there is once that are asked for by the names of their methods. */
export type PartName =
  | 'handOvers'
  | 'passkeys'
  | 'mailSignIns'
  | 'clubSignIn'
  | 'newcomers'
  | 'wishes'
  | 'watch'
  | 'ratings'
  | 'reliability'
  | 'matchmaker'
  | 'tournaments'
  | 'ties'
  | 'challenges'
  | 'playerReports'
  | 'callDoor'
  | 'events';

/** What every server does for any other: it plays matches, and has sockets. */
export type HolderProcedures = {
  /** Whether it is there. */
  hello(): void;
  handle(endpoint: string, given: unknown, caller: Speaker): Promise<SentAnswer>;
  /** A client of the other server, `line`, speaks to a table here; and a table there to clients here. */
  outbound(line: string, what: Outbound): void;
  inbound(lines: readonly string[], what: Inbound): void;
  openTurns(match: string, identity: string): readonly Turn[] | null;
  change(match: string, act: TableAct): Promise<Changed>;
  renamed(match: StoredMatch): Promise<void>;
  inUse(match: string): Promise<boolean>;
};

/** What the chair tells who plays along. */
export type MemberProcedures = {
  /** Another server will have the chair. */
  rose(): void;
  /** Plays these, which nobody holds; resolves when it does. */
  adopt(matches: readonly string[]): Promise<void>;
  /** Lets that server have up to so many of its matches; how many it has given. */
  give(count: number, to: string): Promise<number>;
  /** Opens a table at which all these people sit; the first of them opened it. */
  gather: TableMaker['open'];
  /** Begins a match that bots play for show. */
  show: TableMaker['show'];
  heard(identity: string): void;
  unheard(identity: string): void;
  event(listener: string, event: OwnEvent): void;
  released(held: readonly string[]): void;
  muted(identity: string, until: number): void;
  outage(outage: Outage): void;
  /** That server has taken these; whoever has a lower token has lost it. */
  taken(leases: readonly Lease[], by: string): Promise<void>;
};

/** What the chair does for who plays along. */
export type ChairProcedures = {
  join(applicant: Applicant): Promise<Beginning | WireRefusal>;
  /** It plays no more matches. */
  leaving(): void;
  /** It has so many matches. */
  load(count: number): void;
  /** One of those who play, by the name that others reach it by. */
  player(): Promise<string>;
  /** Has one of them take a match that nobody holds. */
  place(match: string): Promise<void>;
  admit(match: StoredMatch): WireRefusal | null;
  problem(match: StoredMatch): WireRefusal | null;
  noteTable(match: StoredMatch): void;
  forgetTable(id: string): void;
  news(all: readonly NewsFor[]): void;
  listen(listener: string, identity: Identity, wish: ListenWish): Promise<WireRefusal | null>;
  unlisten(listener: string): void;
  challenge: OwnEvents['challenge'];
  take(limit: SharedLimit, key: string): boolean | Promise<boolean>;
  /** Time was lost there; resolves when all clocks know it. */
  away(from: number, to: number): Promise<void>;
  here(identity: string, match: string): void;
  /** What was opened with these (hashes of tokens, ids) has to be closed everywhere. */
  release(held: readonly string[]): void;
  mute(identity: string, until: number): void;
  took(leases: readonly Lease[], by: string): void;
  part(part: PartName, method: string, given: readonly unknown[]): Promise<unknown>;
};

/** Everything one server may ask another for. */
export type ServerProcedures = HolderProcedures & MemberProcedures & ChairProcedures;
