// Our side: whole random matches of the game with most seats, with the real rules, cards and legal lists.

import { createEngine, randomInt, seedRandom, sureOptions } from '@bridgefront/kernel';
import type { AnyMatch, Decision, Seat } from '@bridgefront/kernel';
import { largestGame } from '../../scripts/largest-game.ts';

const engine = createEngine(largestGame);

const options = sureOptions(largestGame.options, {});

// The first seat that has not sealed.
function nextSeat({ seats, sealed }: Decision): Seat {
  for (const seat of seats) if (!sealed[seat]) return seat;
  return 0;
}

/** Plays one random match to its end; returns its choices. */
export function playMatch(seed: string, seats: number): number {
  const match = engine.start(options, seats, seedRandom(seed));
  const random = seedRandom(`${seed}/choices`);
  let choices = 0;
  for (let { decision } = match; decision !== null; { decision } = match) {
    const seat = nextSeat(decision);
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
    const seat = nextSeat(decision);
    const legal = engine.choices(match, seat);
    engine.choose(match, seat, legal[randomInt(random, legal.length)]);
  }
  return match;
}

/** Copies the state and the whole match. */
export const copyState = (match: AnyMatch): unknown => largestGame.copy(match.state);
export const copyMatch = (match: AnyMatch): AnyMatch => engine.copy(match);
