// Variants by lot: changed, new and removed cards within what a game's forms offer.

import { pickOne, randomInt } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { byLot } from './by-lot.ts';
import { slugOfNew } from './accepted.ts';
import { bare, freshIn, readCards, writeEdits } from './card-book.ts';
import type { CardBook, CardEdits } from './card-book.ts';
import type { NamedCard } from './accepted.ts';
import { edited } from './edits.ts';
import type { Step } from './edits.ts';
import { fieldsOf, isPlain } from './shape.ts';
import type { Plain, Shape } from './shape.ts';

// One field of a printed card drawn anew, as a designer turns one number.
function oneField(shape: Shape, card: Plain, random: Random): Plain {
  if (shape.is !== 'row' && shape.is !== 'kinds') return card;
  const fields = Object.keys(fieldsOf(shape, card));
  if (fields.length === 0) return card;
  const name = pickOne(random, fields);
  const inner = fieldsOf(shape, card)[name];
  const value = card[name];
  if (Array.isArray(value) && value.length > 0 && inner.is === 'list' && randomInt(random, 3) > 0) {
    const at = randomInt(random, value.length);
    const steps: readonly Step[] = [
      { step: 'remove', at: [name, at] },
      { step: 'shift', at: [name, at], by: 1 },
    ];
    const item: unknown = value[at];
    if (!isPlain(item) || randomInt(random, 2) === 0) return edited(shape, card, pickOne(random, steps));
    return { ...card, [name]: value.with(at, oneField(inner.of(), item, random)) };
  }
  if (isPlain(value) && randomInt(random, 2) === 0)
    return { ...card, [name]: oneField(inner, value, random) };
  return { ...card, [name]: byLot(inner, random) };
}

const names = ['Field Rations', 'Night Watch', 'Long Road', 'Old Friend', 'Last Word'];

/** Up to four edits by lot, each of which the game takes alone; those that it refuses are told to `refused`. */
export function editsByLot<C extends NamedCard>(
  book: CardBook<C>,
  random: Random,
  refused: (problem: string) => void,
): string {
  let edits: CardEdits = {};
  let fresh = 0;
  const wanted = 1 + randomInt(random, 4);
  for (let tries = 0; tries < 60 && Object.keys(edits).length < wanted; tries++) {
    const kind = randomInt(random, 5);
    const printed = pickOne(random, book.printed);
    const isNew = kind >= 3;
    const shape = book.shape(isNew ? null : printed, freshIn(edits));
    const slug = isNew ? slugOfNew(fresh + 1, pickOne(random, names)) : printed.slug;
    const card =
      kind === 0
        ? null
        : kind === 4
          ? (byLot(shape, random) as Plain)
          : oneField(shape, bare(printed), random);
    const next: CardEdits = { ...edits, [slug]: card };
    const read = readCards(book, JSON.stringify(next));
    if (typeof read === 'string') {
      refused(read);
      continue;
    }
    edits = next;
    if (isNew) fresh++;
  }
  return writeEdits(book, edits);
}
