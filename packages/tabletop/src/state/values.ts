// Single values of a declared state: numbers, flags, words, and entries of a game's tables.

import { slug } from '@bridgefront/kernel';
import type { Json, PositionPart } from '@bridgefront/kernel';
import { inWords, kindOf } from './field.ts';
import type { AnyField, Field } from './field.ts';

type Said<T> = { readonly write?: (value: T) => Json; readonly read: (part: PositionPart) => T };

function value<T, V>(standard: T | undefined, blank: T, show: (value: T) => V, said: Said<T>): Field<T, V> {
  const write = said.write ?? ((one: T) => show(one) as Json);
  const field: Field<T, V> = { sight: 'open', blank, show, write, read: said.read };
  return standard === undefined ? field : { ...field, standard: () => standard };
}

const itself = <T>(one: T): T => one;

/** A whole number in a range. It begins with 0 where that is in the range, unless something else is said. */
export function int(
  min: number,
  max: number,
  standard: number | undefined = min <= 0 && max >= 0 ? 0 : undefined,
): Field<number, number> {
  return value(standard, min, itself, { read: (part) => part.int(min, max) });
}

/** The number of a seat. */
export function seat(seats: number): Field<number, number> {
  return int(0, seats - 1);
}

/** True or false; false to begin with. */
export function flag(): Field<boolean, boolean> {
  return value(false, false, itself, { read: (part) => part.flag() });
}

/** One of these words. `what` they are: `phase`. */
export function word<const W extends string>(words: readonly W[], what: string, standard?: W): Field<W, W> {
  return value<W, W>(standard, words[0], itself, { read: (part) => part.word(words, what) });
}

/** The place of a word in a list. */
export function numbered<const W extends string>(words: readonly W[], what: string): Field<number, W> {
  return value(undefined, 0, (at: number): W => words[at], {
    read: (part) => words.indexOf(part.word(words, what)),
  });
}

/** The number of an entry of a table: in views by its slug, in positions by its name. `what` it is: `card`. */
export function entry(
  what: string,
  table: readonly { readonly slug: string; readonly name: string }[],
): Field<number, string> {
  const names = table.map(({ name }) => name);
  const bySlug = new Map(table.map((one, at) => [one.slug, at]));
  return value<number, string>(undefined, 0, (at) => table[at].slug, {
    write: (at) => table[at].name,
    read: (part) => part.named(what, names, (name) => bySlug.get(slug(name))),
  });
}

/** Those values only that pass a test; of others a position is told that they are wrong: `is no creature`. */
export function only<T, V>(field: Field<T, V>, test: (value: T) => boolean, wrong: string): Field<T, V> {
  return {
    ...field,
    kind: kindOf(field as AnyField),
    read(part) {
      const one = field.read(part);
      return test(one) ? one : part.refuse(`${inWords(field, one)} ${wrong}.`);
    },
  };
}

/** A value or -1, which is null in views and nothing in positions. */
export function orNone<V>(field: Field<number, V>): Field<number, V | null> {
  return {
    ...field,
    standard: () => -1,
    show: (one, owned) => (one < 0 ? null : field.show(one, owned)),
    write: (one) => (one < 0 ? null : field.write(one)),
    read: (part) => (part.given ? field.read(part) : -1),
    ...(field.count && { count: (one, count) => void (one >= 0 && field.count?.(one, count)) }),
  };
}

/** A value or null. */
export function maybe<T, V>(field: Field<T, V>): Field<T | null, V | null> {
  const { copy, facts, count } = field;
  return {
    ...field,
    standard: () => null,
    show: (one, owned) => (one === null ? null : field.show(one, owned)),
    write: (one) => (one === null ? null : field.write(one)),
    read: (part) => (part.given ? field.read(part) : null),
    ...(copy && { copy: (one) => (one === null ? null : copy(one)) }),
    ...(facts && { facts: (said, one) => (one === null ? said.value(null) : facts(said, one)) }),
    ...(count && { count: (one, each) => void (one !== null && count(one, each)) }),
  } as Field<T | null, V | null>;
}

/** A single thing that must be neither lost nor doubled, if it is one of those that are: a card that is not in a pile. */
export function counted<T, V>(field: Field<T, V>, which: (value: T) => boolean = () => true): Field<T, V> {
  return { ...field, count: (one, count) => void (which(one) && count(kindOf(field as AnyField), one)) };
}

/** One of some values that never change, by their names. `what` they are: `Trap order`. */
export function oneOf<T>(
  values: readonly T[],
  nameOf: (value: T) => string,
  what: string,
  standard: T,
): Field<T, string> {
  const names = values.map(nameOf);
  return value(standard, standard, nameOf, { read: (part) => values[names.indexOf(part.word(names, what))] });
}
