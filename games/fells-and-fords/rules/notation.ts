// The choices of Fells and Fords as interned texts, and how they are read back.

import { choiceValue, numberedChoices } from '@bridgefront/kernel';
import type { Choice } from '@bridgefront/kernel';
import { cardChoices, loreChoices } from './cards/in-force.ts';
import type { Under } from './cards/in-force.ts';
import { hexNames, hexOf } from './hexes.ts';
import type { HexId } from './hexes.ts';

const hexChoices = (prefix: string): readonly Choice[] => hexNames.map((name) => `${prefix}:${name}`);

/** `unit:q,r` by hex: the unit that stands there. */
export const unitChoices = hexChoices('unit');
/** `to:q,r` by hex: where a unit goes. */
export const toChoices = hexChoices('to');
/** `at:q,r` by hex: whom a unit attacks. */
export const atChoices = hexChoices('at');
/** `hex:q,r` by hex: where a ford is put. */
export const fordChoices = hexChoices('hex');
/** `cure:poison@q,r` and `cure:stun@q,r` by hex. */
export const cureChoices = {
  poison: hexChoices('cure').map((text) => text.replace(':', ':poison@')),
  stun: hexChoices('cure').map((text) => text.replace(':', ':stun@')),
};
/** `ignore:n`: retreats ignored by Immovable. */
export const ignoreChoices = numberedChoices('ignore', 6);
/** `die:n`, n from 1. */
export const dieChoices = numberedChoices('die', 40);

export const done: Choice = 'done';
export const pass: Choice = 'pass';
export const passTurn: Choice = 'pass:turn';
export const stay: Choice = 'stay';

const valueHex = new Map<Choice, HexId>();

/** The hex that a choice such as `to:4,4` or `cure:stun@4,4` names, or -1. */
export function hexIn(choice: Choice): HexId {
  let hex = valueHex.get(choice);
  if (hex === undefined) {
    const value = choiceValue(choice);
    hex = hexOf(value.slice(value.indexOf('@') + 1));
    if (hex >= 0) valueHex.set(choice, hex);
  }
  return hex;
}

/** The lore card that a `lore:` choice names, or -1. */
export function loreIn(match: Under, choice: Choice): number {
  return loreChoices(match).indexOf(choice);
}

/** The command card that a `card:` choice names, or -1. */
export function cardIn(match: Under, choice: Choice): number {
  return cardChoices(match).indexOf(choice);
}

/** The number behind the last colon: 2 of `use:frenzy:2`. */
export function numberIn(choice: Choice): number {
  return Number(choice.slice(choice.lastIndexOf(':') + 1));
}
