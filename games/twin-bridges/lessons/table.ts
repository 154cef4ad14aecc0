// What positions of lessons have in common, and how their goals look at the table.

import type { Json, SeatView } from '@bridgefront/kernel';
import type { TableView, UnitView } from '../rules/view.ts';

/** What a lesson's learner sees. */
export type Seen = SeatView<TableView>;

interface Side {
  readonly row: readonly string[];
  readonly upper?: Json;
  readonly lower?: Json;
}

/** The learner's third turn of both together. `bastion` stands in the rows where the building does. */
export function duel(own: Side, enemy: Side): Json {
  return { first: 0, turn: 3, mana: own.row.length, seats: [own, enemy] as unknown as Json };
}

const lanes = (seen: Seen, seat: number): readonly UnitView[] => {
  const { upper, lower } = seen.table.seats[seat];
  return [...upper, ...lower];
};
/** Whether the learner's creature stands in a lane. */
export const plays = (seen: Seen, card: string): boolean => lanes(seen, 0).some((unit) => unit.card === card);
