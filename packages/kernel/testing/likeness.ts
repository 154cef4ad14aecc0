// Likeness: a table turned round, with its seats renamed, is played the same way and comes out the same; and time in which
// nobody does anything changes nothing.

import { createEngine, openSeats, pickOne, readPosition, seedRandom, sureMatch } from '../src/index.ts';
import type { Choice, Face, Game, Json, Match, Random, Seat } from '../src/index.ts';
import { expect } from 'vitest';
import { pickRather } from './rather.ts';

/** What turns a table into its likeness. */
export interface Likeness {
  readonly seats: number;
  readonly options?: { readonly [name: string]: Json };
  /** The written position of the likeness. */
  readonly turned: (position: Json) => Json;
  readonly choice: (choice: Choice) => Choice;
  /** What is compared of a written position; all of it unless given. */
  readonly told?: (position: Json) => Json;
  readonly seat: (seat: Seat) => Seat;
  /** Told each position at which a table would be turned, before it is; false: that one is passed by. */
  readonly begins?: (position: Json) => boolean;
  /** The question at which a table is turned; it is played on for so many choices then. */
  readonly ask: string;
  readonly most?: number;
  /** Questions at which the tables are left. */
  readonly until?: readonly string[];
  /** Choices that are made rather than others, so that what they lead to comes up. */
  readonly rather?: RegExp;
}

const hexes = /^-?\d+,-?\d+(?: -?\d+,-?\d+)+$/;

// Lists of cards keep their order; what is told thing by thing has none.
function settled(value: Json): Json {
  if (Array.isArray(value)) {
    const list = value.map(settled);
    const things = list.every((item) => typeof item === 'object' && item !== null);
    return things ? list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : list;
  }
  if (typeof value === 'string' && hexes.test(value)) return value.split(' ').toSorted().join(' ');
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, settled(field)]));
}

/** Plays matches by chance, turns the table at every `every`th question of the kind, and plays both on side by side. */
export function comesOutAlike<S, V extends Json, F extends Face>(
  game: Game<S, V, F>,
  likeness: Likeness,
  { matches, every }: { readonly matches: number; readonly every: number },
): number {
  const {
    seats,
    options = {},
    turned,
    choice: renamed,
    seat: other,
    ask,
    most = 30,
    told = (all) => all,
    rather,
    begins = () => true,
    until = [],
  } = likeness;
  const engine = createEngine(game);
  let compared = 0;
  const choose = (random: Random, legal: readonly Choice[]): Choice => pickRather(random, legal, rather);
  const begin = (position: Json): Match<S> => {
    const match = readPosition(game, { game: game.name, options, position }, 'alike');
    engine.resume(match);
    return match;
  };
  const playOn = (position: Json, where: string): void => {
    const random = seedRandom(where);
    const [one, two] = [begin(position), begin(turned(position))];
    const made: Choice[] = [];
    for (; made.length < most && one.decision !== null && !until.includes(one.decision.ask); compared++) {
      const story = `${where}, ${made.join(' ')}`;
      const [seat] = openSeats(one.decision);
      expect(two.decision?.ask, story).toBe(one.decision.ask);
      expect(
        [...(two.decision?.seats ?? [])].toSorted((a, b) => a - b),
        story,
      ).toEqual(one.decision.seats.map(other).toSorted((a, b) => a - b));
      const legal = engine.choices(one, seat);
      expect(engine.choices(two, other(seat)).toSorted(), story).toEqual(legal.map(renamed).toSorted());
      const choice = choose(random, legal);
      made.push(choice);
      expect(engine.choose(one, seat, choice), story).toBeNull();
      expect(engine.choose(two, other(seat), renamed(choice)), story).toBeNull();
      expect(settled(told(game.position.write(two.state))), story).toEqual(
        settled(turned(told(game.position.write(one.state)))),
      );
    }
  };
  for (let n = 0; n < matches; n++) {
    const match = sureMatch(engine, options, seats, `alike ${n}`);
    const random = seedRandom(`alike choices ${n}`);
    let asked = 0;
    while (match.decision !== null) {
      const begun = match.decision.plans.some((plan) => plan.length > 0);
      if (match.decision.ask === ask && !begun && ++asked % every === 0) {
        const position = game.position.write(match.state);
        if (begins(position)) playOn(position, `match ${n}, question ${asked}`);
      }
      const [seat] = openSeats(match.decision);
      expect(engine.choose(match, seat, choose(random, engine.choices(match, seat)))).toBeNull();
    }
  }
  return compared;
}

/** What it means in a game that nobody does anything. */
export interface Idleness<S> {
  readonly seats: number;
  readonly options?: { readonly [name: string]: Json };
  /** The question at which everybody falls idle. */
  readonly ask: string;
  /** What an idle player chooses. */
  readonly idle: (legal: readonly Choice[]) => Choice;
  /** The turn or round, and how many of them all are idle for at a time. */
  readonly time: (state: S) => number;
  readonly span: number;
  /** What must stay as it is. */
  readonly inPlay: (match: Match<S>) => unknown;
}

/**
 * Plays matches by chance; at every `every`th question of the kind nobody does anything for a while, and for a while again:
 * what the first time leaves, the second leaves as well. Returns how often that was compared.
 */
export function idlenessChangesNothing<S, V extends Json, F extends Face>(
  game: Game<S, V, F>,
  { seats, options = {}, ask, idle, time, span, inPlay }: Idleness<S>,
  { matches, every, most }: { readonly matches: number; readonly every: number; readonly most: number },
): number {
  const engine = createEngine(game);
  let compared = 0;
  const rest = (match: Match<S>): unknown => {
    const end = time(match.state) + span;
    while (match.decision !== null && time(match.state) < end) {
      const [seat] = openSeats(match.decision);
      expect(engine.choose(match, seat, idle(engine.choices(match, seat)))).toBeNull();
    }
    return inPlay(match);
  };
  for (let n = 0; n < matches; n++) {
    const match = sureMatch(engine, options, seats, `idle ${n}`);
    const random = seedRandom(`idle choices ${n}`);
    let asked = 0;
    for (let made = 0; made < most && match.decision !== null; made++) {
      const begun = match.decision.plans.some((plan) => plan.length > 0);
      if (match.decision.ask === ask && !begun && ++asked % every === 0) {
        const once = rest(match);
        const twice = rest(match);
        if (match.decision === null) break;
        expect(twice, `match ${n}, choice ${made}`).toEqual(once);
        compared++;
      }
      const [seat] = openSeats(match.decision);
      expect(engine.choose(match, seat, pickOne(random, engine.choices(match, seat)))).toBeNull();
    }
  }
  return compared;
}
