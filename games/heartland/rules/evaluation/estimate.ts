// Each seat's expected share of the win, judged from life, units, frontiers, villagers and hands.

import type { Seat } from '@bridgefront/kernel';
import { home } from '../types.ts';
import type { State } from '../types.ts';
import { commitChoice } from '../notation.ts';
import { frontiersLead } from './forecast.ts';
import { CommitPlanner } from './plan-commit.ts';
import { handWorth, supplyWorth, unitWorth } from './worth.ts';

/** A lead of 1 makes a win so many times (as a power of e) likelier. */
const steepness = 0.16;

// Each point of life counts more the fewer are left.
function lifeWorth(life: number): number {
  return life <= 0 ? -6 : life + 8 * (1 - Math.exp(-life / 6));
}

function seatWorth(state: State, seat: Seat): number {
  const { life, hand, ready, exerted } = state.seats[seat];
  let worth = lifeWorth(life) + supplyWorth(ready.length + exerted.length);
  for (const card of hand) worth += handWorth[card];
  for (const unit of state.units) if (unit.seat === seat && unit.at === home) worth += unitWorth[unit.card];
  return worth;
}

// A seat that has not committed while the other has will answer: with its best commit.
function answered(state: State): number {
  const plain = frontiersLead(state);
  if (state.phase !== 'strategy') return plain;
  const late = state.seats.findIndex(({ hasCommitted }) => !hasCommitted);
  if (late < 0 || !state.seats[1 - late].hasCommitted) return plain;
  const planner = new CommitPlanner(state, late);
  const gain = planner.worth(planner.best([commitChoice])) - planner.worth(planner.nothing());
  return plain + (late === 0 ? gain : -gain);
}

/** The first seat's lead over the second, in points of life. */
function leadOf(state: State): number {
  return seatWorth(state, 0) - seatWorth(state, 1) + answered(state);
}

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const { winners } = state;
  if (winners.length > 0) return [0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  if (state.phase === 'decks' || state.phase === 'mulligan') return [0.5, 0.5];
  const share = 1 / (1 + Math.exp(-steepness * leadOf(state)));
  return [share, 1 - share];
}
