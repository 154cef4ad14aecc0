// What positions of lessons have in common, and how their goals look at the table.

import type { Json, SeatView } from '@bridgefront/kernel';
import type { TableView } from '../rules/seen/view.ts';

/** What a lesson's learner sees. */
export type Seen = SeatView<TableView>;

type Fields = { readonly [name: string]: Json };

/** Capitals of learner and enemy on the board for two. */
const home = [3, 0];
const away = [-3, 0];

/**
 * A round at the beginning of a phase, with nothing on the board but what is named: the learner is Gatewright, at home in the
 * east, the enemy Veil, in the west.
 */
export function round(phase: 'market' | 'action', own: Fields, board: Fields, enemy: Fields = {}): Json {
  const usual = { gold: 4, mana: 5, hand: [], draw: [] };
  return {
    phase,
    round: 1,
    mines: [],
    forges: [],
    units: [],
    ...board,
    seats: [
      { ...usual, faction: 'gatewright', capital: home, ...own },
      { ...usual, faction: 'veil', capital: away, ...enemy },
    ],
  };
}

/** Forces of a seat on a hex of the board. */
export function forces(
  seat: number,
  at: readonly [number, number],
  count: number,
  ...champions: string[]
): Json {
  return { seat, at: [...at], forces: count, champions: champions.map((name) => ({ name })) };
}

/** The bridges along a way of hexes. */
export function bridges(...hexes: readonly (readonly [number, number])[]): Json[] {
  return hexes.slice(1).map((hex, at) => [[...hexes[at]], [...hex]]);
}

/** How many Forces a seat has on a hex, as it is named. */
export function forcesOn({ table }: Seen, seat: number, hex: string): number {
  return table.units.find((units) => units.seat === seat && units.hex === hex)?.forces ?? 0;
}

/** Whether anything of a seat stands on a hex. */
export function standsOn({ table }: Seen, seat: number, hex: string): boolean {
  return table.units.some((units) => units.seat === seat && units.hex === hex);
}

/** Whether the actions of the first round are over. */
export function pastActions({ table }: Seen): boolean {
  return table.round > 1 || !(table.phase === 'action' || table.phase === 'market');
}

/** Whether the learner can act no more in this round. */
export function spent(seen: Seen): boolean {
  const [own] = seen.table.seats;
  return pastActions(seen) || own.done || own.mana === 0;
}
