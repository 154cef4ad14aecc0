// A series (CA-85): the next siege is begun by whoever has its first turn, with everything but the points made anew.

import type { Choice, DecisionTable, Seat } from '@bridgefront/kernel';
import { bySeat, isOver, pointsOf } from './ending.ts';
import type { Play, Terms } from './faces.ts';
import { bareState, prepare } from './setup.ts';
import { playerAt } from './sides.ts';
import type { Side } from './sides.ts';
import type { Ending, State } from './types.ts';

/** The only answer between two sieges. */
const nextChoice: Choice = 'next';

const choices: readonly Choice[] = [nextChoice];
const none: readonly Choice[] = [];

// The sides have the first turn by turns.
function firstNext({ red, fought }: State): Side {
  return fought.length % 2 === 0 ? red : 1 - red;
}

/** Who begins the siege to come. */
export function beginnerOf(state: State): Seat {
  return playerAt({ red: state.red, seats: state.seats, first: firstNext(state) }, 1);
}

function begin(turn: Play): void {
  const { state, random } = turn;
  const { options, red, seats, fought } = state;
  Object.assign(state, bareState(options, red, seats.length), { fought, first: firstNext(state) });
  prepare(state, random);
  turn.then({ do: 'start' });
}

/** The decision between two sieges. */
export const seriesDecisions = {
  next: { choices: (_state, _seat, plan) => (plan.length === 0 ? choices : none), reveal: begin },
} satisfies Partial<DecisionTable<State, Terms>>;

/** Turns of the whole match. */
export function turnOf(state: State): number {
  const before = state.fought.reduce((sum, { turns }) => sum + turns, 0);
  return isOver(state) && state.fought.length > 0 ? before : before + state.turn;
}

// Type aliases, because only they fit the kernel's `Json`.

/** A siege that is over: sides by their first seats, scores by seat. */
export type FoughtView = {
  readonly first: number;
  /** -1: the Castles were equal. */
  readonly winner: number;
  readonly ending: Ending;
  readonly turns: number;
  readonly castles: readonly number[];
  readonly scores: readonly number[];
};

/** How a series stands. */
export type SeriesView = {
  /** The siege under way or to come, from 1; after the end the last one. */
  readonly siege: number;
  readonly of: number;
  /** What everybody began with. */
  readonly start: number;
  /** By seat. */
  readonly points: readonly number[];
  readonly fought: readonly FoughtView[];
};

/** What everybody sees of a series. */
export function seriesView(state: State): SeriesView {
  const { options, fought } = state;
  const of = options.series;
  return {
    siege: Math.min(of, fought.length + 1),
    of,
    start: options.seriesStart,
    points: pointsOf(state),
    fought: fought.map(({ first, winner, ending, turns, castles, score }) => ({
      first,
      winner: winner ?? -1,
      ending,
      turns,
      castles: castles.slice(),
      scores: bySeat(state, score),
    })),
  };
}
