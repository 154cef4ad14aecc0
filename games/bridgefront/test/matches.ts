// Matches for tests: random play from a seed, with a look at every moment.

import { collect, createEngine, openSeats, pickOne, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { Match, Random, Report } from '@bridgefront/kernel';
import { bridgefront } from '../rules/index.ts';
import type { State } from '../rules/types.ts';

export const engine = createEngine(bridgefront);

/** A new match; options and number of seats must fit. */
export function begin(
  seats: number,
  seed: string,
  options: { readonly [name: string]: unknown } = {},
  reports?: Report[],
): Match<State> {
  return sureMatch(engine, options, seats, seed, reports && collect(reports));
}

/** One random choice of a random seat that has not sealed; false if the match is over. */
export function step(match: Match<State>, random: Random, reports?: Report[]): boolean {
  const { decision } = match;
  if (decision === null) return false;
  const seat = pickOne(random, openSeats(decision));
  const refused = engine.choose(
    match,
    seat,
    pickOne(random, engine.choices(match, seat)),
    reports && collect(reports),
  );
  if (refused !== null) throw new Error(refused.message);
  return true;
}

/** Random play until the test is met; the match stops there, or at its end. */
export function playUntil(
  match: Match<State>,
  seed: string,
  stop: (match: Match<State>) => boolean,
): Match<State> {
  const random = seedRandom(seed);
  while (!stop(match) && step(match, random));
  return match;
}

/** Cards in the order of the table, to compare piles as sets. */
export function sorted(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => a - b);
}
