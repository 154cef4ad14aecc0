// What is neither lost nor doubled: every thing that lies in a pile, or is counted on its own.

import { PositionError } from '@bridgefront/kernel';
import { takeCard } from '../piles/pile.ts';
import { inWords, kindOf } from './field.ts';
import type { AnyField, Field } from './field.ts';
import type { Fields, Made, RecordOf } from './record.ts';

/** All things of a kind in a record, wherever they lie. */
export function thingsIn<F extends Fields, T>(
  record: RecordOf<F>,
  one: Made<F>,
  kind: Field<T, unknown>,
): T[] {
  const found: T[] = [];
  record.count(one, (of, thing) => {
    if (of === kindOf(kind as AnyField)) found.push(thing as T);
  });
  return found;
}

/** A match's census: all its things by name, sorted. */
export function censusOf<F extends Fields>(record: RecordOf<F>): (state: Made<F>) => string {
  return (state) => {
    const found = new Map<AnyField, string[]>();
    record.count(state, (kind, thing) => {
      const things = found.get(kind) ?? [];
      found.set(kind, things);
      things.push(inWords(kind, thing));
    });
    return JSON.stringify([...found.values()].map((things) => things.sort().join(', ')).sort());
  };
}

/**
 * Those of all things of a kind that lie nowhere in the record, in their order.
 * @throws PositionError if more lie there than there are
 */
export function unplaced<F extends Fields, T>(
  record: RecordOf<F>,
  one: Made<F>,
  kind: Field<T, unknown>,
  all: readonly T[],
): T[] {
  const rest = all.slice();
  for (const thing of thingsIn(record, one, kind)) {
    if (takeCard(rest, thing)) continue;
    const copies = all.filter((other) => other === thing).length;
    const name = inWords(kind, thing);
    throw new PositionError(
      copies === 1 ? `${name} is in two places.` : `There are only ${copies} cards of ${name}.`,
    );
  }
  return rest;
}
