// What positions of lessons have in common, and how their goals look at the table.

import type { Json, SeatView } from '@bridgefront/kernel';
import type { TableView, UnitView } from '../rules/view.ts';

/** What a lesson's learner sees. */
export type Seen = SeatView<TableView>;
type Fields = { readonly [name: string]: Json };

/** The third round at its beginning, with the initiative at the learner; decks hold enough to draw. */
export function duel(units: readonly Json[], own: Fields, enemy: Fields = {}): Json {
  const decks = { army: ['Outrider', 'Outrider'], civic: ['Farmer', 'Farmer', 'Farmer'] };
  const seats = [
    { ...decks, ...own },
    { ...decks, ...enemy },
  ];
  return { initiative: 0, round: 3, units, seats };
}

/** A unit of a seat: in a frontier, or at home. */
export function unit(seat: number, card: string, at: number, occupies: boolean = false): Json {
  return { card, seat, at, occupies };
}

/** A seat's units in a frontier. */
export const unitsAt = ({ table }: Seen, seat: number, at: number): readonly UnitView[] =>
  table.units.filter((one) => one.seat === seat && one.at === at);
/** Whether the round of the start is over. */
export const fourth = ({ table }: Seen): boolean => table.round > 3;
