// Checks that matches end properly, and that the legal list is exactly what is accepted.

import { openSeats } from '../engine.ts';
import { pickOne } from '../random.ts';
import type { Match, Random, Seat } from '../types.ts';
import { firstDifference, jsonCopy } from './compare.ts';
import { Broken } from './violation.ts';
import { longestPlan, mustChoose } from './walk.ts';
import type { Visitor, Walk } from './walk.ts';

// Choices are words of a record's line: no spaces, no capitals.
const notation = /^[^\sA-Z]+$/;

function mustHaveChoices<S>({ engine, match }: Walk<S>): void {
  for (const seat of openSeats(match.decision)) {
    const legal = engine.choices(match, seat);
    const ask = match.decision?.ask;
    if (legal.length === 0) throw new Broken(`seat ${seat} is asked "${ask}" and has no legal choice`);
    const odd = legal.find((choice) => !notation.test(choice));
    if (odd !== undefined)
      throw new Broken(`"${odd}" is no choice text: it must have no spaces and no capitals`);
    if (new Set(legal).size < legal.length)
      throw new Broken(`seat ${seat} is offered a choice twice for "${ask}"`);
  }
}

/** Every match ends with a ranking of all seats; until then, whoever is asked has something to choose. */
export function endCheck<S>(): Visitor<S> {
  return {
    started: mustHaveChoices,
    made(way) {
      mustHaveChoices(way);
      const { decision, state, options } = way.match;
      if (decision !== null && way.game.outcome(state, options) !== null)
        throw new Broken(`"${decision.ask}" is asked after the end`);
    },
    ended({ game, match }) {
      const outcome = game.outcome(match.state, match.options);
      if (outcome === null) throw new Broken('the match asks nobody and has no outcome');
      const ranked = outcome.ranking.flat().toSorted((a, b) => a - b);
      const ranksAll = ranked.length === match.seats && ranked.every((seat, i) => seat === i);
      if (!ranksAll)
        throw new Broken(`the ranking ${JSON.stringify(outcome.ranking)} does not hold every seat once`);
      if (!outcome.winners.every((seat) => ranked.includes(seat))) throw new Broken('a winner is not a seat');
    },
  };
}

function mustRefuse<S>({ engine, match }: Walk<S>, before: Match<S>, seat: Seat, choice: string): void {
  const refused = engine.choose(match, seat, choice);
  if (refused === null) throw new Broken(`"${seat} ${choice}" was not offered and was accepted`);
  if (refused.message.trim() === '') throw new Broken(`"${seat} ${choice}" was refused without a sentence`);
  const difference = firstDifference(before, match);
  if (difference !== null)
    throw new Broken(`the refused "${seat} ${choice}" changed the match; ${difference}`);
}

// Makes the choice on a copy and completes the plan behind it at random.
function mustComplete<S>(way: Walk<S>, seat: Seat, choice: string, random: Random): void {
  const { engine } = way;
  const copy = engine.copy(way.match);
  const { decision } = copy;
  let next = choice;
  for (let length = 0; decision !== null; length++) {
    if (length > longestPlan)
      throw new Broken(`the plan of seat ${seat} that goes on with "${choice}" never completes`);
    mustChoose(engine, copy, seat, next);
    if (copy.decision !== decision || decision.sealed[seat]) return;
    next = pickOne(random, engine.choices(copy, seat));
  }
}

// Choices of other seats and earlier moments, and damaged ones.
function foreignChoices<S>({ engine, match, lines }: Walk<S>, legal: readonly string[]): string[] {
  const others = openSeats(match.decision).flatMap((other) => engine.choices(match, other).slice(0, 3));
  const earlier = lines.slice(-6).map((line) => line.slice(line.indexOf(' ') + 1));
  const damaged = legal.slice(0, 2).flatMap((choice) => [`${choice}x`, choice.toUpperCase(), ` ${choice}`]);
  const foreign = new Set(['', 'no-such-choice', '__proto__', ...damaged, ...earlier, ...others]);
  return [...foreign].filter((choice) => !legal.includes(choice));
}

/** What is listed is accepted and leads to a complete plan; anything else is refused and changes nothing. */
export function legalCheck<S>(mostTried: number): Visitor<S> {
  return {
    look(way, random) {
      const { engine, match } = way;
      const before = jsonCopy(match);
      const lists = openSeats(match.decision).map((seat) => engine.choices(match, seat).length);
      const difference = firstDifference(before, match);
      if (difference !== null)
        throw new Broken(`listing ${lists.join(' and ')} choices changed the match; ${difference}`);
      for (let seat = -1; seat <= match.seats; seat++) {
        const legal = engine.choices(match, seat);
        for (const choice of foreignChoices(way, legal)) mustRefuse(way, before, seat, choice);
        const stride = Math.max(1, Math.floor(legal.length / mostTried));
        for (let i = 0; i < legal.length; i += stride) mustComplete(way, seat, legal[i], random);
      }
    },
  };
}
