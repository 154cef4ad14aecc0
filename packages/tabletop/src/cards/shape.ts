// Shapes of plain data: what a card of a closed vocabulary may hold, for whoever checks it, draws forms for it or makes one by lot.

/** A value inside a card. */
export type Shape =
  | NumberShape
  | WordShape
  | PickShape
  | FlagShape
  | TextShape
  | ListShape
  | RowShape
  | KindsShape;

interface Base {
  /** It may be left out; forms begin without it. */
  readonly optional?: true;
  /** It may be null. */
  readonly orNull?: true;
}

interface NumberShape extends Base {
  readonly is: 'number';
  readonly min: number;
  readonly max: number;
  /** What forms begin with; `min` if left out. */
  readonly start?: number;
}

/** One of several words. */
interface WordShape extends Base {
  readonly is: 'word';
  readonly words: readonly string[];
}

/** One of several values, each with what people call it: seats, places of a board. */
interface PickShape extends Base {
  readonly is: 'pick';
  readonly of: readonly Pick[];
}

/** A value and its name. */
export interface Pick {
  readonly value: unknown;
  readonly name: string;
  /** Where on the board it is, as the table marks it: `hex:2,-1`. An edge is at both of its hexes too. */
  readonly places?: readonly string[];
}

/** True or, where it is not optional, false. */
interface FlagShape extends Base {
  readonly is: 'flag';
}

/** A few words of people: letters, digits, spaces and marks. */
interface TextShape extends Base {
  readonly is: 'text';
  readonly most: number;
  /** Small letters, digits and hyphens only. */
  readonly short?: true;
  readonly start: string;
}

interface ListShape extends Base {
  readonly is: 'list';
  /** Asked when it is needed, because effects hold effects. */
  readonly of: () => Shape;
  readonly least: number;
  readonly most: number;
  /** A field whose value no two of them share; `''`: they are words or picks, of which none stands twice. */
  readonly distinct?: string;
  /** The place of the board where all of them lie, as the table marks it, such as `lane:0`. */
  readonly place?: string;
}

/** Named fields. */
interface RowShape extends Base {
  readonly is: 'row';
  readonly fields: Fields;
}

/** One of several kinds of rows, told apart by the field `by`. */
interface KindsShape extends Base {
  readonly is: 'kinds';
  readonly by: string;
  readonly kinds: { readonly [kind: string]: Fields };
}

/** The fields of a row, in the order of forms. */
export type Fields = { readonly [field: string]: Shape };

/** The fields of a type but the one that names its kind: a forgotten field does not compile. */
export type FieldsOf<T, By extends string = never> = {
  readonly [K in Exclude<keyof T, By>]-?: Shape;
};

/** A number from `min` to `max`. */
export function number(min: number, max: number, start?: number): NumberShape {
  return start === undefined ? { is: 'number', min, max } : { is: 'number', min, max, start };
}

export function word(...words: readonly string[]): WordShape {
  return { is: 'word', words };
}

export function pick(of: readonly Pick[]): PickShape {
  return { is: 'pick', of };
}

/** Whether two values of plain data are the same. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export const flag: FlagShape = { is: 'flag' };

export function list(
  of: () => Shape,
  least: number,
  most: number,
  distinct?: string,
  place?: string,
): ListShape {
  return {
    is: 'list',
    of,
    least,
    most,
    ...(distinct !== undefined && { distinct }),
    ...(place !== undefined && { place }),
  };
}

export function row(fields: Fields): RowShape {
  return { is: 'row', fields };
}

export function kinds(by: string, known: KindsShape['kinds']): KindsShape {
  return { is: 'kinds', by, kinds: known };
}

/** The same, which may be left out. */
export function optional<S extends Shape>(shape: S): S & { readonly optional: true } {
  return { ...shape, optional: true };
}

/** The same, which may be null. */
export function orNull<S extends Shape>(shape: S): S & { readonly orNull: true } {
  return { ...shape, orNull: true };
}

/** Plain data with named fields. */
export type Plain = { readonly [field: string]: unknown };

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields that a row of this shape has: those of its kind, where there are several. */
export function fieldsOf(shape: RowShape | KindsShape, value: unknown): Fields {
  if (shape.is === 'row') return shape.fields;
  const kind = isPlain(value) ? value[shape.by] : undefined;
  return typeof kind === 'string' && Object.hasOwn(shape.kinds, kind) ? shape.kinds[kind] : {};
}

/** What a form begins with: the least that the shape allows. */
export function blank(shape: Shape): unknown {
  switch (shape.is) {
    case 'number':
      return shape.start ?? shape.min;
    case 'word':
      return shape.words[0];
    case 'pick':
      return shape.of[0]?.value;
    case 'flag':
      return shape.optional === true;
    case 'text':
      return shape.start;
    case 'list':
      return Array.from({ length: shape.least }, (_, at) => numbered(blank(shape.of()), shape.distinct, at));
    case 'row':
      return blankFields(shape.fields);
    case 'kinds':
      return blankOf(shape, Object.keys(shape.kinds)[0]);
  }
}

// The second of a list in which no two share a name has another one.
function numbered(value: unknown, distinct: string | undefined, at: number): unknown {
  if (distinct === undefined || at === 0 || !isPlain(value)) return value;
  return { ...value, [distinct]: `${String(value[distinct])}-${at + 1}` };
}

function blankFields(fields: Fields): Plain {
  const needed = Object.entries(fields).filter(([, { optional: may }]) => may !== true);
  return Object.fromEntries(needed.map(([name, shape]) => [name, shape.orNull ? null : blank(shape)]));
}

/** A row of one kind as a form begins with it. */
export function blankOf({ by, kinds: known }: KindsShape, kind: string): Plain {
  return { [by]: kind, ...blankFields(known[kind] ?? {}) };
}
