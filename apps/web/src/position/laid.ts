// A position that somebody lays: what of a match or an empty table it began from, what was changed, and its files.

import type { Json, Position, Start } from '@bridgefront/kernel';
import type { PositionForm } from '@bridgefront/page/position-form.ts';
import { blank, edited, fieldsOf, isPlain, same, valueAt } from '@bridgefront/tabletop/cards';
import type { Pick, Plain, Shape, Step, Way } from '@bridgefront/tabletop/cards';
import type { Changes } from '@bridgefront/page/set-up.ts';

/** A position on its way. */
export interface Laid {
  readonly options: Changes;
  /** As the form has it. */
  readonly form: Plain;
  /** The moment of a match that it is, as long as nothing was changed: play goes on exactly there. */
  readonly moment: { readonly position: Json; readonly continuation: Json } | null;
  /** Dice that come first. */
  readonly dice: readonly number[];
  /** Says what is drawn and rolled otherwise. */
  readonly seed: string;
}

/** A position as it was written, opened in the form. */
export function opened(
  form: PositionForm,
  { options = {}, position, continuation }: Partial<Position> & { readonly position: Json },
  seed: string,
): Laid {
  const written = (isPlain(position) ? position : {}) as Plain;
  return {
    options: options as Changes,
    form: form.open?.(written) ?? written,
    moment: continuation === undefined ? null : { position, continuation: continuation as unknown as Json },
    dice: [],
    seed,
  };
}

/** How many sit at the table. */
export function seatsOf({ form }: Laid): number {
  return Array.isArray(form['seats']) ? form['seats'].length : 2;
}

/** After one step of the form: a moment that is changed begins anew. */
export function stepped(form: PositionForm, laid: Laid, shape: Shape, step: Step): Laid {
  const before = laid.moment === null ? laid.form : form.afresh(laid.form);
  return { ...laid, moment: null, form: edited(shape, before, step) };
}

/** The position as it is written. */
export function writtenAs(form: PositionForm, { form: now, moment }: Laid): Plain {
  return moment !== null && isPlain(moment.position) ? moment.position : (form.close?.(now) ?? now);
}

/** Where a match starts that is played from it. */
export function startOf(form: PositionForm, laid: Laid): Start {
  const { moment, dice, seed } = laid;
  const rolled = dice.length === 0 ? {} : { dice };
  if (moment !== null) return { ...moment, seed, ...rolled };
  return { position: writtenAs(form, laid) as unknown as Json, seed, ...rolled };
}

// Whether it is one of the values at a place.
function isAt(shape: Shape, value: unknown, place: string): boolean {
  return (
    shape.is === 'pick' &&
    shape.of.some((one) => one.places?.includes(place) === true && same(one.value, value))
  );
}

// The field of a row that says where it is.
function spotOf(shape: Shape): string | null {
  if (shape.is !== 'row') return null;
  const found = Object.entries(shape.fields).find(
    ([, inner]) => inner.is === 'pick' && inner.optional !== true && inner.of.some(({ places }) => places),
  );
  return found?.[0] ?? null;
}

/** Something that lies at a place of the board, or may be put there. */
export interface AtPlace {
  readonly at: Way;
  readonly shape: Shape;
  /** The field or word that names it. */
  readonly name: string;
}

function* listsIn(
  shape: Shape,
  value: unknown,
  at: Way,
): Generator<AtPlace & { readonly shape: Shape & { is: 'list' } }> {
  if (shape.is === 'list')
    yield { at, shape, name: String(at.findLast((key) => typeof key === 'string') ?? '') };
  if (shape.is === 'list' && Array.isArray(value))
    for (const [place, one] of value.entries()) yield* listsIn(shape.of(), one, [...at, place]);
  if (shape.is === 'row' || shape.is === 'kinds')
    for (const [name, inner] of Object.entries(fieldsOf(shape, value)))
      yield* listsIn(inner, valueAt(value, [name]), [...at, name]);
}

