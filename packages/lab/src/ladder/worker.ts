// Tasks of a ladder: what a worker thread's door plays.

import type { LabWorld } from '../world.ts';
import { playMatch } from '../simulate/match.ts';
import type { MatchResult } from '../simulate/match.ts';

/** One match, as plain data. */
export interface Task {
  readonly game: string;
  /** The bot of each seat. */
  readonly bots: readonly string[];
  readonly options: { readonly [name: string]: string };
  readonly seed: string;
  /** Number of the set, which with the seed of the ladder makes the seed of the match. */
  readonly set: number;
}

/** Plays the match. Equal tasks give equal results. */
export function playTask(world: LabWorld, { game, bots, options, seed, set }: Task): MatchResult {
  return playMatch(world, { game, seats: bots, seed, options, rotate: false }, set);
}
