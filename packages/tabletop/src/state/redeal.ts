// The standard re-deal of a declared state: all that a seat cannot see of piles is mixed and dealt anew.

import type { Random, Seat } from '@bridgefront/kernel';
import { redeal } from '../piles/redeal.ts';
import type { Deck, Heap } from '../piles/redeal.ts';
import type { AnyField } from './field.ts';
import { fieldsOf } from './record.ts';
import type { Fields, Made, RecordOf } from './record.ts';
import type { Values } from './text.ts';

type Hidden = { readonly heaps: Heap<unknown>[]; readonly decks: Deck<unknown>[] };

// Things are numbers or words: their own order tells nothing of how they lay.
function byValue(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a) < String(b)
      ? -1
      : Number(a !== b);
}

function collect(fields: Fields, one: Values, owned: boolean, found: Map<AnyField, Hidden>): void {
  for (const [name, { pileOf, sight }] of Object.entries(fields)) {
    if (pileOf === undefined || sight === 'open' || (sight === 'owner' && owned)) continue;
    const hidden = found.get(pileOf) ?? { heaps: [], decks: [] };
    found.set(pileOf, hidden);
    const cards = one[name] as unknown[];
    if (sight === 'owner') hidden.heaps.push({ cards });
    else hidden.decks.push({ cards });
  }
}

// A hidden value that is in no pile could be anything: its game says what.
function checkHidden(fields: Fields, told: readonly string[]): void {
  for (const [name, { sight, shared, pileOf, perSeat, item }] of Object.entries(fields)) {
    if (told.includes(name)) continue;
    if (sight !== 'open' && shared !== true && pileOf === undefined)
      throw new Error(`Nothing says how "${name}", which is hidden, is dealt anew.`);
    if (perSeat === true) checkHidden(fieldsOf(item), told);
  }
}

/**
 * Re-deals, in place, what a seat (null: a spectator) cannot know: piles of one kind of things whose cards or order it does
 * not see are mixed with each other. `others` deal what is hidden otherwise, by its name; they come after the piles.
 */
export function redealOf<F extends Fields>(
  record: RecordOf<F>,
  others: { readonly [name: string]: (state: Made<F>, seat: Seat | null, random: Random) => void } = {},
): (state: Made<F>, seat: Seat | null, random: Random) => void {
  const { fields } = record;
  checkHidden(fields, Object.keys(others));
  const perSeat = Object.entries(fields).flatMap(([name, { perSeat: owned, item }]) =>
    owned === true ? [{ name, fields: fieldsOf(item) }] : [],
  );
  return (state, seat, random) => {
    const found = new Map<AnyField, Hidden>();
    const values = state as Values;
    for (const { name, fields: own } of perSeat)
      (values[name] as Values[]).forEach((one, owner) => collect(own, one, owner === seat, found));
    collect(fields, values, false, found);
    for (const hidden of found.values()) redeal(hidden, random, byValue);
    for (const deal of Object.values(others)) deal(state, seat, random);
  };
}
