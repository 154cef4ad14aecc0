// Records of a declared state: its type, a new one, and a copy follow from the fields.

import type { PositionPart } from '@bridgefront/kernel';
import type { Facts } from '../parts.ts';
import type { AnyField, Count, Field, ShownOf, ValueOf } from './field.ts';
import { blankOf } from './lists.ts';
import { textOf } from './text.ts';
import type { Parts, Values } from './text.ts';

/** The fields of a record by name. */
export type Fields = { readonly [name: string]: AnyField };

type Flat<T> = { [K in keyof T]: T[K] };
type Fixed<F> = { [K in keyof F]: F[K] extends { readonly fixed: true } ? K : never }[keyof F];

/** A record in the state. */
export type Made<F extends Fields> = Flat<
  { readonly [K in Fixed<F>]: ValueOf<F[K]> } & { -readonly [K in Exclude<keyof F, Fixed<F>>]: ValueOf<F[K]> }
>;

type NameOf<F, K> = F extends { readonly name: infer N extends string } ? N : K;
type Sure<F extends Fields> = {
  readonly [
    K in keyof F as [ShownOf<F[K]>] extends [never]
      ? never
      : undefined extends ShownOf<F[K]>
        ? never
        : NameOf<F[K], K>
  ]: ShownOf<F[K]>;
};
type Unsure<F extends Fields> = {
  readonly [K in keyof F as undefined extends ShownOf<F[K]> ? NameOf<F[K], K> : never]?: Exclude<
    ShownOf<F[K]>,
    undefined
  >;
};

/** A record as its viewers see it. */
export type Seen<F extends Fields> = Flat<Sure<F> & Unsure<F>>;

/** A declared record; it is a field too, for lists and other records. */
export interface RecordOf<F extends Fields> extends Field<Made<F>, Seen<F>> {
  readonly fields: F;
  /** A new one: what is not given is as it begins. */
  make(this: void, given: Partial<Made<F>>): Made<F>;
  copy(this: void, one: Made<F>): Made<F>;
  facts(this: void, facts: Facts, one: Made<F>): void;
  count(this: void, one: Made<F>, count: Count): void;
  /** Sets the fields of a record as a position tells of it; what a match has besides stays. Returns the parts. */
  readInto(this: void, part: PositionPart, one: Made<F>): Parts;
}

/** What a record is in the state: `type Unit = StateOf<typeof unit>`. */
export type StateOf<R> = R extends RecordOf<infer F> ? Made<F> : never;

type Copy = (one: Values) => Values;

// Copies all fields at once, then those again that hold something that changes.
function copierOf(fields: Fields): Copy {
  const deep = Object.entries(fields).flatMap(([name, { copy }]) =>
    copy === undefined ? [] : [{ name, copy }],
  );
  return (one) => {
    const made = { ...one };
    for (let i = 0; i < deep.length; i++) {
      const { name, copy } = deep[i];
      made[name] = copy(one[name]);
    }
    return made;
  };
}

// All records of a kind are copies of one that was read as a whole: objects that grow name by name are slower ever after.
function makerOf(fields: Fields, first: Values, copy: Copy): (given: Values) => Values {
  const needed = Object.keys(fields).filter((name) => fields[name].standard === undefined);
  // Values that are objects are the very same.
  const values = Object.entries(fields).flatMap(([name, { copy: deep, standard }]) => {
    const one = deep === undefined ? standard?.() : undefined;
    return typeof one === 'object' && one !== null ? [[name, one]] : [];
  });
  const same = values.length === 0 ? null : (Object.fromEntries(values) as Values);
  return (given) => {
    for (const name of needed) if (!(name in given)) throw new Error(`A record is made without "${name}".`);
    return Object.assign(copy(first), same, given);
  };
}

// Plain values first, in one go: there are many of them at every look.
function sayerOf(fields: Fields): (facts: Facts, one: Values) => void {
  const said = Object.entries(fields).filter(([, { shared }]) => shared !== true);
  const plain = said.flatMap(([name, { facts }]) => (facts === undefined ? [name] : []));
  const others = said.flatMap(([name, { facts }]) => (facts === undefined ? [] : [{ name, say: facts }]));
  return (facts, one) => {
    facts.fields(one, plain);
    for (let i = 0; i < others.length; i++) others[i].say(facts, one[others[i].name]);
  };
}

/** The fields of what may be a record. */
export function fieldsOf(field: AnyField | undefined): Fields {
  return (field as RecordOf<Fields> | undefined)?.fields ?? {};
}

/** Whether a field is in anybody's view. */
export function isShown({ sight, shared }: AnyField): boolean {
  return sight !== 'nobody' && shared !== true;
}

function shower(fields: Fields): (one: Values, owned: boolean) => Values {
  const shown = Object.entries(fields).filter(([, field]) => isShown(field));
  return (one, owned) => {
    const view: Values = {};
    for (const [name, field] of shown) {
      const value = field.show(one[name], owned);
      if (value !== undefined) view[field.name ?? name] = value;
    }
    return view;
  };
}

// Read as a whole, so that its fields lie in it.
function firstOf(fields: Fields): Values {
  const blanks = Object.entries(fields).map(([name, field]) => [name, blankOf(field)]);
  return JSON.parse(JSON.stringify(Object.fromEntries(blanks))) as Values;
}

/**
 * Declares a record. `copy`: its own way of being copied, for what searches copy all the time: an object literal is compiled
 * for this record alone, `(one) => ({ ...one, hand: one.hand.slice() })`. The conformance kit finds what it forgets.
 */
export function record<F extends Fields>(fields: F, copy?: (one: Made<F>) => Made<F>): RecordOf<F> {
  const first = firstOf(fields);
  const own = (copy as Copy | undefined) ?? copierOf(fields);
  const make = makerOf(fields, first, own);
  const constant = Object.values(fields).every((field) => field.fixed === true);
  const begins = Object.values(fields).every(({ standard }) => standard !== undefined);
  const declared = {
    sight: 'open' as const,
    fields,
    blank: first,
    ...(begins && { standard: () => make({}) }),
    make,
    // What never changes is shared.
    ...(!constant && { copy: own }),
    facts: sayerOf(fields),
    count(one: Values, count: Count): void {
      for (const [name, field] of Object.entries(fields)) field.count?.(one[name], count);
    },
    show: shower(fields),
    ...textOf(fields, {}, make),
  };
  return declared as unknown as RecordOf<F>;
}
