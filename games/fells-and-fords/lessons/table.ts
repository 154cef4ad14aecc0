// What positions of lessons have in common, and how their goals look at the table.

import type { Json, SeatView } from '@bridgefront/kernel';
import type { TableView, UnitView } from '../rules/view.ts';

/** What a lesson's learner sees. */
export type Seen = SeatView<TableView>;
type Fields = { readonly [name: string]: Json };

/** A board with nothing on it but what is named. The learner is the Ford League, in the south. */
export function field(units: readonly Json[], own: Fields, more: Fields, enemy: Fields = {}): Json {
  return { active: 0, terrain: {}, ...more, units, seats: [own, enemy] };
}

/** A unit of a seat. */
export function unit(seat: number, name: string, at: string, more: Fields = {}): Json {
  return { unit: name, seat, at, ...more };
}

/** What a unit is that may move and attack. */
export const ordered = { ordered: true };
/** Somebody of the enemy who is far from everything. */
export const far = unit(1, 'scree-howlers', '8,0');

/** Who stands there. */
export const unitOn = ({ table }: Seen, at: string): UnitView | undefined =>
  table.units.find((one) => one.at === at);
/** Whether a unit of this name stands there. */
export const isOn = (seen: Seen, name: string, at: string): boolean => unitOn(seen, at)?.unit === name;
/** Whether the learner's attacks are over. */
export const upkeep = ({ table }: Seen): boolean => table.active !== 0 || table.step === 'upkeep';
