// Creatures in play: where they stand, and what they are worth right now.

import type { Seat } from '@bridgefront/kernel';
import { figuresOf } from './cards/in-force.ts';
import type { CardOptions } from './cards/in-force.ts';
import { unit } from './state.ts';
import type { State, Unit } from './state.ts';
import type { CardId, Lane } from './types.ts';

/** A creature with its place: `at` 0 is next to the bridge. */
export interface Standing {
  readonly unit: Unit;
  readonly seat: Seat;
  readonly lane: Lane;
  readonly at: number;
}

const fresh = unit.make({ card: 0, fresh: true });

/** A creature that has just come into play. */
export function newUnit(card: CardId): Unit {
  return { ...fresh, card };
}

/** Finds a creature in play; null when it is not (or no longer) there. */
export function standingOf(state: State, card: CardId): Standing | null {
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { lanes } = state.seats[seat];
    for (let lane = 0; lane < lanes.length; lane++) {
      const row = lanes[lane];
      for (let at = 0; at < row.length; at++)
        if (row[at].card === card) return { unit: row[at], seat, lane, at };
    }
  }
  return null;
}

/** Where in the row the card stands, or -1. */
export function placeIn(row: readonly Unit[], card: CardId): number {
  return row.findIndex((unit) => unit.card === card);
}

// Auras reach the two neighbours in the same lane on the same side and add up (TB-11).
function auraAt(
  options: CardOptions,
  row: readonly Unit[],
  at: number,
  give: 'auraAttack' | 'auraHealth',
): number {
  const before = at > 0 ? figuresOf(options, row[at - 1].card).traits[give] : 0;
  const behind = at + 1 < row.length ? figuresOf(options, row[at + 1].card).traits[give] : 0;
  return before + behind;
}

/** Attack now: printed, incantations, sprint and Auras; all of it doubled for Aquatic next to the bridge (TB-17). */
export function attackOf(options: CardOptions, row: readonly Unit[], at: number): number {
  const unit = row[at];
  const { attack, traits } = figuresOf(options, unit.card);
  const total = attack + unit.strength + unit.sprinted + auraAt(options, row, at, 'auraAttack');
  return traits.aquatic && at === 0 ? 2 * total : total;
}

/** Health now, damage not counted: printed and Auras (TB-11). */
export function healthOf(options: CardOptions, row: readonly Unit[], at: number): number {
  return figuresOf(options, row[at].card).health + auraAt(options, row, at, 'auraHealth');
}

/** Whether the creature has Protection, of its own or by a ward, that has not worked yet (TB-14). */
export function isProtected(options: CardOptions, unit: Unit): boolean {
  return !unit.absorbed && (unit.wards !== 0 || figuresOf(options, unit.card).traits.protection);
}

/** Extra mana from the seat's Catalysts in play (TB-7). */
export function catalystMana(state: State, seat: Seat): number {
  const { options } = state;
  let mana = 0;
  for (const row of state.seats[seat].lanes)
    for (const unit of row) mana += figuresOf(options, unit.card).traits.catalyst;
  return mana;
}
