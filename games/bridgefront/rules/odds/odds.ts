// The odds of a battle between two armies: exact where that is feasible, sampled where it is not.

import { seedRandom, sureOptions } from '@bridgefront/kernel';
import { beginBattle } from '../battle/battle.ts';
import type { Boost, Faction } from '../effects.ts';
import { exactChances } from './exact.ts';
import type { Chances } from './exact.ts';
import { battlefield } from './field.ts';
import type { Army, Battleground, Combatant } from './field.ts';
import { QuietTurn, openingOn, sampledChances } from './sample.ts';
import { declarations } from '../options.ts';
import type { BridgefrontOptions, State } from '../types.ts';

/** What a battle's odds depend on. */
export interface OddsQuestion {
  readonly attacker: Army;
  readonly defender: Army;
  /** `field` unless said. A Capital is the defender's, and the battle a siege. */
  readonly at?: Battleground | undefined;
  readonly attackerFaction?: Faction | undefined;
  readonly defenderFaction?: Faction | undefined;
  readonly attackerBoosts?: readonly Boost[] | undefined;
  readonly defenderBoosts?: readonly Boost[] | undefined;
  /** The defender stands in an entrenched hex and its Forces hit on 1 to this (C-03). */
  readonly entrenched?: number | undefined;
  /** Forces that the attacker's Siege Writ kills before combat round 1 (C-20). */
  readonly siegeWrit?: number | undefined;
  /** Options of the match; standard ones unless said. */
  readonly options?: BridgefrontOptions | undefined;
  /** Battles fought when the odds cannot be exact, and the seed they are drawn from. */
  readonly samples?: number | undefined;
  readonly seed?: string | undefined;
  /** Do not try to be exact. */
  readonly sampled?: boolean | undefined;
}

/** Odds; sampled ones say how far off the attacker's share of wins typically is. */
export type Odds =
  | (Chances & { readonly exact: true })
  | (Chances & { readonly exact: false; readonly standardError: number; readonly samples: number });

/** Enough for a standard error of about a third of a per cent. */
const standardSamples = 20_000;

function standardOptions(): BridgefrontOptions {
  return sureOptions(declarations, {}) as BridgefrontOptions;
}

/**
 * Odds of a battle to the death. Both ways ask the real battle what units roll. Exact unless a seat assigns its hits
 * (Focus Fire, Tactical Hand: sampled with the default assignment of G-18) or the armies are too big.
 */
export function odds(question: OddsQuestion): Odds {
  const { attacker: attackers, defender: defenders, at = 'field', seed = 'odds' } = question;
  const { attackerFaction, defenderFaction, attackerBoosts, defenderBoosts, entrenched, siegeWrit } =
    question;
  const options = question.options ?? standardOptions();
  const attacker: Combatant = {
    army: attackers,
    faction: attackerFaction,
    boosts: attackerBoosts,
    siegeWrit,
  };
  const defender: Combatant = {
    army: defenders,
    faction: defenderFaction,
    boosts: defenderBoosts,
    entrenched,
  };
  const stage = (): State => battlefield(attacker, defender, at, options);
  const random = seedRandom(seed);
  if (question.sampled !== true) {
    const state = stage();
    const chances = exactChances(state, beginBattle(new QuietTurn(state, random), openingOn(state)));
    if (chances !== null) return { ...chances, exact: true };
  }
  return { ...sampledChances(stage, question.samples ?? standardSamples, random), exact: false };
}
