// Attack and health of units as the table lies now, and which settlements work (HL-11, HL-52).

import type { Seat } from '@bridgefront/kernel';
import { cardAttack, cardHealth, traitsOf } from './cards/in-force.ts';
import type { RuleOptions } from './options.ts';
import { home } from './types.ts';
import type { Place, Settlement, Unit, UnitId } from './types.ts';

/** What figures depend on: the match's cards and rules, the units in play and the settlements of the frontiers. */
export interface Board {
  readonly options: RuleOptions;
  readonly units: readonly Unit[];
  readonly land: readonly (Settlement | null)[];
}

/** The unit with this number, or null when it is not in play. */
export function unitOf({ units }: Board, id: UnitId): Unit | null {
  for (const unit of units) if (unit.id === id) return unit;
  return null;
}

// Units of an owner with the same of these are alike.
interface Alike {
  readonly card: unknown;
  readonly seat: Seat;
  readonly at: Place;
  readonly occupies?: boolean;
}

/** Units that only their number tells apart: of one owner and name in one position, this one among them, in order of number. */
export function alikeOf<U extends Alike>({ units }: { readonly units: readonly U[] }, unit: U): U[] {
  return units.filter(
    ({ card, seat, at, occupies }) =>
      card === unit.card && seat === unit.seat && at === unit.at && occupies === unit.occupies,
  );
}

/** Which of several alike in its position a unit is, from 1 in order of number; 0 where no other of its owner is like it. */
export function nthOf<U extends Alike>(board: { readonly units: readonly U[] }, unit: U): number {
  const alike = alikeOf(board, unit);
  return alike.length > 1 ? alike.indexOf(unit) + 1 : 0;
}

/** The occupier of a frontier, whosever it is, or null. */
export function occupierOf({ units }: Board, frontier: Place): Unit | null {
  for (const unit of units) if (unit.occupies && unit.at === frontier) return unit;
  return null;
}

/** Whether the seat occupies the frontier. */
export function isOccupiedBy(board: Board, frontier: Place, seat: Seat): boolean {
  return occupierOf(board, frontier)?.seat === seat;
}

/** The settlement of a frontier while it is active: its owner occupies (HL-52). Null otherwise. */
export function activeSettlement(board: Board, frontier: Place): Settlement | null {
  const settlement = frontier === home ? null : board.land[frontier - 1];
  if (settlement === null) return null;
  return isOccupiedBy(board, frontier, settlement.seat) ? settlement : null;
}

/**
 * Attack now: printed, changed, by charge while advancing and by an active banner; never below 0 (HL-11). With the option
 * an exerted unit has none in a frontier (HL-83).
 */
export function attackOf(board: Board, unit: Unit): number {
  let sum = cardAttack(board.options, unit.card) + unit.attack;
  if (unit.at !== home) {
    if (unit.exerted && !board.options.exertedStrike) return 0;
    if (!unit.occupies) sum += traitsOf(board.options, unit.card).charge;
    const settlement = activeSettlement(board, unit.at);
    if (settlement !== null && settlement.seat === unit.seat)
      sum += traitsOf(board.options, settlement.card).banner;
  }
  return sum < 0 ? 0 : sum;
}

/** Health now, damage not taken off: printed, changed, by garrison while occupying and by an active palisade. */
export function healthOf(board: Board, unit: Unit): number {
  let sum = cardHealth(board.options, unit.card) + unit.health;
  if (unit.at !== home) {
    if (unit.occupies) sum += traitsOf(board.options, unit.card).garrison;
    const settlement = activeSettlement(board, unit.at);
    if (settlement !== null && settlement.seat === unit.seat)
      sum += traitsOf(board.options, settlement.card).palisade;
  }
  return sum;
}

/** Health less damage. */
export function restOf(board: Board, unit: Unit): number {
  return healthOf(board, unit) - unit.damage;
}

/** The seat's units in a place, in order of number. */
export function unitsAt({ units }: Board, seat: Seat, at: Place): Unit[] {
  return units.filter((unit) => unit.seat === seat && unit.at === at);
}

/** The sum of the seat's attacks in a frontier (HL-40). */
export function poolOf(board: Board, seat: Seat, frontier: Place): number {
  let sum = 0;
  for (const unit of board.units)
    if (unit.seat === seat && unit.at === frontier) sum += attackOf(board, unit);
  return sum;
}

/** Frontiers that the seat occupies. */
export function occupiedBy({ units }: Board, seat: Seat): number {
  let count = 0;
  for (const unit of units) if (unit.seat === seat && unit.occupies) count++;
  return count;
}

/** How much less the seat's first army card of the round costs: all its active granaries (HL-14). */
export function granaryOf(board: Board, seat: Seat): number {
  let sum = 0;
  for (let frontier = 1; frontier <= board.land.length; frontier++) {
    const settlement = activeSettlement(board, frontier);
    if (settlement !== null && settlement.seat === seat)
      sum += traitsOf(board.options, settlement.card).granary;
  }
  return sum;
}
