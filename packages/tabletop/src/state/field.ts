// Fields of a declared state: what a value is, who sees it, and how it is copied, shown, written and read.

import type { Json, PositionPart } from '@bridgefront/kernel';
import type { Facts } from '../parts.ts';

/**
 * Who sees a field. `open`: everybody. `owner`: the seat that it belongs to; others see how many, or nothing of a single
 * value. `order`: everybody sees how many, nobody what or in which order. `nobody`: it is in no view.
 */
export type Sight = 'open' | 'owner' | 'order' | 'nobody';

/** Everybody sees it. */
export const open = 'open';
/** The owner alone sees it. */
export const known = { owner: 'owner' } as const;
/** Nobody sees it: its order (how many there are is open), or anything of it. */
export const hidden = { order: 'order', wholly: 'nobody' } as const;

/** Hears of each thing that must be neither lost nor doubled: of which kind, and which one. */
export type Count = (kind: AnyField, thing: unknown) => void;

/**
 * A field of a record, or an item of a list: `T` in the state, `V` in views (never: it is in none; with undefined: it may
 * be left out). What is left out here has its plain meaning: a value that never changes within.
 */
export interface Field<T, V = Json> {
  readonly sight: Sight;
  /** What it is called in views and positions, where that is not its name. */
  readonly name?: string;
  /** Set once, when its record is made. */
  readonly fixed?: boolean;
  /** Shared by all copies, and no part of views and positions. */
  readonly shared?: boolean;
  /** Of a narrower choice of things: what they are among all. */
  readonly kind?: AnyField;
  /** Of a list: what its items are. */
  readonly item?: AnyField;
  /** Of a list: there is one item for each seat, which owns it. */
  readonly perSeat?: boolean;
  /** Of a pile: what lies in it. */
  readonly pileOf?: AnyField;
  /** The value to begin with, and of a position that says nothing. Without one it must be said. */
  readonly standard?: (() => T) | undefined;
  /** Of a value without one: any that it may have. */
  readonly blank?: T;
  copy?(this: void, value: T): T;
  /** Says what the value is made of, so that it can be told whether it has changed. */
  facts?(this: void, facts: Facts, value: T): void;
  count?(this: void, value: T, count: Count): void;
  /** `owned`: for its owner. */
  show(this: void, value: T, owned: boolean): V;
  write(this: void, value: T): Json;
  read(this: void, part: PositionPart): T;
}

/** A field whose types do not matter. */
export type AnyField = Field<unknown, unknown>;

/** What a field holds. */
export type ValueOf<F> = F extends Field<infer T, infer _V> ? T : never;
/** What is seen of a field. */
export type ShownOf<F> = F extends Field<infer _T, infer V> ? V : never;

/** A pile as its owner and others see it. */
export type PileView<V> = { readonly count: number; readonly cards?: readonly V[] };

/** What is seen of one value, and of a list of values. */
export type OneSeen<V, S extends Sight> = S extends 'open' ? V : S extends 'owner' ? V | undefined : never;
export type ListSeen<V, S extends Sight> = S extends 'open'
  ? readonly V[]
  : S extends 'owner'
    ? PileView<V>
    : S extends 'order'
      ? number
      : never;

/** What things these are. */
export function kindOf(field: AnyField): AnyField {
  return field.kind ?? field;
}

/** A value in words, as positions have it. */
export function inWords<T>(field: Field<T, unknown>, value: T): string {
  const said = field.write(value);
  return typeof said === 'string' ? said : JSON.stringify(said);
}

/** Whether the viewer sees what is in it. */
export function sees(sight: Sight, owned: boolean): boolean {
  return sight === 'open' || (sight === 'owner' && owned);
}

/** A field with another sight. */
export function seen<T, V, S extends Sight>(field: Field<T, V>, sight: S): Field<T, OneSeen<V, S>> {
  const show = (value: T, owned: boolean): V | undefined =>
    sees(sight, owned) ? field.show(value, owned) : undefined;
  return { ...field, sight, show } as Field<T, OneSeen<V, S>>;
}

/** A field that is set once, when its record is made. */
export function fixed<F extends AnyField>(field: F): F & { readonly fixed: true } {
  return { ...field, fixed: true };
}

/** A field under another name in views and positions. */
export function as<const N extends string, F extends AnyField>(name: N, field: F): F & { readonly name: N } {
  return { ...field, name };
}

/** What a match has besides its state and never changes, such as its options. */
export function shared<T>(): Field<T, never> & { readonly fixed: true } {
  const nowhere = (): never => {
    throw new Error('What is shared stands in no view and no position.');
  };
  return { sight: 'nobody', fixed: true, shared: true, show: nowhere, write: nowhere, read: nowhere };
}
