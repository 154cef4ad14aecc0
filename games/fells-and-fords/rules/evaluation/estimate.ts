// Each seat's expected share of the win, judged from points, units, banners, and what the next turn may bring.

import { winShares } from '@bridgefront/kernel';
import type { Decision, Seat } from '@bridgefront/kernel';
import { scoreRuleOf, winningVp } from '../ending.ts';
import { bannerVp, objectiveVp } from '../turn/score.ts';
import type { State } from '../types.ts';
import { campaignShare, objectiveLead } from './campaign.ts';
import { orderGain } from './gain.ts';
import { groundOf, unitWorth } from './ground.ts';
import { greedyWeights } from './weights.ts';

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
  /** Worth of the units. */
  readonly force: number;
  readonly cards: number;
  /** What the three best orders of a turn would bring. */
  readonly reach: number;
  /** VP of banners whose holders enemies could strike down next turn. */
  readonly risk: number;
  /** How the objective does, whatever the position. */
  readonly plan: number;
}

// Fitted by a logistic regression to who won 1,960 matches of greedy bots that chose one time in ten at random, at the start of
// each turn, with the factions and objectives as further columns: without them, what marks the stronger side (few units)
// passed for what makes it win.
const weights: { readonly [F in Exclude<keyof Features, 'risk' | 'plan'>]: Weight } = {
  vp: { early: -0.1, late: 1.05 },
  banners: { early: 0.78, late: 0.43 },
  objective: { early: 0.42, late: 0 },
  force: { early: 0.47, late: 0 },
  cards: { early: 0.11, late: 0 },
  reach: { early: 0.25, late: 0 },
};
/** A banner at risk is worse for whoever has still to wait for a turn. */
const risks = { own: -0.2, other: -0.46 };
/** Who is to move scores next; whoever began is behind, because the other scores once more before the check (FF-90). */
const toMove: Weight = { early: 0.06, late: 1.56 };
const began: Weight = { early: -0.15, late: -1.2 };

const names = Object.keys(weights) as (keyof typeof weights)[];
const ordersCounted = 3;

function featuresOf(state: State, seat: Seat): Features {
  const ground = groundOf(greedyWeights, state, seat);
  const { vp, loreHand } = state.seats[seat];
  const rule = scoreRuleOf(state, seat);
  let [force, risk] = [0, 0];
  const gains: number[] = [];
  for (const unit of state.units) {
    if (unit.hex < 0 || unit.seat !== seat) continue;
    force += unitWorth(state, unit);
    gains.push(orderGain(ground, unit, 0));
    const held = state.banners[unit.hex];
    if (held > 0) risk += held * Math.min(1, ground.danger[unit.hex] / unit.health);
  }
  gains.sort((a, b) => b - a);
  return {
    vp,
    banners: bannerVp(state, seat),
    objective: rule === null ? 0 : objectiveVp[rule](state, seat),
    force,
    cards: loreHand.length,
    reach: gains.slice(0, ordersCounted).reduce((sum, gain) => sum + gain, 0),
    risk,
    plan: planOf(state, seat),
  };
}

function planOf(state: State, seat: Seat): number {
  const { objective } = state.seats[seat];
  return objective < 0 ? 0 : objectiveLead(state, objective);
}

const logistic = (lead: number): number => 1 / (1 + Math.exp(-lead));

// South's share of the battle while it is fought.
function battleShare(state: State): number {
  const { active, step, first, seats } = state;
  const done = Math.min(1.2, Math.max(seats[0].vp, seats[1].vp) / winningVp(state));
  const at = ({ early, late }: Weight): number => early + late * done;
  const mover = step === 'upkeep' ? 1 - active : active;
  const [own, other] = [featuresOf(state, mover), featuresOf(state, 1 - mover)];
  let lead = at(toMove) + at(began) * (first === mover ? 1 : -1);
  lead += own.plan - other.plan + risks.own * own.risk - risks.other * other.risk;
  for (const name of names) lead += at(weights[name]) * (own[name] - other[name]);
  const share = logistic(lead);
  return mover === 0 ? share : 1 - share;
}

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const { winners, phase, options } = state;
  if (winners.length > 0) return winShares(state, 2);
  if (!options.campaign) {
    const share = phase === 'play' ? battleShare(state) : 0.5;
    return [share, 1 - share];
  }
  const share = phase === 'play' ? battleShare(state) : logistic(planOf(state, 0) - planOf(state, 1));
  const south = campaignShare(state, share);
  return [south, 1 - south];
}

/** Positions are compared where a turn begins: within one, the side to move has still to attack and to score. */
export function calm(_state: State, { ask }: Decision): boolean {
  return ask === 'command';
}
