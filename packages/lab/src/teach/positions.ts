// Lessons from self-play: what could be seen during matches of players who go by an appraisal, and who won them.

import { situationOf } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { createEngine, pickOne, randomInt, seedRandom, sureOptions, winShares } from '@bridgefront/kernel';
import type { Decision, Engine, Game, Match, Random } from '@bridgefront/kernel';
import type { NetworkInputs } from '@bridgefront/tabletop/network';
import type { Lesson } from './network.ts';

/** Matches to learn from. */
export interface Course<S> {
  readonly game: Game<S>;
  readonly inputs: NetworkInputs<S>;
  /** Options of the match that are not the usual ones. */
  readonly options: { readonly [name: string]: string };
  /** Seats of each match. */
  readonly seats: (match: number) => number;
  readonly players: (seats: number, random: Random) => readonly Bot[];
  /** Whether an estimate may be asked where this question opens. */
  readonly counts: (state: S, decision: Decision) => boolean;
}

/** A lesson with what the estimate in force says. */
export interface Position extends Lesson {
  readonly judged: readonly number[];
}

/** One plan in this many is drawn by lot, so that positions come up which such players avoid. */
const surprise = 10;
/** One question that counts in this many is looked at. */
const looks = 3;

type Look = Omit<Position, 'won'>;

// Plays and looks at one course's matches.
class School<S> {
  readonly #course: Course<S>;
  readonly #engine: Engine<S>;

  constructor(course: Course<S>) {
    this.#course = course;
    this.#engine = createEngine(course.game);
  }

  #look(match: Match<S>, decision: Decision, index: number): Look {
    const { inputs, game } = this.#course;
    const { state, seats, options } = match;
    const facts = new Float64Array(inputs.facts.length);
    inputs.readFacts(state, facts);
    return {
      match: index,
      seats,
      features: Float32Array.from(inputs.readFeatures(state).subarray(0, seats * inputs.features.length)),
      facts: Float32Array.from(facts),
      judged: game.estimate(state, options, decision),
    };
  }

  /** Lets the next seat that is asked complete its plan; by lot or as its player's appraisal likes it. */
  #plan(match: Match<S>, players: readonly Bot[], random: Random): void {
    const { decision } = match;
    if (decision === null) return;
    const seat = decision.seats.find((one) => !decision.sealed[one]);
    if (seat === undefined) return;
    const wild = randomInt(random, surprise) === 0;
    while (match.decision === decision && !decision.sealed[seat]) {
      const situation = situationOf(this.#engine, match, seat);
      const choice = wild ? pickOne(random, situation.choices) : players[seat].choose(situation, random);
      const refused = this.#engine.choose(match, seat, choice);
      if (refused !== null) throw new Error(refused.message);
    }
  }

  play(index: number, seed: string): Position[] {
    const { game, options, players, seats, counts } = this.#course;
    const given = sureOptions(game.options, options);
    const match = this.#engine.start(given, seats(index), seedRandom(`${seed}/${index}`));
    const random = seedRandom(`${seed}/${index}/players`);
    const all = players(match.seats, random);
    const found: Look[] = [];
    for (let { decision } = match; decision !== null; decision = match.decision) {
      if (counts(match.state, decision) && randomInt(random, looks) === 0)
        found.push(this.#look(match, decision, index));
      while (match.decision === decision) this.#plan(match, all, random);
    }
    const outcome = game.outcome(match.state, match.options);
    if (outcome === null) throw new Error(`Match ${index} of "${seed}" was not played to its end.`);
    const won = winShares(outcome, match.seats);
    return found.map((one) => ({ ...one, won }));
  }
}

/** Positions of so many matches. Equal seeds give equal positions. */
export function playPositions<S>(
  course: Course<S>,
  matches: number,
  seed: string,
  tell: (match: number) => void,
): Position[] {
  const school = new School(course);
  const positions: Position[] = [];
  for (let index = 0; index < matches; index++) {
    positions.push(...school.play(index, seed));
    tell(index + 1);
  }
  return positions;
}
