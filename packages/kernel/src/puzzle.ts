// Puzzles as data: a question of a real match in which one plan wins clearly more than all that are clearly different.

import type { Choice, Json, Seat } from './types.ts';

/** What a seat does at its question and, where it does several things in a row, at those that follow in its turn. */
export type PuzzleLine = readonly (readonly Choice[])[];

/** A puzzle. */
export interface Puzzle {
  /** Names it in its address; stays the same when others are added. */
  readonly slug: string;
  readonly options: { readonly [name: string]: Json };
  /** Where it begins, as `writePosition` says it. */
  readonly position: Json;
  readonly continuation: Json;
  /** Who has to find the plan. */
  readonly seat: Seat;
  /** The best plan, and the best of those that are clearly different: they do not have the choice `key`. */
  readonly line: PuzzleLine;
  readonly key: Choice;
  readonly tempting: PuzzleLine;
  /** The share of the win that each of the two brings, 0 to 1, and the standard error of their difference. */
  readonly best: number;
  readonly other: number;
  readonly error: number;
  /** By how much more the best one wins where matches are played out to their end. */
  readonly playedOut: number;
  /** How much search finds it, 1 (a glance) to 5 (more than the strongest bot's). */
  readonly level: number;
  /** What it is about: `decide`, `hold`, or what kind of choice the key is. */
  readonly theme: string;
  /** The match of bots that it comes from: its seed, and how many choices had been made. */
  readonly seed: string;
  readonly at: number;
}

/** A game's puzzles, as they are kept in its folder. */
export interface Puzzles {
  /** What mined them: each of the same rules. */
  readonly commands: readonly string[];
  /** Fingerprint of the rules that they were mined under. */
  readonly rules: string;
  /** Slugs of those that were mined and that people, or the last test, have rejected: they are not kept when they are mined again. */
  readonly rejected?: readonly string[];
  readonly puzzles: readonly Puzzle[];
}
