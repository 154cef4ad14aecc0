// What a game says of its positions, for whoever lays one by hand: what may be put where, and what that is called.

import type { Json, Options } from '@bridgefront/kernel';
import { isPlain, optional, pick, row } from '@bridgefront/tabletop/cards';
import type { Fields, Pick, Plain, Shape } from '@bridgefront/tabletop/cards';
import { directionOf, wayTo } from '@bridgefront/tabletop/compass';
import { capitalised } from '@bridgefront/tabletop/words';
import type { Changes, SomeChanges } from './set-up.ts';

/** A table to begin with. */
export interface LaidTable {
  readonly name: string;
  readonly position: Json;
  /** What it is played under. */
  readonly options?: Changes;
}

/** Options of a match with a name, kept in this browser. */
export interface KeptOptions {
  readonly name: string;
  readonly options: Changes;
}

/** Where a match can begin at a position, which is an option of it: at any table, by a link, kept in this browser. */
export interface PositionOptions {
  /** The options of a match that begins there; those that do not go with it back to the standard. */
  write(this: void, position: Plain): SomeChanges;
  /** The position in such options; null: they hold none. */
  read(this: void, options: Options): Json | null;
  kept(this: void): readonly KeptOptions[];
  /** Keeps it for the form of a new table; false: this browser keeps nothing. */
  keep(this: void, name: string, options: Changes): boolean;
  forget(this: void, name: string): void;
}

/** The positions of a game as a form. What the form does not name stays as it is. */
export interface PositionForm {
  /** What may be put where, at a table of so many seats. */
  shape(this: void, seats: number, options: Options): Shape;
  /** A field or a word of the form, in words. */
  label(this: void, word: string): string;
  /** Tables to begin with, the first one as empty as can be. */
  readonly tables: readonly LaidTable[];
  /** A position as the form has it, where that is not how it is written. */
  open?(this: void, position: Plain): Plain;
  /** And back. */
  close?(this: void, form: Plain): Plain;
  /** The same without what tells how it came about: play begins anew in it. */
  afresh(this: void, position: Plain): Plain;
  /** The same without the order of its piles: what lies nowhere else is shuffled into them. */
  shuffled(this: void, position: Plain): Plain;
  /** Whether dice are rolled, so that those to come may be said. */
  readonly dice: boolean;
  /** What else is worth knowing of it, in a sentence or two. */
  told?(this: void, position: Plain, options: Options): string;
  readonly asOptions?: PositionOptions;
  /** Lists whose things may lie on both halves of the board alike, and the mark of the place opposite to one. */
  readonly mirrored?: { readonly lists: readonly string[]; opposite(this: void, mark: string): string };
}

/** A record without these fields. */
export function without(record: Plain, ...names: readonly string[]): Plain {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** A record with each of a list of records in it changed. */
export function withEach(record: Plain, name: string, change: (one: Plain) => Plain): Plain {
  const items = record[name];
  if (!Array.isArray(items)) return record;
  return { ...record, [name]: items.map((one: unknown) => (isPlain(one) ? change(one) : one)) };
}

/** The seats of a table to pick from, as people count them. */
export function seatPick(seats: number) {
  return pick(Array.from({ length: seats }, (_, seat) => ({ value: seat, name: `Seat ${seat + 1}` })));
}

/** A hex by its way from the middle: `north`, `two west and one north-west`. */
function hexWords(middle: string, hex: string): string {
  const way = wayTo(middle, hex);
  return way === '' ? 'the middle' : way;
}

/** The hexes of a board, each with the value that positions have for it; `mark`: what the table marks them by. */
export function hexPicks(
  names: readonly string[],
  middle: string,
  valueOf: (hex: string) => unknown,
  mark = 'hex',
): readonly Pick[] {
  return names.map((hex) => ({
    value: valueOf(hex),
    name: capitalised(hexWords(middle, hex)),
    places: [`${mark}:${hex}`],
  }));
}

/** The edges of a board, named `q,r~q,r`, as ways from one hex to its neighbour. */
export function edgePicks(
  names: readonly string[],
  middle: string,
  valueOf: (one: string, other: string) => unknown,
): readonly Pick[] {
  return names.map((edge) => {
    const [one = '', other = ''] = edge.split('~');
    return {
      value: valueOf(one, other),
      name: `From ${hexWords(middle, one)} to the ${directionOf(one, other)}`,
      places: [`edge:${edge}`, `hex:${one}`, `hex:${other}`],
    };
  });
}

/** A row of fields that may all be left out, behind those that may not. */
export function rowOf(needed: Fields, more: { readonly [field: string]: Shape }) {
  const optionals = Object.entries(more).map(([name, shape]) => [name, optional(shape)] as const);
  return row({ ...needed, ...Object.fromEntries(optionals) });
}
