// What makes units hit better or worse in a combat round: the one place that the real battle and the odds both read.

import type { Boost } from '../effects.ts';
import type { Modifier } from '../faces.ts';
import { cardOf } from '../state/piles.ts';
import { slugOf } from '../state/reporting.ts';
import type { Battle, CardId, Champion, State } from '../types.ts';
import { capitalOwner, championsAt, forcesAt } from '../state/units.ts';

/** The attacker's side of a battle is 0, the defender's is 1. */
export type Side = 0 | 1;
export const attackerSide: Side = 0;
export const defenderSide: Side = 1;

/** The other side. */
export function foeOf(side: Side): Side {
  return side === attackerSide ? defenderSide : attackerSide;
}

/** The seat that fights on a side. */
export function seatOf(battle: Battle, side: Side): number {
  return side === attackerSide ? battle.attacker : battle.defender;
}

/** What Gatewright's Forces hit on in an enemy Capital (S-100). */
const pillagerThreshold = 3;

/** What one champion rolls. */
export interface ChampionVolley {
  readonly card: CardId;
  readonly dice: number;
  readonly threshold: number;
}

/** What one side rolls in a combat round, read from the units alive at its start (C-31). */
export interface Volley {
  readonly forces: number;
  readonly threshold: number;
  readonly champions: readonly ChampionVolley[];
}

const noChampions: readonly ChampionVolley[] = [];

/** The boost of a kind among those in use in the battle, or null. */
export function boostOf<K extends Boost['boost']>(
  boosts: readonly Boost[],
  kind: K,
): Extract<Boost, { readonly boost: K }> | null {
  for (const boost of boosts) {
    if (boost.boost === kind) return boost as Extract<Boost, { readonly boost: K }>;
  }
  return null;
}

// "Hit on 1 to max" sets the threshold: the best in force counts, they never add (G-12).
function raised(best: number, max: number, notes: Modifier[] | null, seat: number, source: string): number {
  notes?.push({ seat, source, effect: 'forces-hit', value: max, champion: null });
  return Math.max(best, max);
}

// Shield Wall, Mine Militia and entrenched hexes help only the Defender (S-88, S-96, C-03).
function defended(state: State, battle: Battle, base: number, notes: Modifier[] | null): number {
  const { options } = state;
  const seat = battle.defender;
  const { faction, entrenched } = state.seats[seat];
  const first = battle.round === 1;
  let best = base;
  if (faction === 'bastion' && first) {
    best = raised(best, options.defenderThreshold, notes, seat, 'shield-wall');
  }
  const militia = faction === 'prospect' && state.tiles[battle.hex] > 0;
  if (militia && (first || options.mineMilitia === 'all')) {
    best = raised(best, options.defenderThreshold, notes, seat, 'mine-militia');
  }
  for (const { hex, max } of entrenched) {
    if (hex === battle.hex) best = raised(best, max, notes, seat, 'entrenched');
  }
  return best;
}

// Inspire always; Breach in combat round 1 of sieges, in either role (C-20).
function ledBy(
  state: State,
  battle: Battle,
  base: number,
  own: readonly Champion[],
  notes: Modifier[] | null,
): number {
  let best = base;
  for (const { card, seat } of own) {
    for (const trait of cardOf(state, card).champion?.traits ?? []) {
      const leads =
        trait.trait === 'inspire' || (trait.trait === 'breach' && battle.siege && battle.round === 1);
      if (leads) best = raised(best, trait.max, notes, seat, slugOf(state, card));
    }
  }
  return best;
}

// Spells of both sides that work in combat round 1; the enemy's cap comes last and wins (G-12).
function enchanted(battle: Battle, side: Side, base: number, notes: Modifier[] | null): number {
  if (battle.round !== 1) return base;
  const seat = seatOf(battle, side);
  let best = base;
  for (const boost of battle.boosts[side]) {
    if (boost.boost === 'force-threshold') {
      best = raised(best, boost.max, notes, seat, boost.boost);
    }
  }
  for (const boost of battle.boosts[foeOf(side)]) {
    if (boost.boost !== 'smoke') continue;
    best = Math.min(best, boost.max);
    const source = boost.boost;
    notes?.push({ seat, source, effect: 'forces-capped', value: boost.max, champion: null });
  }
  return best;
}

