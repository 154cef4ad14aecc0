// The end of a siege and of a match: who has won, the score (CA-66), and a series' points (CA-85).

import type { Options, Outcome } from '@bridgefront/kernel';
import { thousands } from './text/numbers.ts';
import { reasons, surrendered } from './text/reasons.ts';
import type { Tell } from './faces.ts';
import { CASTLE } from './cards/table.ts';
import { castleOf, fullHp } from './pieces.ts';
import { playersOf, sideOf } from './sides.ts';
import type { Side } from './sides.ts';
import type { Ending, State } from './types.ts';

/** Whether a match has several sieges, whose scores add up. */
export function isSeries({ options }: Pick<State, 'options'>): boolean {
  return options.series > 1;
}

/** Whether nobody plays any more in this siege. */
export function isOver({ phase }: Pick<State, 'phase'>): boolean {
  return phase === 'over' || phase === 'between';
}

// The seats of a side; null: of both.
function seatsOf(state: State, side: Side | null): number[] {
  return side === null ? state.seats.map((_, seat) => seat) : [...playersOf(state, side)];
}

/** The winner's score: the loser's is as much below 0 (CA-66). */
function scoreOf(state: State, ending: Ending, winner: Side): number {
  const missing = (side: Side): number => Math.max(0, fullHp(state, CASTLE) - castleOf(state, side).hp);
  return ending === 'castle' ? 100 - missing(winner) : missing(1 - winner) - missing(winner);
}

/** What side 0 scores is told to each seat for its side; never -0. */
export function bySeat({ seats }: Pick<State, 'seats'>, ofFirst: number): number[] {
  return seats.map((_, seat) => (sideOf(seat) === 0 || ofFirst === 0 ? ofFirst : -ofFirst));
}

/** The points of every seat in a series: what all began with, and the scores of its side (CA-85). */
export function pointsOf(state: Pick<State, 'seats' | 'fought' | 'options'>): number[] {
  const sum = state.fought.reduce((points, { score }) => points + score, 0);
  return bySeat(state, sum).map((points) => state.options.seriesStart + points);
}

// The side with more points; null: equal.
function leader(state: State): Side | null {
  const [one, other] = pointsOf(state);
  return one === other ? null : one > other ? 0 : 1;
}

/** Ends the siege: a side has won it, or null for a draw. A match of one siege is over, a series after its last (CA-84). */
export function finish(state: State, ending: Ending, winner: Side | null, tell: Tell): void {
  const castles = [0, 1].map((side) => castleOf(state, side).hp);
  const won = winner === null ? 0 : scoreOf(state, ending, winner);
  const score = winner === 1 && won !== 0 ? -won : won;
  const face = {
    tell: 'over',
    ending,
    winners: seatsOf(state, winner),
    turn: state.turn,
    castles,
    ...(state.options.score ? { scores: bySeat(state, score) } : {}),
  } as const;
  if (!isSeries(state)) {
    tell?.(face);
    return close(state, ending, winner);
  }
  state.fought.push({ first: state.first, winner, ending, turns: state.turn, castles, score });
  const points = pointsOf(state);
  tell?.({ ...face, siege: state.fought.length, of: state.options.series, points });
  state.phase = 'between';
  if (state.fought.length < state.options.series) return;
  close(state, ending, leader(state));
  tell?.({ tell: 'series', winners: state.winners, points });
}

function close(state: State, ending: Ending, winner: Side | null): void {
  state.phase = 'over';
  state.ending = ending;
  state.winners = seatsOf(state, winner);
}

/** Scores of a finished match of one siege, by seat (CA-66). */
export function scores(state: State): number[] {
  const { winners, ending, seats } = state;
  if (ending === null || winners.length === seats.length) return seats.map(() => 0);
  const winner = sideOf(winners[0]);
  const won = scoreOf(state, ending, winner);
  return bySeat(state, winner === 0 || won === 0 ? won : -won);
}

/** With what tournaments begin that add scores up (CA-85); null: matches are not scored. */
export function scored({ score, seriesStart }: Options): number | null {
  return score === true && typeof seriesStart === 'number' ? seriesStart : null;
}

// Scores of a finished match, a series' those of all its sieges together; of matches that are scored.
function scoresOf(state: State): Pick<Outcome, 'scores'> {
  const { score, seriesStart } = state.options;
  if (!score) return {};
  return { scores: isSeries(state) ? pointsOf(state).map((points) => points - seriesStart) : scores(state) };
}

/** Null while the match runs; equal Castles at the turn limit share the first place (CA-64), and so do equal points. */
export function outcome(state: State): Outcome | null {
  const { winners, ending, turn, seats } = state;
  if (ending === null) return null;
  const drawn = winners.length === seats.length;
  const reason = isSeries(state) ? seriesReason(state) : reasonOf(ending, seats.length);
  if (drawn)
    return {
      winners,
      ranking: [winners],
      reason: isSeries(state) ? reason : `both Castles are equal after ${turn} turns`,
      ...scoresOf(state),
    };
  const ranking = [winners, seatsOf(state, 1 - sideOf(winners[0]))];
  return { winners, ranking, reason, ...scoresOf(state) };
}

function reasonOf(ending: Ending, seats: number): string {
  return ending === 'surrender' && seats === 2 ? surrendered : reasons[ending];
}

function seriesReason(state: State): string {
  const [most, least] = pointsOf(state)
    .slice(0, 2)
    .sort((a, b) => b - a);
  const sieges = `after ${state.fought.length} sieges`;
  return most === least
    ? `both sides have ${thousands(most)} points ${sieges}`
    : `${thousands(most)} points to ${thousands(least)} ${sieges}`;
}
