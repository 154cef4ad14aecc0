// What the server needs from a storage: one asynchronous interface, several implementations, one contract suite.

import type { CopyState } from './log-copy.ts';
import type { Append, AppendResult, HostedSeat, HostedTable, MatchEvent, Outage } from '@bridgefront/hosting';
import type { Outcome, Seat } from '@bridgefront/kernel';
import type { MatchStatus, Voiding } from '@bridgefront/protocol';
import type { CallStore } from './calls.ts';
import type { BugReportStore } from './bug-reports.ts';
import type { LeaseStore } from './leases.ts';
import type { PlayerReportStore } from './player-reports.ts';
import type { PredictionStore } from './predictions.ts';
import type { RatingStore } from './ratings.ts';
import type { SeekStore } from './seeks.ts';
import type { TieStore } from './ties.ts';
import type { SignInStore } from './sign-ins.ts';
import type { TournamentStore } from './tournaments.ts';

export type { Append, AppendResult, MatchEvent, Outage };

/** Somebody who may sit at tables. A guest who can come in anew, by a passkey for one, is what others call an account. */
export interface Identity {
  readonly id: string;
  readonly kind: 'guest' | 'bot';
  readonly name: string;
  readonly createdAt: number;
}

/** By what somebody is known: a browser by its cookie, a program by its token. */
export interface StoredToken {
  /** The SHA-256 of what it brings, which itself is not kept. */
  readonly hash: string;
  readonly identity: string;
  /** Which browser it is, in words; null: a program's token. */
  readonly device: string | null;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** One seat of a match as it is stored. */
export interface StoredSeat extends HostedSeat {
  readonly kind: 'human' | 'bot';
  readonly identity: string | null;
  /** A program sits here. */
  readonly program?: boolean;
  /** Whoever is asked to play, for whom the seat is kept until they take it or decline. */
  readonly challenged?: Pick<Identity, 'id' | 'name'> | null;
  readonly invite: string | null;
  readonly ready: boolean;
  /** The person's share of the randomness, once it is opened. */
  readonly entropy: string | null;
  /** The SHA-256 of the share, to which the person committed with `ready`. */
  readonly committed?: string | null;
  /** The person's key, and what was signed with it: the commitment, the start, a link of the chain. */
  readonly signed?: SignedBySeat | null;
  /** The server made the share up, because the person sent none. */
  readonly filled?: boolean;
  readonly standInVotes: readonly Seat[];
  /** Left for good: the stand-in plays to the end. */
  readonly left: boolean;
  /** Before anything had been revealed. */
  readonly leftEarly?: true;
  /** For how many questions the clock had to choose; left out: for none. */
  readonly late?: number;
}

/** Signatures of somebody who has a key. */
export interface SignedBySeat {
  readonly key: string;
  readonly commit: string;
  readonly start?: string;
  readonly link?: { readonly acts: number; readonly link: string; readonly signature: string };
}

/** Everything about a match but its choices. */
export interface StoredMatch extends HostedTable {
  readonly visibility: 'public' | 'private';
  /** Left out: seats are as they were taken. */
  readonly seating?: 'random';
  /** Once seats were drawn: the place that each had at the table before. */
  readonly places?: readonly number[];
  /** How it ends counts for the ratings of who plays. */
  readonly rated?: true;
  readonly owner: string;
  /** The network from which the table was opened, under a name that only this server can make. */
  readonly origin?: string;
  readonly seats: readonly StoredSeat[];
  readonly secret: string;
  readonly commitment: string;
  /** All shares are committed to: by then each has to be opened. */
  readonly opening?: { readonly until: number } | null;
  /** What everybody signs who opens a share, with the server's key and signature; left out until all have committed. */
  readonly agreed?: { readonly text: string; readonly key: string; readonly signature: string } | null;
  /** The last start that was called off, how many there were, and who did what; earlier releases did not keep that. */
  readonly voided?: {
    readonly seats: readonly Seat[];
    readonly times: number;
    readonly acts?: readonly Voiding[];
  } | null;
  /** Commitments to shares that a start called off has made known. */
  readonly spent?: readonly string[];
  /** Seats that want to end the match. */
  readonly votes: readonly Seat[];
  readonly outcome: Outcome | null;
  /** What results tell of each seat; left out: nothing, or it was over before anybody asked. */
  readonly played?: readonly { readonly side: string | null; readonly opening: string | null }[];
  readonly rematch: string | null;
  /** The tournament whose round it belongs to: nobody leaves the table before the start, and nobody is sent away. */
  readonly tournament?: string;
  /** The match that is played again here. */
  readonly rematchOf?: string;
  /** Where the match was played on from, with the chance of that one; left out: it began at its beginning. */
  readonly fork?: { readonly match: string; readonly at: number };
  readonly createdAt: number;
  readonly finishedAt: number | null;
}

/** A cached state. Throwing all of them away loses time, never a choice. */
export interface Snapshot {
  readonly match: string;
  readonly number: number;
  readonly body: string;
  /** When a deadline falls due; null when nobody's clock runs. */
  readonly wakeAt: number | null;
}

/** Lines of chat that are kept of a table; older ones go. */
export const mostChat = 500;

/** A stored line of chat; numbers count from 1 among the table's, and among each side's, so that they tell nobody of lines they do not see. */
export interface StoredChat {
  readonly number: number;
  /** The side that alone reads it, by its first seat; left out: the whole table does. */
  readonly side?: Seat;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Who sits there, or is asked to; null: nobody. */
export function linkedTo({ identity, challenged }: StoredSeat): string | null {
  return identity ?? challenged?.id ?? null;
}

/** Which matches a list shows, newest first. */
export interface MatchQuery {
  readonly statuses: readonly MatchStatus[];
  /** Only matches in which the identity sits, or is asked to, or which it owns. */
  readonly identity?: string;
  /** Only public matches. */
  readonly listed?: boolean;
  /** Older than that moment, or, of those of that moment, with a lesser id. */
  readonly before?: number;
  readonly beforeId?: string;
  readonly limit: number;
}

/** What somebody who runs the server has done. */
export interface AuditEntry {
  readonly at: number;
  /** The account on the machine. */
  readonly by: string;
  readonly act: string;
  /** The id of whom or what it was done to. */
  readonly target: string;
  readonly note: string;
}

/** The storage. Every promise that resolves without a value means: written as durably as the storage can. */
export interface Store
  extends
    CallStore,
    SignInStore,
    BugReportStore,
    RatingStore,
    LeaseStore,
    PlayerReportStore,
    PredictionStore,
    SeekStore,
    TieStore,
    TournamentStore {
  addIdentity(identity: Identity): Promise<void>;
  identity(id: string): Promise<Identity | null>;
  rename(id: string, name: string): Promise<void>;
  /**
   * From now on tokens count that were made under the secret with this print, and no others; those that earlier releases
   * made are taken for such.
   */
  underSecret(print: string): Promise<void>;
  addToken(token: StoredToken): Promise<void>;
  /** Whose token it is. */
  token(hash: string): Promise<{ readonly identity: Identity; readonly token: StoredToken } | null>;
  useToken(hash: string, at: number): Promise<void>;
  dropToken(hash: string): Promise<void>;
  /** Drops those of browsers that have not been used since then. */
  dropUnusedTokens(before: number): Promise<void>;
  /** Somebody's tokens, the one used last first. */
  tokensOf(identity: string): Promise<readonly StoredToken[]>;

  /** Keeps the hash of somebody's recovery key, instead of the one before; null: none. */
  saveRecovery(identity: string, hash: string | null, at: number): Promise<void>;
  /** Whose recovery key it is. */
  recovery(hash: string): Promise<Identity | null>;
  /** When somebody's was made; null: there is none. */
  recoveryOf(identity: string): Promise<number | null>;

  addMatch(match: StoredMatch): Promise<void>;
  match(id: string): Promise<StoredMatch | null>;
  /** Replaces the match if its stored version is `match.version - 1`; false when it is not. */
  saveMatch(match: StoredMatch): Promise<boolean>;
  matches(query: MatchQuery): Promise<readonly StoredMatch[]>;
  liveMatches(): Promise<readonly string[]>;

  /**
   * Adds events of many matches in one transaction where possible; each match is all or nothing. While several servers play, only
   * what shows the token of its match (`fence`) is stored.
   */
  append(batch: readonly Append[]): Promise<readonly AppendResult[]>;
  /** The events behind number `after`, in order. */
  events(match: string, after: number): Promise<readonly MatchEvent[]>;

  saveSnapshot(snapshot: Snapshot): Promise<void>;
  snapshot(match: string): Promise<Snapshot | null>;
  /** Matches of which a snapshot falls due. */
  due(now: number): Promise<readonly string[]>;

  /** Adds a line; one that came before under the same `message` (of a person) is answered instead. */
  addChat(match: string, line: Omit<StoredChat, 'number'>, message?: string | null): Promise<StoredChat>;
  /** The last lines of the table, or of one side. */
  chat(match: string, limit: number, side?: Seat): Promise<readonly StoredChat[]>;
  /** Who said the line of the table with that number; null: there is none, or nothing is known. */
  sayerOf(match: string, number: number): Promise<string | null>;

  /** The recording of a match, as earlier releases made one while it was played. */
  recording(match: string): Promise<string | null>;
  /** How often each face of the dice came up, in JSON, as they kept it beside that. */
  dice(match: string): Promise<string | null>;

  /** Keeps rules, packed, under their fingerprint; what is there already stays. */
  saveRules(fingerprint: string, body: string): Promise<void>;
  rules(fingerprint: string): Promise<string | null>;
  /** The fingerprints of all that are kept. */
  keptRules(): Promise<readonly string[]>;
  dropRules(fingerprint: string): Promise<void>;

  /** Who has that id, or a name with this text in it; the newest first. */
  people(text: string, limit: number): Promise<readonly Identity[]>;
  /** Deletes somebody with tokens, links to matches, and the lines of chat that bear the id. */
  dropIdentity(id: string): Promise<void>;
  /** Guests from before that moment who sit nowhere, and could not come in anew. */
  guestsWithoutMatch(before: number): Promise<readonly Identity[]>;
  /** Until when somebody may not chat; a moment that is over ends it. */
  mute(identity: string, until: number): Promise<void>;
  mutes(): Promise<readonly { readonly identity: string; readonly until: number }[]>;
  /** Lines under a name, of table and sides, get another one, or go (null). */
  renameInChat(match: string, name: string, other: string | null): Promise<void>;
  dropRecording(match: string): Promise<void>;
  /** Deletes a match with all that belongs to it. */
  dropMatch(id: string): Promise<void>;
  addAudit(entry: AuditEntry): Promise<void>;
  /** The latest entries, newest first. */
  audit(limit: number): Promise<readonly AuditEntry[]>;

  beat(at: number): Promise<void>;
  lastBeat(): Promise<number | null>;
  addOutage(outage: Outage): Promise<void>;
  outages(): Promise<readonly Outage[]>;

  /** How many events were acknowledged once and are not there: the log was cut, or is an earlier one. */
  lost(): Promise<number>;
  /** How far the copy on another disk is (`COPY_DIR`); null: there is none. */
  copied(): Promise<CopyState | null>;
  /** Throws when the storage does not answer, or cannot be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}
