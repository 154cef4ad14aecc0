// What refusals of choices have in common: the one condition that fails, with its rule.

import type { Choice, Decision, Seat } from '@bridgefront/kernel';
import { typeOf, unitOn } from '../field.ts';
import { hexIn } from '../notation.ts';
import type { State, Unit } from '../types.ts';

/** Why something is refused. */
export interface Reason {
  readonly rule: string;
  readonly message: string;
}

/** Why a choice of one question is refused; null where the list of what is possible says it. */
export type WhyNot = (
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  choice: Choice,
  decision: Decision,
) => Reason | null;

export function because(rule: string, message: string): Reason {
  return { rule, message };
}

/** There is no such hex (FF-3). */
export const noHex: Reason = because('FF-3', 'There is no such hex on the board.');

/** A unit by its kind: `Toll Wardens`, `Storm Heron`. */
export function nameOf(state: State, unit: Unit): string {
  return typeOf(state, unit).name;
}

/** What a unit does: "the Storm Heron has", where a unit of several figures "have". */
export function does(state: State, unit: Unit, many: string, one: string): string {
  const { name, kind } = typeOf(state, unit);
  return `The ${name} ${kind === 'legend' ? one : many}`;
}

/** The seat's own unit on the hex that a choice names, or why there is none to name. */
export function ownUnit(state: State, seat: Seat, choice: Choice, rule: string): Unit | Reason {
  const hex = hexIn(choice);
  if (hex < 0) return noHex;
  const unit = state.units[unitOn(state, hex)];
  if (unit === undefined) return because(rule, 'No unit stands there.');
  if (unit.seat === seat) return unit;
  return because(rule, `${does(state, unit, 'are', 'is')} your opponent’s.`);
}

/** Whether it is a reason, where a unit was looked for. */
export function isReason(found: Unit | Reason): found is Reason {
  return 'message' in found;
}
