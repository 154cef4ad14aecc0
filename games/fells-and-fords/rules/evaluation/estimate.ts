// Each seat's expected share of the win, judged from points, units, banners and lore.

import type { Seat } from '@bridgefront/kernel';
import { winningVp, scoreRuleOf } from '../ending.ts';
import { bannerVp, objectiveVp } from '../turn/score.ts';
import { standWorth, unitWorth } from './ground.ts';
import { groundOf } from './ground.ts';
import type { State } from '../types.ts';

/** A lead of 1 VP makes a win so many times (as a power of e) likelier. */
const steepness = 0.24;
/** Share of the scoring to come that counts, of one's own turn now and of the other's. */
const nextScore = 0.5;
const later = 0.45;

function forceOf(state: State, seat: Seat): number {
  const ground = groundOf(state, seat);
  let sum = 0;
  for (const unit of state.units) {
    if (unit.hex < 0 || unit.seat !== seat) continue;
    sum += 1.6 * unitWorth(unit) + 0.3 * standWorth(ground, unit, unit.hex);
    if (unit.stunned) sum -= 0.5;
    if (unit.poisoned) sum -= 0.15;
  }
  return sum;
}

function incomeOf(state: State, seat: Seat): number {
  const rule = scoreRuleOf(state, seat);
  return bannerVp(state, seat) + (rule === null ? 0 : objectiveVp[rule](state, seat));
}

/** What a seat has: points, points about to be scored, units and where they stand, lore and cards. */
function standing(state: State, seat: Seat): number {
  const { vp, lore, loreHand, command } = state.seats[seat];
  const soon = state.active === seat && state.step !== 'upkeep' ? nextScore : later;
  return (
    vp +
    soon * incomeOf(state, seat) +
    forceOf(state, seat) +
    0.1 * Math.min(lore, 8) +
    0.12 * loreHand.length +
    0.1 * command.length
  );
}

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const { winners, phase } = state;
  if (winners.length > 0) return [0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  if (phase !== 'play') return [0.5, 0.5];
  // The nearer the goal, the more a lead is worth.
  const goal = winningVp(state);
  const done = Math.min(1, Math.max(state.seats[0].vp, state.seats[1].vp) / goal);
  const lead = standing(state, 0) - standing(state, 1);
  const share = 1 / (1 + Math.exp(-steepness * (1 + 0.8 * done) * lead));
  return [share, 1 - share];
}
