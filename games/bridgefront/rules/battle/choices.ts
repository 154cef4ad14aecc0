// Hits that a seat assigns itself: all of them (Focus Fire) or some (Tactical Hand), asked between roll and losses.

import type { Choice, Decision } from '@bridgefront/kernel';
import type { Play, Rules } from '../terms.ts';
import { aForce, alive, hitsToDoom, spreadHits, hitOrder, takeHit, targetKinds, tollOf } from './hits.ts';
import type { Toll } from './hits.ts';
import { attackerSide, boostOf, defenderSide, foeOf, seatOf } from './modifiers.ts';
import type { Side } from './modifiers.ts';
import { championChoice, championOfChoice, none } from '../notation.ts';
import { cardOf } from '../state/piles.ts';
import type { Battle, Champion, State } from '../types.ts';
import { traitOf } from '../state/units.ts';

/** A hit on an enemy Force; on a champion it is `champion:<slug>`. */
const forceChoice: Choice = 'force';

/** The right to assign hits in this combat round. */
export interface HitRight {
  /** How many hits, counted from the first one rolled. */
  readonly hits: number;
  /** The champion whose Tactical Hand it is, or null: Focus Fire, all hits, not optional. */
  readonly hand: Champion | null;
}

// Once a round, by a champion that was alive at the start of the combat round (G-23).
function tacticalHand(state: State, battle: Battle, side: Side): HitRight | null {
  const seat = seatOf(battle, side);
  for (const champion of state.champions) {
    if (champion.hex !== battle.hex || champion.seat !== seat || champion.used) continue;
    const trait = traitOf(state, champion.card, 'tactical-hand');
    if (trait !== null) return { hits: trait.hits, hand: champion };
  }
  return null;
}

/** The right that a side has in any combat round with hits, or null. Focus Fire goes before Tactical Hand (C-11). */
export function standingRight(state: State, battle: Battle, side: Side): HitRight | null {
  if (boostOf(battle.boosts[side], 'assign-hits') !== null) return { hits: Infinity, hand: null };
  return tacticalHand(state, battle, side);
}

/**
 * Which of its hits a side may assign in the combat round that was just rolled, or null: none, or there is nothing
 * to decide because the enemy has only one kind of target (S-121).
 */
export function hitRight(state: State, battle: Battle, side: Side): HitRight | null {
  const rolled = battle.hits[side].length;
  if (rolled === 0) return null;
  const right = standingRight(state, battle, side);
  if (right === null || targetKinds(tollOf(state, battle, foeOf(side))) < 2) return null;
  return { hits: Math.min(right.hits, rolled), hand: right.hand };
}

/** The seats that assign hits in this combat round, in seat order. */
export function assigners(state: State, battle: Battle): number[] {
  const seats: number[] = [];
  for (const side of [attackerSide, defenderSide]) {
    if (hitRight(state, battle, side) !== null) seats.push(seatOf(battle, side));
  }
  return seats.sort((a, b) => a - b);
}

function targetOf(toll: Toll, choice: Choice): number {
  if (choice === forceChoice) return aForce;
  const card = championOfChoice(choice);
  return toll.champions.findIndex((champion) => champion.card === card);
}

// Carries out a plan on the toll and returns how many hits it used.
function follow(battle: Battle, side: Side, toll: Toll, plan: readonly Choice[]): number {
  let used = 0;
  for (const choice of plan) {
    if (choice === none) break;
    takeHit(toll, targetOf(toll, choice), battle.hits[side][used]);
    used++;
  }
  return used;
}

/**
 * The champion by whose Tactical Hand a side's plan has just assigned hits; null: by none. Such champions are used up in
 * order of play, so the last one that is used up is the one.
 */
export function handUsed(state: State, battle: Battle, side: Side, plan: readonly Choice[]): Champion | null {
  if (plan.length === 0 || plan[0] === none) return null;
  if (boostOf(battle.boosts[side], 'assign-hits') !== null) return null;
  const seat = seatOf(battle, side);
  const hands = state.champions.filter(
    (one) =>
      one.used &&
      one.hex === battle.hex &&
      one.seat === seat &&
      traitOf(state, one.card, 'tactical-hand') !== null,
  );
  return hands.at(-1) ?? null;
}

