// Lists of a declared state: values in a row, piles of things that are neither lost nor doubled, one record for each seat.

import { PositionPart } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import type { Facts } from '../parts.ts';
import { kindOf, sees } from './field.ts';
import type { AnyField, Field, ListSeen, Sight } from './field.ts';

// Most lists are empty most of the time, and a new literal is cheaper than a slice.
function copyFlat<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice();
}

function copierOf<T, V>({ copy }: Field<T, V>): (list: readonly T[]) => T[] {
  if (copy === undefined) return copyFlat;
  return (list) => {
    const copies: T[] = [];
    for (let i = 0; i < list.length; i++) copies.push(copy(list[i]));
    return copies;
  };
}

/** Says an item of a list. */
export function itemFacts<T>(item: Field<T, unknown>): (facts: Facts, value: T) => void {
  return item.facts ?? ((facts, value) => facts.value(value));
}

// Of what is hidden only the number of its items is ever seen.
function factsOf<T>(item: Field<T, unknown>, sight: Sight): (facts: Facts, list: readonly T[]) => void {
  if (sight === 'order' || sight === 'nobody') return (facts, list) => facts.value(list.length);
  const { facts: say } = item;
  if (say === undefined) return (facts, list) => facts.list(list);
  return (facts, list) => {
    facts.value(list.length);
    for (let i = 0; i < list.length; i++) say(facts, list[i]);
  };
}

/** A list; a position that says nothing of it means an empty one. */
export function list<T, V, S extends Sight = 'open'>(
  item: Field<T, V>,
  sight: S = 'open' as S,
): Field<T[], ListSeen<V, S>> {
  const { count } = item;
  const show = (values: T[], owned: boolean): unknown => {
    if (sight === 'order') return values.length;
    const shown = (): V[] => values.map((one) => item.show(one, owned));
    if (sight === 'open') return shown();
    return sees(sight, owned) ? { count: values.length, cards: shown() } : { count: values.length };
  };
  return {
    sight,
    item: item as AnyField,
    standard: () => [],
    copy: copierOf(item),
    facts: factsOf(item, sight),
    ...(count && { count: (values: T[], each) => values.forEach((one) => count(one, each)) }),
    show: show as Field<T[], ListSeen<V, S>>['show'],
    write: (values) => values.map((one) => item.write(one)),
    read: (part) => part.items().map((one) => item.read(one)),
  };
}

/**
 * A pile of things that are neither lost nor doubled, the last one on top. Where its order is hidden a position lists it
 * from the top. What a seat cannot see of piles is dealt anew for it.
 */
export function pile<T, V, S extends Sight = 'open'>(
  item: Field<T, V>,
  sight: S = 'open' as S,
): Field<T[], ListSeen<V, S>> {
  const plain = list(item, sight);
  const kind = kindOf(item as AnyField);
  const fromTop = sight === 'order' || sight === 'nobody';
  return {
    ...plain,
    pileOf: kind,
    count: (values, count) => values.forEach((one) => count(kind, one)),
    ...(fromTop && {
      write: (values: T[]): Json => plain.write(values.toReversed()),
      read: (part: PositionPart): T[] => plain.read(part).reverse(),
    }),
  };
}

// So many items as they begin; where those must be given, the list must be given too.
function begun<T>({ standard }: Field<T, unknown>, length: number): Partial<Field<T[], never>> {
  if (standard === undefined) return { blank: [], standard: undefined };
  return { standard: () => Array.from({ length }, standard) };
}

/** As many as that, always: two lanes, three decks. */
export function times<T, V>(many: number, item: Field<T, V>): Field<T[], readonly V[]> {
  return {
    ...list(item),
    ...begun(item, many),
    read(part) {
      const parts = part.items();
      if (parts.length > many) part.refuse(`there are ${many} of them, not ${parts.length}.`);
      return Array.from({ length: many }, (_, at) => readItem(item, parts[at], `${part.path}[${at}]`));
    },
  };
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** One for each seat, which owns what is in it. As many seats as that, or from `least` to `most`. */
export function seats<T, V>(
  item: Field<T, V>,
  least: number,
  most: number = least,
): Field<T[], readonly V[]> {
  return {
    ...list(item),
    perSeat: true,
    ...begun(item, least),
    read(part) {
      const parts = part.items();
      if (parts.length > most) part.refuse(`there are ${numberWords[most] ?? most} seats.`);
      const length = Math.max(least, parts.length);
      return Array.from({ length }, (_, at) => readItem(item, parts[at], `${part.path}[${at}]`));
    },
  };
}

/** A value to begin with, or where there is none any that it may have. */
export function blankOf<T>({ blank, standard }: Field<T, unknown>): T | null {
  return standard === undefined ? (blank ?? null) : standard();
}

function readItem<T>(item: Field<T, unknown>, part: PositionPart | undefined, path: string): T {
  const at = part ?? new PositionPart(undefined, path);
  return at.given || item.standard === undefined ? item.read(at) : item.standard();
}
