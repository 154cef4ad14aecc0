// A state that holds nothing but one battlefield, so that odds come from the real battle and not from a copy of it.

import type { Boost, Faction } from '../effects.ts';
import { boardOf } from '../state/board.ts';
import { cardsFor } from '../cards/index.ts';
import { emptyState } from '../state/state.ts';
import { capitalTile } from '../types.ts';
import type { BridgefrontOptions, CardId, Hex, SeatState, State } from '../types.ts';
import { addForces, placeChampion } from '../state/units.ts';

/** A champion of an army; what is left out is as if it had just been deployed. */
export interface ArmyChampion {
  readonly card: CardId;
  readonly hp?: number;
  readonly slowed?: boolean;
  readonly frenzy?: number;
}

/** The units of one side. */
export interface Army {
  readonly forces: number;
  readonly champions: readonly ArmyChampion[];
}

/** Where a battle is fought; in a Capital it is the defender's, and a siege. */
export const battlegrounds = ['field', 'mine', 'capital'] as const;
export type Battleground = (typeof battlegrounds)[number];

/** One side of an imagined battle. */
export interface Combatant {
  readonly army: Army;
  /** Left out: a faction whose passives do nothing in battle. */
  readonly faction?: Faction | undefined;
  readonly boosts?: readonly Boost[] | undefined;
  /** The defender's Forces hit on 1 to this in an entrenched hex. */
  readonly entrenched?: number | undefined;
  /** Forces that the attacker's Siege Writ kills first. */
  readonly siegeWrit?: number | undefined;
}

/** The seats and the hex of an imagined battle. */
export const fieldAttacker = 0;
export const fieldDefender = 1;
export const fieldHex: Hex = boardOf(3).center;

/** Fights without any passive in battle. */
const plainFaction: Faction = 'cipher';
const mineValue = 4;

// What a seat brings besides its units.
function equip(seat: SeatState, { boosts, entrenched, siegeWrit, army }: Combatant): void {
  seat.burned = army.champions.map(({ card }) => card);
  if (boosts !== undefined) seat.boosts = boosts.slice();
  if (entrenched !== undefined) seat.entrenched = [{ hex: fieldHex, max: entrenched }];
  if (siegeWrit !== undefined) seat.siegeWrits = [siegeWrit];
}

/** Puts an army on the battlefield. */
function musterArmy(state: State, seat: number, army: Army): void {
  addForces(state, seat, fieldHex, army.forces);
  for (const { card, hp, slowed = false, frenzy = 0 } of army.champions) {
    const printed = cardsFor(state.options)[card].champion?.hp ?? 1;
    placeChampion(state, {
      card,
      seat,
      hex: fieldHex,
      hp: hp ?? printed,
      slowed,
      warded: false,
      frenzy,
      used: false,
      marks: [],
    });
  }
}

/** A state in which the two armies stand on one hex, the battle not yet opened. */
export function battlefield(
  attacker: Combatant,
  defender: Combatant,
  at: Battleground,
  options: BridgefrontOptions,
): State {
  const factions = [attacker.faction ?? plainFaction, defender.faction ?? plainFaction];
  const state = emptyState(options, factions);
  if (at === 'mine') state.tiles[fieldHex] = mineValue;
  if (at === 'capital') {
    state.tiles[fieldHex] = capitalTile - fieldDefender;
    state.seats[fieldDefender].capital = fieldHex;
  }
  equip(state.seats[fieldAttacker], attacker);
  equip(state.seats[fieldDefender], defender);
  musterArmy(state, fieldAttacker, attacker.army);
  musterArmy(state, fieldDefender, defender.army);
  return state;
}