/** What lies there: single things, and whole lists of what lies in one row. */
export function lyingAt(shape: Shape, form: Plain, place: string): readonly AtPlace[] {
  return [...listsIn(shape, form, [])].flatMap((list): readonly AtPlace[] => {
    if (list.shape.place === place) return [list];
    const of = list.shape.of();
    const spot = spotOf(of);
    const items = valueAt(form, list.at);
    return (Array.isArray(items) ? (items as readonly unknown[]) : []).flatMap((item, number) => {
      const [inner, value] = spot === null ? [of, item] : [fieldsIn(of)[spot], valueAt(item, [spot])];
      if (inner === undefined || !isAt(inner, value, place)) return [];
      return [{ at: [...list.at, number], shape: of, name: list.name }];
    });
  });
}

function fieldsIn(shape: Shape): { readonly [field: string]: Shape } {
  return shape.is === 'row' ? shape.fields : {};
}

/** The step that puts one more of a list there: like the last one of it, else as forms begin. Null: there is no room. */
function putting(
  list: AtPlace & { readonly shape: Shape & { is: 'list' } },
  form: Plain,
  place: string,
): Step | null {
  const of = list.shape.of();
  const spot = spotOf(of);
  const where = spot === null ? of : fieldsIn(of)[spot];
  if (where?.is !== 'pick') return null;
  const items = (valueAt(form, list.at) ?? []) as readonly unknown[];
  if (items.length >= list.shape.most || list.shape.least === list.shape.most) return null;
  const free = where.of.find(
    ({ value, places }) =>
      places?.includes(place) === true && (spot !== null || !items.some((one) => same(one, value))),
  );
  if (free === undefined) return null;
  const last = items.at(-1) ?? blank(of);
  const value = spot === null ? free.value : { ...(last as Plain), [spot]: free.value };
  return { step: 'add', at: list.at, value };
}

/** What may be put there, each with the step that does it. */
export function puttable(
  shape: Shape,
  form: Plain,
  place: string,
): readonly { readonly name: string; readonly step: Step }[] {
  return [...listsIn(shape, form, [])].flatMap((list) => {
    const step = putting(list, form, place);
    return step === null ? [] : [{ name: list.name, step }];
  });
}

function* picksIn(shape: Shape, name: string): Generator<Pick> {
  if (shape.is === 'pick') yield* shape.of;
  if (shape.is === 'list' && shape.place !== undefined) yield { value: null, name, places: [shape.place] };
  if (shape.is === 'list') yield* picksIn(shape.of(), name);
  if (shape.is === 'row')
    for (const [field, inner] of Object.entries(shape.fields)) yield* picksIn(inner, field);
}

// The things of a list that lie at a place, by their numbers.
function numbersAt(shape: Shape, form: Plain, list: string, place: string): readonly number[] {
  return lyingAt(shape, form, place).flatMap(({ at: [of, number] }) =>
    of === list && typeof number === 'number' ? [number] : [],
  );
}

// The list of places, or of things that are at one, and how a value of it says where.
function placesOf(
  shape: Shape,
  list: string,
): { readonly spot: string | null; readonly of: readonly Pick[] } | null {
  const inner = fieldsIn(shape)[list];
  if (inner?.is !== 'list') return null;
  const one = inner.of();
  const spot = spotOf(one);
  const where = spot === null ? one : fieldsIn(one)[spot];
  return where?.is === 'pick' ? { spot, of: where.of } : null;
}

/**
 * The same step for what lies opposite, or is put there; null: it has no other half, or something else lies there.
 * `before`: the form before the step, `after`: behind it.
 */
