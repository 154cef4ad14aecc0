// The odds of an attack before it is made: chances from the number of dice and what each face would do.

import { diceCount } from './combat/dice.ts';
import { isWeak, inBuilding, mayStand, typeOf, unitOn } from './field.ts';
import { stepFrom } from './hexes.ts';
import { retreatWays } from './combat/declare.ts';
import { abilityOf } from './tables/units.ts';
import type { State, Unit } from './types.ts';

/** What an attack can be expected to do, its dice committed to damage, no lore cards played. */
export interface Odds {
  readonly dice: number;
  /** Mean damage before excess is lost. */
  readonly damage: number;
  /** Chance that the target is eliminated. */
  readonly kill: number;
  /** Chance that at least one retreat is rolled that the target cannot ignore. */
  readonly push: number;
}

/** Faces, of six, that do damage when this unit rolls against that one. */
function hurtingFaces(state: State, roller: Unit, target: Unit, strength: number): number {
  const { options } = state;
  const ranged = typeOf(roller).range > 0;
  let faces = ranged ? 1 : isWeak(roller, strength) ? 1 : 2;
  const heroic = ['crush', 'drain'].some((one) => abilityOf(roller.type, one as 'crush') > 0);
  const frenzy = abilityOf(roller.type, 'frenzy') > 0;
  const poisoned = target.poisoned;
  if (heroic || (frenzy && options.frenzyFace === 'heroic') || (poisoned && options.poisonFace === 'heroic'))
    faces++;
  if (frenzy && options.frenzyFace === 'cleave' && isWeak(roller, strength)) faces++;
  if (poisoned && options.poisonFace !== 'heroic') faces++;
  return faces;
}

/** Chance of at least so many successes in so many dice. */
function atLeast(successes: number, dice: number, chance: number): number {
  if (successes <= 0) return 1;
  let sum = 0;
  let ways = 1;
  for (let k = 0; k <= dice; k++) {
    if (k >= successes) sum += ways * chance ** k * (1 - chance) ** (dice - k);
    ways = (ways * (dice - k)) / (k + 1);
  }
  return Math.min(1, sum);
}

// Whether a friend on every way behind keeps the target where it is.
function isSupported(state: State, roller: Unit, target: Unit): boolean {
  return retreatWays(roller.hex, target.hex).some((way) => {
    const on = unitOn(state, stepFrom[target.hex][way]);
    return on >= 0 && state.units[on].seat === target.seat;
  });
}

// Whether the first retreat would do damage instead of moving the target.
function isCornered(state: State, roller: Unit, target: Unit): boolean {
  if (target.stunned) return true;
  return retreatWays(roller.hex, target.hex).every((way) => {
    const next = stepFrom[target.hex][way];
    return next < 0 || !mayStand(state, target, next) || unitOn(state, next) >= 0;
  });
}

/** The odds of an attack from where the unit stands. */
export function oddsOf(state: State, roller: Unit, target: Unit): Odds {
  const settings = { strength: roller.health, first: !roller.attacked, counter: false, extra: 0, exact: -1 };
  const dice = diceCount(state, roller, target, settings);
  const supported = isSupported(state, roller, target);
  const cornered = !supported && isCornered(state, roller, target);
  const immovable = abilityOf(target.type, 'immovable');
  const hurting = hurtingFaces(state, roller, target, roller.health);
  // A cornered target suffers its retreats; Immovable ignores the first ones.
  const faces = hurting + (cornered && immovable === 0 ? 1 : 0);
  const shelter = inBuilding(state, target) ? 1 : 0;
  return {
    dice,
    damage: Math.max(0, (dice * faces) / 6 - shelter),
    kill: atLeast(target.health + shelter, dice, faces / 6),
    push: supported ? 0 : atLeast(immovable + 1, dice, 1 / 6),
  };
}
