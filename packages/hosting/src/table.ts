// The table around a match as far as its host has to know it, the events of its log, and when nobody could play.

import type { Options, Seat, StandingAnswer, Start } from '@bridgefront/kernel';
import type { ClockRule, MatchStatus } from '@bridgefront/protocol';

/** One seat of the table. */
export interface HostedSeat {
  /** The bot that owns the seat. */
  readonly bot: string | null;
  readonly name: string | null;
  /** The bot that plays for the person now. */
  readonly standIn: string | null;
  /** How the seat answers windows to come; known to nobody else. */
  readonly standing?: readonly StandingAnswer[];
}

/** Everything about a match that its host needs beside its choices. */
export interface HostedTable {
  readonly id: string;
  /** Raised by every change. */
  readonly version: number;
  readonly game: string;
  /** The fingerprint of the rules under which it started. */
  readonly rules: string;
  readonly options: Options;
  readonly clock: ClockRule;
  readonly status: MatchStatus;
  readonly seats: readonly HostedSeat[];
  /** The key of the chain of acts; null: there is nobody to promise a chain to. */
  readonly secret: string | null;
  readonly seed: string | null;
  /** Rules under which a running match was continued after the code had moved on. */
  readonly continuedUnder: string | null;
  readonly startedAt: number | null;
  /**
   * Bots play it for who looks on: they answer on beats of so many milliseconds, at a reader's pace, and only while somebody reads.
   */
  readonly show?: number;
  /** Where it starts, if not with the set-up: then seed and dice are those of that start. */
  readonly start?: Start;
}

/** One accepted act. Numbers count from 1 without a gap. */
export interface MatchEvent {
  readonly number: number;
  readonly kind: 'choose' | 'take-back';
  readonly seat: Seat;
  /** Empty for a take-back. */
  readonly choice: string;
  readonly by: 'seat' | 'clock' | 'bot';
  readonly at: number;
  /** The client's id of the message, so that a repetition is recognised after a restart as well. */
  readonly message: string | null;
  /** What the message answered, as `decision.plan`. */
  readonly about?: string | null;
}

/** Time in which the host did not run, or its clock jumped: it costs nobody anything. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}