/** What a side's Forces hit on now: the best of everything in force, then caps, never below 1 (G-12). */
function forceThreshold(
  state: State,
  battle: Battle,
  side: Side,
  own: readonly Champion[],
  notes: Modifier[] | null = null,
): number {
  const seat = seatOf(battle, side);
  let best = state.options.forceThreshold;
  if (side === defenderSide) best = defended(state, battle, best, notes);
  if (state.seats[seat].faction === 'gatewright') {
    const owner = capitalOwner(state, battle.hex);
    if (owner >= 0 && owner !== seat) {
      best = raised(best, pillagerThreshold, notes, seat, 'pillagers');
    }
  }
  if (own.length > 0) best = ledBy(state, battle, best, own, notes);
  return Math.max(1, enchanted(battle, side, best, notes));
}

/** Dice a champion rolls besides the printed ones because of who else fights here now (C-31). */
function situationalDice(
  state: State,
  champion: Champion,
  ownForces: number,
  foes: readonly Champion[],
): number {
  let dice = 0;
  for (const trait of cardOf(state, champion.card).champion?.traits ?? []) {
    if (trait.trait !== 'extra-dice') continue;
    const holds =
      trait.when === 'no-own-forces'
        ? ownForces === 0
        : foes.length > 0 === (trait.when === 'enemy-champion');
    if (holds) dice += trait.dice;
  }
  return dice;
}

/** What a champion rolls: printed, situational, Frenzy and spells add up; Slow comes last (G-12). */
function championVolley(
  state: State,
  battle: Battle,
  side: Side,
  champion: Champion,
  foes: readonly Champion[],
  notes: Modifier[] | null,
): ChampionVolley {
  const { card, seat, frenzy, slowed } = champion;
  const stats = cardOf(state, card).champion;
  const own = notes === null ? '' : slugOf(state, card);
  const note = (source: string, value: number, effect: Modifier['effect'] = 'extra-dice'): void => {
    if (value > 0) notes?.push({ seat, source, effect, value, champion: own });
  };
  const situational = situationalDice(state, champion, forcesAt(state, seat, battle.hex), foes);
  let dice = (stats?.dice ?? 1) + situational + frenzy;
  note(own, situational);
  note('frenzy', frenzy);
  if (battle.round === 1) {
    for (const boost of battle.boosts[side]) {
      if (boost.boost !== 'champion-dice') continue;
      dice += boost.dice;
      note(boost.boost, boost.dice);
    }
  }
  if (slowed) note('slow', 1, 'one-die');
  return { card, dice: slowed ? 1 : Math.max(1, dice), threshold: stats?.hits ?? 1 };
}

/**
 * What a side rolls in the battle's combat round. Of the enemy it reads only which champions are there. `notes`
 * collects every modifier in force with its source.
 */
export function readVolley(
  state: State,
  battle: Battle,
  side: Side,
  own: readonly Champion[],
  foes: readonly Champion[],
  notes: Modifier[] | null = null,
): Volley {
  const forces = forcesAt(state, seatOf(battle, side), battle.hex);
  const threshold = forces === 0 ? 0 : forceThreshold(state, battle, side, own, notes);
  if (own.length === 0) return { forces, threshold, champions: noChampions };
  const champions: ChampionVolley[] = [];
  for (const champion of own) {
    champions.push(championVolley(state, battle, side, champion, foes, notes));
  }
  return { forces, threshold, champions };
}

/** The champions of a side that are in the battle now, in play order. */
export function fighters(state: State, battle: Battle, side: Side): readonly Champion[] {
  return state.champions.length === 0 ? [] : championsAt(state, seatOf(battle, side), battle.hex);
}
