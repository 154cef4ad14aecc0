// Our side: whole random four-seat matches of Bridgefront, with the real rules, cards and legal lists.

import { createEngine, randomInt, readOptions, seedRandom } from '@bridgefront/kernel';
import type { Match, Options } from '@bridgefront/kernel';
import { bridgefront } from '@bridgefront/game-bridgefront';

const engine = createEngine(bridgefront);

function defaults(): Options {
  const read = readOptions(bridgefront.options, {});
  if ('problem' in read) throw new Error(read.problem);
  return read.options;
}

const options = defaults();

type State = Parameters<typeof bridgefront.copy>[0];

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
export function middleOf(seed: string, seats: number, after: number): Match<State> {
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
export const copyState = (match: Match<State>): State => bridgefront.copy(match.state);
export const copyMatch = (match: Match<State>): Match<State> => engine.copy(match);
