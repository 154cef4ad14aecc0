// Round trips of positions: what a game writes it reads back, and play goes on as if nothing had happened.

import {
  createEngine,
  openSeats,
  randomInt,
  readPosition,
  seedRandom,
  sureMatch,
  writePosition,
} from '../src/index.ts';
import type { Face, Game, Json, Match } from '../src/index.ts';
import { expect } from 'vitest';

/** Which matches are written and read. */
export interface Trips {
  readonly seats: number;
  readonly seed: string;
  readonly options?: { readonly [name: string]: Json };
  /** After every so many choices; 1 unless given. */
  readonly every?: number;
  /** Choices after which it is enough. */
  readonly most?: number;
}

/** The match as a text that was written to a file and read from it. */
export function throughText<S, V extends Json, F extends Face>(
  game: Game<S, V, F>,
  match: Match<S>,
): Match<S> {
  return readPosition(game, JSON.parse(JSON.stringify(writePosition(game, match))) as Json);
}

/**
 * Plays a random match and goes on each time with what was read from its written position, which must be equal.
 * Returns how many choices were made.
 */
export function positionsComeBack<S, V extends Json, F extends Face>(
  game: Game<S, V, F>,
  { seats, seed, options = {}, every = 1, most = 2000 }: Trips,
): number {
  const engine = createEngine(game);
  let match = sureMatch(engine, options, seats, seed);
  const random = seedRandom(`${seed} choices`);
  let made = 0;
  for (; made < most && match.decision !== null; made++) {
    const { decision } = match;
    const [seat] = openSeats(decision);
    const legal = engine.choices(match, seat);
    engine.choose(match, seat, legal[randomInt(random, legal.length)]);
    if (made % every !== 0) continue;
    const read = throughText(game, match);
    expect(read, `${game.name}, seed ${seed}, after ${made + 1} choices`).toEqual(match);
    match = read;
  }
  return made;
}
