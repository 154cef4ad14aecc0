// Views of a table on which nothing has happened yet, for tests that are about a few of their fields.

import type { PublicSeat, TableView } from '../rules/table.ts';

/** A seat that has nothing yet, not even a Capital. */
export const plainSeat: PublicSeat = {
  faction: 'veil',
  capital: null,
  gold: 0,
  mana: 0,
  done: false,
  hand: 0,
  draw: 0,
  discard: 0,
  played: [],
  burned: [],
};

/** A bare board in the first round, with two seats. */
export const plainTable: TableView = {
  round: 1,
  age: 1,
  phase: 'action',
  lead: 0,
  radius: 4,
  mines: [],
  forges: [],
  bridges: [],
  units: [],
  seats: [plainSeat, plainSeat],
  market: [],
  power: [],
};
