// Ports of a hosted match: what differs between a server, a device, a terminal and a test, and nothing else does.

import type { Choice, nextLink, Report, Seat } from '@bridgefront/kernel';
import type { Act, Answer } from './act.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { Sent } from './stream.ts';
import type { HostedTable, MatchEvent, Outage } from './table.ts';

/** Events of one match to be added behind number `after`. */
export interface Append {
  readonly match: string;
  readonly after: number;
  readonly events: readonly MatchEvent[];
  /** How many of them seal a plan, for the figures. */
  readonly seals?: number;
  /**
   * The token of the hold under which they were made. A log that knows of a later hold of the match refuses them; left
   * out where nobody else can hold it.
   */
  readonly fence?: number;
}

/** `conflict`: the numbers were taken, `after` is not there, or somebody else holds the match now; nothing was written. */
export type AppendResult =
  | { readonly status: 'stored' }
  | { readonly status: 'conflict' }
  | { readonly status: 'failed'; readonly problem: string };

/** Where the events of matches are kept. */
export interface Log {
  /**
   * Resolves once the events are as safe as the log can make them, or will not be. Appends of one match settle in
   * order; what was built on events that were not stored is not stored either.
   */
  append(append: Append): Promise<AppendResult>;
  /** The events behind number `after`, in order. */
  events(match: string, after: number): Promise<readonly MatchEvent[]>;
}

/** What time it is, and waking up later. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that have run, with their fractions: to measure by. */
  ran(): number;
  /** Calls back once after so many milliseconds; the answer cancels it. */
  after(milliseconds: number, wake: () => void): () => void;
}

/** Where bots think. */
export interface Thinker<T extends HostedTable> {
  /** The bot's choices until its plan for the open question is complete; none: it goes on later, unasked. */
  think(match: HostedMatch<T>, seat: Seat, bot: string): Promise<readonly Choice[]>;
}

/** The one way upward: what a match tells whoever holds it. */
export interface Outbox<T extends HostedTable> {
  /**
   * The match changed, which may not be stored yet: turns are to be told, a cache to be written. `planned`: one seat has
   * gone on with its plan or back in it, nothing else.
   */
  changed?(match: HostedMatch<T>, planned: boolean): void;
  /** The last choice is stored, and the match is over. */
  over(match: HostedMatch<T>): void;
  /** What was acknowledged is safe, but a later append failed: the match must be loaded anew. */
  broken(match: HostedMatch<T>, problem: string): void;
  /** Standing answers have lapsed; that is still to be stored. */
  lapsed(match: HostedMatch<T>): void;
  /** The time of these seats was up, so that the clock has chosen for them. */
  late?(match: HostedMatch<T>, seats: readonly Seat[]): void;
  /** An act was answered, after so many milliseconds. */
  acted?(act: Act, answer: Answer, sealed: boolean, took: number): void;
  /** A bot has thought for so many milliseconds. */
  thought?(took: number): void;
  /** Something failed that the match goes on without. */
  failed(match: HostedMatch<T>, what: string, error: unknown): void;
}

/** Reports in the order in which they were told. */
export interface KeptReports {
  /** Reports that have just been told. */
  add(reports: readonly Report[]): void;
  /** Reports from before all that are kept. */
  prepend(reports: readonly Report[]): void;
  all(): readonly Report[];
}

/** The latest changes of a stream, with consecutive numbers, for readers who come back. */
export interface KeptChanges {
  /** Keeps the change that follows the last one, and lets go of the oldest when there are too many. */
  add(change: Sent): void;
  /** The changes behind `number`, the last of which is `last`; null when they are not all kept any more. */
  since(number: number, last: number): readonly Sent[] | null;
}

/** What a machine does in its own way: quicker, or smaller. */
export interface Machine {
  /** A short name that no other stream has. */
  newStream(): string;
  keptReports(): KeptReports;
  keptChanges(): KeptChanges;
  /** The host's signature under a text; left out: it has no key. */
  readonly sign?: (text: string) => string;
  /** HMAC with SHA-256; left out: the kernel's. */
  readonly hash?: NonNullable<Parameters<typeof nextLink>[3]>;
}

/** When answers leave, in milliseconds; 0: at once. */
export interface Beats {
  /** Bots' answers leave at multiples of it after the question. */
  readonly answer: number;
  /** The same for windows, where people's answers leave on it too. */
  readonly window: number;
}

/** What hosted matches are built from. */
export interface Ports<T extends HostedTable = HostedTable> {
  readonly log: Log;
  readonly time: Time;
  readonly thinker: Thinker<T>;
  readonly outbox: Outbox<T>;
  readonly machine: Machine;
  readonly beats: Beats;
  /** Bots of one match think one after another, each knowing what the one before has done; left out: together. */
  readonly inTurn?: boolean;
  /** Shared with all clocks: outages are added to it. */
  readonly outages: readonly Outage[];
  /** False when the machine overslept: then nobody's time is up yet. Left out: it never does. */
  fair?(): boolean;
  /** The token of the hold on a match, where several may hold it. */
  fence?(match: string): number;
  /** Resolves when it is known whether another has played on meanwhile; null: nobody can have. Left out: nobody else ever plays. */
  doubt?(): Promise<void> | null;
}