/** The enemy of a side after that side's hits: first as planned, the rest as chance will have it. */
export function tollAfter(turn: Play, battle: Battle, side: Side, plan: readonly Choice[]): Toll {
  const { state } = turn;
  const toll = tollOf(state, battle, foeOf(side));
  const used = plan.length === 0 ? 0 : follow(battle, side, toll, plan);
  spreadHits(turn.random, toll, battle.hits[side], used, hitOrder(state, battle, side));
  return toll;
}

function sideOf(battle: Battle, seat: number): Side {
  return seat === battle.attacker ? attackerSide : defenderSide;
}

interface Planned {
  readonly right: HitRight;
  readonly toll: Toll;
  /** Hits assigned by the plan so far. */
  readonly used: number;
}

// The plan so far, or null when it is complete.
function planned(state: State, seat: number, plan: readonly Choice[]): Planned | null {
  const { battle } = state;
  if (battle === null || plan.includes(none)) return null;
  const side = sideOf(battle, seat);
  const right = hitRight(state, battle, side);
  if (right === null) return null;
  const toll = tollOf(state, battle, foeOf(side));
  const used = follow(battle, side, toll, plan);
  return used >= right.hits || targetKinds(toll) < 2 ? null : { right, toll, used };
}

function targetChoices(state: State, { right, toll }: Planned): Choice[] {
  const choices: Choice[] = toll.forces > 0 ? [forceChoice] : [];
  for (let i = 0; i < toll.champions.length; i++) {
    if (toll.killers[i] === alive) choices.push(championChoice(state, toll.champions[i].card));
  }
  if (right.hand !== null) choices.push(none);
  return choices;
}

// The champion that falls to the fewest hits, then the one with the highest bounty.
function easiestChampion(state: State, toll: Toll): number {
  let best = aForce;
  for (let i = 0; i < toll.champions.length; i++) {
    if (toll.killers[i] !== alive) continue;
    if (best === aForce || easier(state, toll, i, best)) best = i;
  }
  return best;
}

function easier(state: State, toll: Toll, a: number, b: number): boolean {
  const difference = hitsToDoom(toll, a) - hitsToDoom(toll, b);
  if (difference !== 0) return difference < 0;
  const bounty = (i: number): number => cardOf(state, toll.champions[i].card).champion?.bounty ?? 0;
  return bounty(a) > bounty(b);
}

// Focus Fire finishes the champions it can kill, then Forces; Tactical Hand hits a champion as soon as there is one.
function bestTarget(state: State, { right, toll, used }: Planned): number {
  const champion = easiestChampion(state, toll);
  if (champion === aForce) return aForce;
  if (right.hand !== null) return champion;
  const finishes = hitsToDoom(toll, champion) <= right.hits - used;
  return finishes || toll.forces === 0 ? champion : aForce;
}

const assignHits: Rules<'assign-hits'> = {
  choices(state, seat, plan) {
    const open = planned(state, seat, plan);
    return open === null ? [] : targetChoices(state, open);
  },
  reveal(turn, decision) {
    const { state } = turn;
    const { battle } = state;
    if (battle === null) throw new Error('Hits were assigned without a battle.');
    for (const seat of decision.seats) {
      const hand = hitRight(state, battle, sideOf(battle, seat))?.hand ?? null;
      if (hand !== null && decision.plans[seat][0] !== none) hand.used = true;
    }
    turn.then({ do: 'battle/losses', plans: plansBySide(battle, decision) });
  },
  fallback(state, seat, plan, legal) {
    const open = planned(state, seat, plan);
    if (open === null) return legal[0];
    const target = bestTarget(state, open);
    return target === aForce ? forceChoice : championChoice(state, open.toll.champions[target].card);
  },
};

function plansBySide(battle: Battle, decision: Decision): readonly [readonly Choice[], readonly Choice[]] {
  return [decision.plans[battle.attacker], decision.plans[battle.defender]];
}

/** `assign-hits`, asked of every seat that may assign hits in this combat round. */
export const hitDecisions = { 'assign-hits': assignHits } as const;
