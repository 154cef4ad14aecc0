// Each seat's expected share of the win, judged from points, units, banners, cards and whose turn it is to score.

import type { Seat } from '@bridgefront/kernel';
import { winningVp, scoreRuleOf } from '../ending.ts';
import { bannerVp, objectiveVp } from '../turn/score.ts';
import { groundOf, standWorth, unitWorth } from './ground.ts';
import type { State } from '../types.ts';

/** What a lead of one in a feature adds to the logarithm of the odds: at the start of a match, and more towards its goal. */
interface Weight {
  readonly early: number;
  readonly late: number;
}

/** What is read of a seat. */
interface Features {
  readonly vp: number;
  /** VP that banners, and the objective, would bring if they were scored now. */
  readonly banners: number;
  readonly objective: number;
  /** Worth of the units, and of where they stand. */
  readonly force: number;
  readonly stand: number;
  readonly stunned: number;
  readonly lore: number;
  readonly cards: number;
}

// Fitted by a logistic regression to who won 424 matches of greedy bots that sometimes chose at random, with the factions
// and objectives as further columns: without them, what marks the stronger side (few units) passed for what makes it win.
const weights: { readonly [F in keyof Features]: Weight } = {
  vp: { early: 0.22, late: 0.56 },
  banners: { early: 0.5, late: 0.09 },
  objective: { early: 0.11, late: 0 },
  force: { early: 0.29, late: 0 },
  stand: { early: 0.16, late: 0 },
  stunned: { early: -0.27, late: 0 },
  lore: { early: 0.01, late: 0.01 },
  cards: { early: 0.05, late: 0.05 },
};
/** Who scores next is ahead; whoever began is behind, because the other scores once more before the check (FF-90). */
const nextToScore: Weight = { early: 0.87, late: 0.74 };
const began: Weight = { early: -0.06, late: -1.27 };

const names = Object.keys(weights) as (keyof Features)[];

function featuresOf(state: State, seat: Seat): Features {
  const ground = groundOf(state, seat);
  const { vp, lore, loreHand } = state.seats[seat];
  const rule = scoreRuleOf(state, seat);
  let [force, stand, stunned] = [0, 0, 0];
  for (const unit of state.units) {
    if (unit.hex < 0 || unit.seat !== seat) continue;
    force += unitWorth(unit);
    stand += standWorth(ground, unit, unit.hex);
    if (unit.stunned) stunned++;
  }
  return {
    vp,
    banners: bannerVp(state, seat),
    objective: rule === null ? 0 : objectiveVp[rule](state, seat),
    force,
    stand,
    stunned,
    lore: Math.min(lore, 8),
    cards: loreHand.length,
  };
}

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const { winners, phase, active, step, first, seats } = state;
  if (winners.length > 0) return [0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  if (phase !== 'play') return [0.5, 0.5];
  const done = Math.min(1.2, Math.max(seats[0].vp, seats[1].vp) / winningVp(state));
  const at = ({ early, late }: Weight): number => early + late * done;
  const [own, other] = [featuresOf(state, 0), featuresOf(state, 1)];
  const scorer = step === 'upkeep' ? 1 - active : active;
  let lead = at(nextToScore) * (scorer === 0 ? 1 : -1) + at(began) * (first === 0 ? 1 : -1);
  for (const name of names) lead += at(weights[name]) * (own[name] - other[name]);
  const share = 1 / (1 + Math.exp(-lead));
  return [share, 1 - share];
}