export function mirroredStep(
  { lists, opposite }: NonNullable<PositionForm['mirrored']>,
  shape: Shape,
  [before, after]: readonly [Plain, Plain],
  step: Step,
): Step | null {
  const [list, number, ...way] = step.at;
  const places = typeof list === 'string' && lists.includes(list) ? placesOf(shape, list) : null;
  if (typeof list !== 'string' || places === null) return null;
  const { spot, of } = places;
  const adds = step.step === 'add' && step.at.length === 1;
  const item = adds ? step.value : valueAt(before, [list, Number(number)]);
  const at = spot === null ? item : valueAt(item, [spot]);
  const mark = of.find(({ value }) => same(value, at))?.places?.[0];
  const there =
    mark === undefined ? undefined : of.find(({ places: marks }) => marks?.[0] === opposite(mark));
  if (mark === undefined || there?.places === undefined || opposite(mark) === mark) return null;
  const [other] = numbersAt(shape, after, list, opposite(mark));
  if (adds) {
    if (other !== undefined) return null;
    return { ...step, value: spot === null ? there.value : { ...(item as Plain), [spot]: there.value } };
  }
  if (other === undefined || way[0] === spot) return null;
  return { ...step, at: [list, other, ...way] };
}

/** All places that the form knows by their marks, each with its name: of a row of the board the field that it is. */
export function placesIn(shape: Shape): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  // The first mark is its own, the others are what it lies at.
  for (const { name, places: [mark] = [] } of picksIn(shape, ''))
    if (mark !== undefined && !places.has(mark)) places.set(mark, name);
  return places;
}

/** A sentence of the reader of positions for people: seats from one on, and the way to a value in words. */
export function forPeople(sentence: string, label: (word: string) => string): string {
  const found = /^([\w.-]+(?:\[\d+\][\w.-]*)*|\w+(?:\.\w[\w-]*)+): (.+)$/.exec(sentence);
  const said = (found?.[2] ?? sentence).replaceAll(/\b([Ss]eat) (\d)\b/g, (_, word: string, seat: string) => {
    return `${word} ${Number(seat) + 1}`;
  });
  if (found === null) return said;
  const way = (found[1] ?? '').split(/[.[\]]+/).filter(Boolean);
  const words = way.map((key, n) => {
    if (/^\d+$/.test(key)) return `no. ${Number(key) + 1}`;
    return n === 0 ? label(key) : label(key).toLowerCase();
  });
  return `${words.join(', ')}: ${said}`;
}

/** The files of a position: to be played by a command, or to be made a lesson or a puzzle of. */
export const fileKinds = ['scenario', 'lesson', 'puzzle'] as const;
export type FileKind = (typeof fileKinds)[number];

/** A file of it. `seat`: who learns or solves. */
export function fileOf(kind: FileKind, game: string, start: Start, options: Changes, seat: number): string {
  const { position, continuation, seed, dice } = start;
  const drafts: { readonly [K in FileKind]: object } = {
    scenario: { game, seed, options, dice, position, continuation, script: [] },
    lesson: {
      game,
      slug: 'draft',
      title: '',
      lead: '',
      options,
      start,
      seat,
      steps: [],
      goal: { say: '' },
      hints: [],
      line: [],
      learned: '',
    },
    puzzle: { game, slug: 'draft', options, position, continuation: continuation ?? null, seed, dice, seat },
  };
  return `${JSON.stringify(drafts[kind], null, 2)}\n`;
}

/** What is in such a file, or why it holds no position of this game. */
export function readFile(
  game: string,
  text: string,
):
  | { readonly written: Position; readonly dice: readonly number[]; readonly seed: string }
  | 'none'
  | { readonly other: string } {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return 'none';
  }
  if (!isPlain(found)) return 'none';
  const start = isPlain(found['start']) ? found['start'] : found;
  const { position, continuation, dice, seed } = start;
  const { options = {} } = found;
  if (!isPlain(position) || !isPlain(options)) return 'none';
  if (typeof found['game'] === 'string' && found['game'] !== game) return { other: found['game'] };
  return {
    written: {
      game,
      options,
      position,
      ...(isPlain(continuation) && { continuation }),
    } as unknown as Position,
    dice: Array.isArray(dice) ? dice.map(Number).filter((die) => die >= 1 && die <= 6) : [],
    seed: typeof seed === 'string' ? seed : 'position',
  };
}
