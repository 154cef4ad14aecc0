// Declared records as readable positions: what is as it begins is left out, what is unknown is refused with a hint.

import { PositionPart } from '@bridgefront/kernel';
import type { Json, PositionFields } from '@bridgefront/kernel';
import type { AnyField } from './field.ts';
import type { Made, Fields, RecordOf } from './record.ts';

/** A record whose fields do not matter. */
export type Values = { [name: string]: unknown };
/** The parts of a text by name. */
export type Parts = { readonly [name: string]: PositionPart };

/** A part of a position that is written in a way of its own. Null and an empty list say nothing. */
export interface Written<T> {
  write(one: T): Json;
  /** Sets what it tells of the record, also where nothing was said. Left out: who reads the record sets it. */
  read?(part: PositionPart, one: T): void;
}

/** How positions tell of a record where that is not as its fields are declared. */
export interface Wording<T> {
  /** What a field means that is left out, told from those declared before it: such fields are always written. */
  readonly standards?: { readonly [K in keyof T]?: (one: T, parts: Parts) => T[K] };
  /**
   * Under their names in positions: read after all fields, in this order. One in place of a field has the field's name;
   * false: the field is told by others.
   */
  readonly parts?: { readonly [name: string]: Written<T> | false };
  /** Names that are written first, in this order; the others follow as they are declared. */
  readonly order?: readonly string[];
  /** The field whose text stands for the record where nothing else is to be said. */
  readonly short?: keyof T & string;
}

type Standards = { readonly [name: string]: (one: Values, parts: Parts) => unknown };
type Named = { readonly name: string; readonly field: AnyField; readonly key: string };

function isStandard({ standard, write }: AnyField, said: Json): boolean {
  if (said === null) return true;
  return standard !== undefined && JSON.stringify(said) === JSON.stringify(write(standard()));
}

/** Writes and reads one kind of record. */
class RecordText {
  readonly #named: readonly Named[];
  /** All names that a text may have, as they are written. */
  readonly #order: readonly string[];
  readonly #standards: Standards;
  readonly #own: ReadonlyMap<string, Written<Values> | false>;
  readonly #short: Named | undefined;

  constructor(fields: Fields, { standards = {}, parts = {}, short, order = [] }: Wording<Values> = {}) {
    const said = Object.entries(fields).filter(([, { shared }]) => shared !== true);
    this.#named = said.map(([name, field]) => ({ name, field, key: field.name ?? name }));
    this.#own = new Map(Object.entries(parts));
    this.#standards = standards as Standards;
    this.#short = this.#named.find(({ name }) => name === short);
    const keys = new Set([...order, ...this.#named.map(({ key }) => key), ...this.#own.keys()]);
    this.#order = [...keys].filter((key) => this.#own.get(key) !== false);
  }

  write(one: Values): Json {
    const text: PositionFields = {};
    for (const key of this.#order) {
      const said = this.#said(key, one);
      if (said !== null && !(Array.isArray(said) && said.length === 0)) text[key] = said;
    }
    const short = this.#short?.key;
    return short !== undefined && short in text && Object.keys(text).length === 1 ? text[short] : text;
  }

  #said(key: string, one: Values): Json {
    const own = this.#own.get(key);
    if (own !== undefined) return own === false ? null : own.write(one);
    const named = this.#named.find((other) => other.key === key);
    if (named === undefined) return null;
    const said = named.field.write(one[named.name]);
    return named.name in this.#standards || !isStandard(named.field, said) ? said : null;
  }

  // A text in short says one field alone.
  #partsOf(part: PositionPart): Parts {
    if (this.#short === undefined || typeof part.value === 'object') return part.fields(...this.#order);
    const nothing = new PositionPart(undefined, part.path);
    const parts = Object.fromEntries(this.#order.map((key) => [key, nothing]));
    return { ...parts, [this.#short.key]: part };
  }

  /** Sets all fields; returns the parts of the text. */
  read(part: PositionPart, one: Values): Parts {
    const parts = this.#partsOf(part);
    for (const { name, field, key } of this.#named) {
      if (!this.#own.has(key)) one[name] = this.#valueOf(name, field, one, parts[key], parts);
      else if (!(name in one) && field.standard !== undefined) one[name] = field.standard();
    }
    for (const [key, own] of this.#own) if (own !== false) own.read?.(parts[key], one);
    return parts;
  }

  #valueOf(name: string, field: AnyField, one: Values, part: PositionPart, parts: Parts): unknown {
    if (part.given) return field.read(part);
    const standard = this.#standards[name];
    if (standard !== undefined) return standard(one, parts);
    return field.standard === undefined ? field.read(part) : field.standard();
  }
}

/** A record that positions tell of in another way than its fields are declared. */
export function worded<F extends Fields>(record: RecordOf<F>, wording: Wording<Made<F>>): RecordOf<F> {
  const finish = record.make as unknown as (one: Values) => Values;
  return {
    ...record,
    ...textOf(record.fields, wording as Wording<Values>, finish),
  } as unknown as RecordOf<F>;
}

/** Writing and reading of a record. */
export function textOf(fields: Fields, wording: Wording<Values>, finish: (one: Values) => Values) {
  const text = new RecordText(fields, wording);
  return {
    write: (one: Values): Json => text.write(one),
    read(part: PositionPart): Values {
      const one: Values = {};
      text.read(part, one);
      return finish(one);
    },
    readInto: (part: PositionPart, one: Values): Parts => text.read(part, one),
  };
}
