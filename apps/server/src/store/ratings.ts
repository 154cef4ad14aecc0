// Ratings as they are kept: one row for each match that counted, so that the course is there and nothing is overwritten.

/** What a match made of somebody's rating. */
export interface StoredRating {
  readonly identity: string;
  /** Game, number of seats and pace: figures of different ladders are not compared. */
  readonly ladder: string;
  /** Counts the identity's rated matches on the ladder, from 1. */
  readonly number: number;
  readonly match: string;
  readonly at: number;
  readonly mean: number;
  readonly deviation: number;
}

/** The part of the storage that knows them. A rated match that is saved as over is due, in the same transaction. */
export interface RatingStore {
  /** Matches that are over and not rated yet, the earliest first. */
  dueRatings(limit: number): Promise<readonly string[]>;
  /** Says that a match has to be rated. */
  rateLater(match: string, at: number): Promise<void>;
  /** Keeps what a due match made of ratings; false: it is not due any more. Throws where somebody's number is taken. */
  rate(match: string, rows: readonly StoredRating[]): Promise<boolean>;
  /** Somebody's, as they came. */
  ratingsOf(identity: string): Promise<readonly StoredRating[]>;
  /** What somebody's latest match on a ladder made of it; null: none has counted there. */
  lastRating(identity: string, ladder: string): Promise<StoredRating | null>;
  /** How many matches of the ladder have counted for both since then. */
  ratedTogether(ladder: string, one: string, other: string, since: number): Promise<number>;
  forgetRatings(): Promise<void>;
}
