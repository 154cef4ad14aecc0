// Our side: whole random matches of the game with most seats, with the real rules, cards and legal lists.

import { createEngine, randomInt, readOptions, seedRandom } from '@bridgefront/kernel';
import type { AnyMatch, Options } from '@bridgefront/kernel';
import { largestGame } from '../../scripts/largest-game.ts';

const engine = createEngine(largestGame);

function defaults(): Options {
  const read = readOptions(largestGame.options, {});
  if ('problem' in read) throw new Error(read.problem);
  return read.options;
}

const options = defaults();

/** Plays one random match to its end; returns its choices. */
export function playMatch(seed: string, seats: number): number {
  const match = engine.start(options, seats, seedRandom(seed));
  const random = seedRandom(`${seed}/choices`);
  let choices = 0;
  for (let { decision } = match; decision !== null; { decision } = match) {
    const seat = decision.seats.find((one) => decision.sealed[one] === false) ?? 0;
    const legal = engine.choices(match, seat);
    engine.choose(match, seat, legal[randomInt(random, legal.length)]);
    choices++;
  }
  return choices;
}

/** A match in the middle of play, for measuring copies. */
export function middleOf(seed: string, seats: number, after: number): AnyMatch {
  const match = engine.start(options, seats, seedRandom(seed));
  const random = seedRandom(`${seed}/choices`);
  for (let i = 0; i < after && match.decision !== null; i++) {
    const { decision } = match;
    const seat = decision.seats.find((one) => decision.sealed[one] === false) ?? 0;
    const legal = engine.choices(match, seat);
    engine.choose(match, seat, legal[randomInt(random, legal.length)]);
  }
  return match;
}

/** Copies the state and the whole match. */
export const copyState = (match: AnyMatch): unknown => largestGame.copy(match.state);
export const copyMatch = (match: AnyMatch): AnyMatch => engine.copy(match);
