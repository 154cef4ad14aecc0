// What a battle means for a campaign: shares of its win from those of the battle under way, and from totals.

import type { Seat } from '@bridgefront/kernel';
import { objectiveTable } from '../cards/in-force.ts';
import { battleCount, objectivesNext, totalsOf } from '../campaign.ts';
import { winningVp } from '../ending.ts';
import { OBJECTIVES } from '../tables/objectives.ts';
import type { State } from '../types.ts';

// From the turns of 500 campaigns of greedy bots that chose one time in sixteen at random (2,000 battles, 19,676 turns):
// the winner's margin in VP is so much of the lead and so much more for the way that is left to the goal, and spreads so
// much; a battle still to come spreads more.
const ofLead = 0.82;
const ofWay = 7.35;
const spread = { atGoal: 2.7, more: 1.3 };
const futureSpread = 7.36;

/** How an objective does for its owner whatever the position, as what it adds to the logarithm of the odds of the battle. */
const objectiveLeads: { readonly [slug: string]: number } = {
  'long-causeway': 0.75,
  'two-tollhouses': 0.53,
  'weir-watch': 0.91,
  'clear-the-heights': -0.05,
  'grain-for-the-garrison': -0.76,
  'relief-of-the-mill': -0.29,
  'not-one-step': 1.28,
  'burn-the-barns': 0.07,
  'claim-the-cairns': -0.67,
  'drive-the-herds': -0.2,
  'fires-on-the-ridge': 0.56,
  'heads-for-the-hall': -0.68,
  'red-shallows': -0.03,
  'wolves-at-the-door': -1.41,
};

// Whoever begins won 57 % of 980 matches of greedy bots.
const firstLead = 0.28;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
// The normal distribution by a logistic one of nearly the same shape.
const chanceAbove = (mean: number, deviation: number): number => logistic((1.702 * mean) / deviation);

/** How the objective has done, whatever the position; nothing is known of one that scores or plants its banners otherwise than printed. */
export function objectiveLead(state: State, id: number): number {
  const { slug, score, banners } = OBJECTIVES[id];
  const now = objectiveTable(state)[id];
  return now.score === score && now.banners === banners ? objectiveLeads[slug] : 0;
}

// What the two objectives make of a battle: the lead of the one over the other, and who begins (FF-94).
function pairedLead(state: State, id: number, other: number): number {
  const [own, theirs] = [OBJECTIVES[id], OBJECTIVES[other]];
  const begins =
    own.indicator === theirs.indicator ? 0 : own.indicator < theirs.indicator ? firstLead : -firstLead;
  return objectiveLead(state, id) - objectiveLead(state, other) + begins;
}

/**
 * What the choice of an objective makes of the next battle: in a campaign over the other's, else over those of the other side,
 * of which any may be the other's.
 */
export function choiceLead(state: State, seat: Seat, id: number): number {
  const others = state.options.campaign
    ? [objectivesNext(state, 1 - seat)[0]]
    : [...OBJECTIVES.keys()].filter((other) => OBJECTIVES[other].faction !== OBJECTIVES[id].faction);
  const leads = others.map((other) => pairedLead(state, id, other));
  return leads.reduce((sum, one) => sum + one, 0) / leads.length;
}

// The lead in points, and what it spreads, once the battle under way is won by South (1) or lost (-1).
function lead({ fought, seats }: State, way: number, sign: 1 | -1): { mean: number; deviation: number } {
  const { points, wins } = totalsOf(fought);
  const battle = ofLead * (seats[0].vp - seats[1].vp) + sign * ofWay * way;
  const won = [wins[0] + (sign > 0 ? 1 : 0), wins[1] + (sign > 0 ? 0 : 1)];
  const left = battleCount - fought.length - 1;
  // The last battle's winner adds what it has won; before that either may be the one.
  const bonus = left === 0 ? sign * won[sign > 0 ? 0 : 1] : (won[0] - won[1]) / 2;
  const deviation = Math.hypot(spread.atGoal + spread.more * way, futureSpread * Math.sqrt(left));
  return { mean: points[0] - points[1] + battle + bonus, deviation };
}

/** South's share of the campaign, from its share of the battle under way. */
export function campaignShare(state: State, share: number): number {
  const goal = winningVp(state);
  const way = Math.max(0, 1 - Math.max(state.seats[0].vp, state.seats[1].vp) / goal);
  const [won, lost] = ([1, -1] as const).map((sign) => {
    const { mean, deviation } = lead(state, way, sign);
    return chanceAbove(mean, deviation);
  });
  return share * won + (1 - share) * lost;
}
