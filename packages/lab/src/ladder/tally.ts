// The results of one pairing, taken in set by set and in order, until it is decided or all are played.

import { ConfidenceSequence } from './confidence.ts';
import type { Interval } from './confidence.ts';
import type { Pairing } from './pairings.ts';

/** What one match counts. */
export interface Played {
  /** The share of the win that fell to `bot` of the pairing, all its seats together. */
  readonly won: number;
  /** Places by seat: 0 is the best, equal places are shared. */
  readonly places: readonly number[];
  readonly choices: number;
  /** How many seats won, and why the match ended. Left out in files of earlier versions. */
  readonly winners?: number;
  readonly reason?: string;
}

/** When a pairing has played enough. */
export interface Stopping {
  /** Sets that are played at most. */
  readonly sets: number;
  /** Shares this near to the fair one count as equal; 0: never. */
  readonly margin: number;
  /** Whether to stop once it is decided who is better. */
  readonly early: boolean;
}

/** Whether `bot` wins more or less than its fair share, as much as it should within the margin, or nobody knows. */
export type Verdict = 'better' | 'worse' | 'equal' | 'open';

function verdictOf({ low, high }: Interval, fair: number, margin: number): Verdict {
  if (low > fair) return 'better';
  if (high < fair) return 'worse';
  return margin > 0 && low >= fair - margin && high <= fair + margin ? 'equal' : 'open';
}

/**
 * One pairing's results. Which matches count depends on the results alone, not on the order in which they came in:
 * the sets count from the first one on, up to the one that decides.
 */
export class Tally {
  readonly pairing: Pairing;
  readonly stopping: Stopping;
  private readonly played: (Played | undefined)[][] = [];
  private readonly sequence = new ConfidenceSequence();
  /** Sets that count: complete, and none missing before them. */
  sets = 0;
  wins = 0;
  verdict: Verdict = 'open';

  constructor(pairing: Pairing, stopping: Stopping) {
    this.pairing = pairing;
    this.stopping = stopping;
  }

  /** Whether no further set will count. */
  get over(): boolean {
    return this.sets >= this.stopping.sets || (this.stopping.early && this.verdict !== 'open');
  }

  /** Matches that count. */
  get matches(): number {
    return this.sets * this.pairing.seatings.length;
  }

  get interval(): Interval {
    return this.sequence.interval;
  }

  /** Whether the result of this match is known. */
  has(set: number, seating: number): boolean {
    return this.played[set]?.[seating] !== undefined;
  }

  /** Takes in the result of a match; one that is known already stays as it is. */
  add(set: number, seating: number, result: Played): void {
    const known = (this.played[set] ??= []);
    known[seating] ??= result;
    while (!this.over && this.count(this.sets)) this.sets++;
  }

  private count(set: number): boolean {
    const { seatings, fair } = this.pairing;
    let won = 0;
    for (let seating = 0; seating < seatings.length; seating++) {
      const result = this.played[set]?.[seating];
      if (result === undefined) return false;
      won += result.won;
    }
    this.wins += won;
    this.sequence.add(won / seatings.length);
    this.verdict = verdictOf(this.interval, fair, this.stopping.margin);
    return true;
  }

  /** The results of a set that counts, by seating. */
  setOf(set: number): readonly Played[] {
    return set < this.sets ? this.played[set].flatMap((result) => result ?? []) : [];
  }
}
