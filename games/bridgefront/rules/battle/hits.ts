// Where hits go: one after another onto units not yet doomed, with everything that turns a hit aside.

import { randomInt } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { boostOf, fighters, seatOf } from './modifiers.ts';
import type { Side } from './modifiers.ts';
import type { Battle, CardId, Champion, State } from '../types.ts';
import { forcesAt, traitOf } from '../state/units.ts';

/** One side under fire in a combat round: what each unit has taken so far. Nothing is applied to the state yet. */
export interface Toll {
  readonly seat: number;
  readonly champions: readonly Champion[];
  /** Forces not yet doomed. */
  forces: number;
  /** Forces doomed in this combat round. */
  doomed: number;
  /** Damage by champion. */
  readonly damage: number[];
  /** Source of the hit that doomed the champion, or `alive`. */
  readonly killers: CardId[];
  /** The champion whose Bodyguard still waits for its first hit, or -1. */
  guard: CardId;
  /** Hits that each champion still ignores in this battle (Juggernaut). */
  readonly shields: number[];
  /** Once-a-battle abilities used up in this combat round. */
  readonly spent: CardId[];
}

/** In `killers`: not doomed. */
export const alive = -2;
/** As a target: a Force. Champions are their index in the toll. */
export const aForce = -1;

function timesSpent(battle: Battle, card: CardId): number {
  let times = 0;
  for (const other of battle.spent) if (other === card) times++;
  return times;
}

/** A side before any hit of this combat round. */
export function tollOf(state: State, battle: Battle, side: Side): Toll {
  const seat = seatOf(battle, side);
  const champions = fighters(state, battle, side);
  const forces = forcesAt(state, seat, battle.hex);
  const toll: Toll = {
    seat,
    champions,
    forces,
    doomed: 0,
    damage: [],
    killers: [],
    guard: -1,
    shields: [],
    spent: [],
  };
  for (const { card } of champions) {
    toll.damage.push(0);
    toll.killers.push(alive);
    const shield = traitOf(state, card, 'juggernaut')?.hits ?? 0;
    toll.shields.push(Math.max(0, shield - timesSpent(battle, card)));
    const guards = traitOf(state, card, 'bodyguard') !== null && timesSpent(battle, card) === 0;
    if (guards) toll.guard = card;
  }
  return toll;
}

/** Champions not yet doomed. */
function standing(toll: Toll): number {
  let count = 0;
  for (const killer of toll.killers) if (killer === alive) count++;
  return count;
}

/** How many different targets there are: all Forces are one, each champion is one. */
export function targetKinds(toll: Toll): number {
  return standing(toll) + (toll.forces > 0 ? 1 : 0);
}

/** Hits that it takes to doom a champion, those that others or its ability take for it included. */
export function hitsToDoom(toll: Toll, target: number): number {
  const guarded = toll.guard >= 0 && toll.forces > 0 ? 1 : 0;
  return guarded + toll.shields[target] + toll.champions[target].hp - toll.damage[target];
}

function doomForce(toll: Toll): void {
  toll.forces--;
  toll.doomed++;
}

/**
 * One hit on a target that is not doomed. Bodyguard sends the first hit on a champion to a Force that is not doomed;
 * then Juggernaut ignores; what is left is damage (C-28, S-120).
 */
export function takeHit(toll: Toll, target: number, source: CardId): void {
  if (target === aForce) return doomForce(toll);
  if (toll.guard >= 0 && toll.forces > 0) {
    toll.spent.push(toll.guard);
    toll.guard = -1;
    return doomForce(toll);
  }
  if (toll.shields[target] > 0) {
    toll.shields[target]--;
    toll.spent.push(toll.champions[target].card);
    return;
  }
  toll.damage[target]++;
  if (toll.damage[target] >= toll.champions[target].hp) toll.killers[target] = source;
}

function nthStanding(toll: Toll, n: number): number {
  let left = n;
  for (let i = 0; i < toll.killers.length; i++) {
    if (toll.killers[i] !== alive) continue;
    if (left === 0) return i;
    left--;
  }
  return aForce;
}

/** Which class hits go to first: by Hit Control, else by the option; `any` is every unit alike (S-70). */
export type HitOrder = 'any' | 'forces' | 'champions';

/** The order in which a side's hits are spread, as far as its owner does not assign them. */
export function hitOrder(state: State, battle: Battle, side: Side): HitOrder {
  const control = boostOf(battle.boosts[side], 'hits-first');
  if (control !== null) return control.first;
  return state.options.hitAssignment === 'forces-first' ? 'forces' : 'any';
}

// One ticket for each unit not doomed, within the preferred class if it has any (S-70, C-11).
function randomTarget(random: Random, toll: Toll, order: HitOrder): number {
  const champions = standing(toll);
  if (champions === 0) return aForce;
  const forces = order === 'champions' ? 0 : toll.forces;
  if (forces > 0 && order === 'forces') return aForce;
  const tickets = forces + champions;
  const drawn = tickets === 1 ? 0 : randomInt(random, tickets);
  return drawn < forces ? aForce : nthStanding(toll, drawn - forces);
}

/** Spreads a side's hits from number `from` on; surplus hits are lost (S-70). */
export function spreadHits(
  random: Random,
  toll: Toll,
  hits: readonly CardId[],
  from: number,
  order: HitOrder,
): void {
  if (toll.champions.length === 0) {
    const doomed = Math.min(toll.forces, hits.length - from);
    toll.forces -= doomed;
    toll.doomed += doomed;
    return;
  }
  for (let i = from; i < hits.length && targetKinds(toll) > 0; i++) {
    takeHit(toll, randomTarget(random, toll, order), hits[i]);
  }
}
