// Whole cards that a designer has changed, made or taken out: how they lie among the changes, and what is different, in words.

import {
  bare,
  isPlain,
  readCards,
  readEdits,
  readNewSlug,
  shapeAt,
  slugOfNew,
  valueAt,
  writeEdits,
} from '@bridgefront/tabletop/cards';
import { plural } from '@bridgefront/tabletop/words';
import type { CardEdits, NamedCard, Plain, Shape, Way } from '@bridgefront/tabletop/cards';
import type { CardForms, Changes } from '@bridgefront/page/set-up.ts';

/** The edits among the changes; none where they cannot be read. */
export function editsOf({ option }: CardForms, changes: Changes): CardEdits {
  const read = readEdits(String(changes[option] ?? ''));
  return typeof read === 'string' ? {} : read;
}

/** The changes with these edits in place of those they have. */
export function withEdits({ option, book }: CardForms, changes: Changes, edits: CardEdits): Changes {
  const { [option]: _, ...others } = changes;
  const text = writeEdits(book, edits);
  return text === '' ? others : { ...others, [option]: text };
}

/** Why these edits cannot be played, in one sentence; null if they can. */
export function problemOfEdits({ book }: CardForms, edits: CardEdits): string | null {
  const read = readCards(book, writeEdits(book, edits));
  return typeof read === 'string' ? read : null;
}

/** The cards under the changes; as printed where they cannot be read. */
export function cardsOf({ option, book }: CardForms, changes: Changes): readonly NamedCard[] {
  const read = readCards(book, String(changes[option] ?? ''));
  return typeof read === 'string' ? book.printed : read;
}

/** The edits with one more new card, made from this one's data. */
export function withNewCard(
  edits: CardEdits,
  name: string,
  card: Plain,
): { readonly edits: CardEdits; readonly slug: string } {
  const taken = Object.keys(edits).filter((slug) => readNewSlug(slug) !== null);
  const slug = slugOfNew(taken.length + 1, name);
  return { edits: { ...edits, [slug]: card }, slug };
}

/** What new cards are called from now on; null: that one is gone. */
type Renamed = ReadonlyMap<string, string | null>;

// Lists of cards name the new ones, too: each goes by its name of now, and with a card goes its line.
function following(value: unknown, names: Renamed): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) {
    const isGone = (one: unknown): boolean =>
      isPlain(one) ? Object.values(one).some(isGone) : typeof one === 'string' && names.get(one) === null;
    return value.filter((one) => !isGone(one)).map((one) => following(one, names));
  }
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, following(one, names)]));
}

function follow(edits: CardEdits, names: Renamed): CardEdits {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([name, card]) => {
      const now = names.get(name);
      return now === null ? [] : [[now ?? name, following(card, names) as Plain | null]];
    }),
  );
}

/** The edits without one of a card: a printed one is as printed again, a new one is gone and those behind it move up. */
export function withoutEdit(edits: CardEdits, slug: string): CardEdits {
  const gone = readNewSlug(slug);
  if (gone === null) return Object.fromEntries(Object.entries(edits).filter(([name]) => name !== slug));
  const behind = Object.keys(edits).flatMap((name): [string, string][] => {
    const found = readNewSlug(name);
    return found === null || found.place <= gone.place
      ? []
      : [[name, slugOfNew(found.place - 1, found.name)]];
  });
  return follow(edits, new Map<string, string | null>([[slug, null], ...behind]));
}

/** The same new card under another name. */
export function renamed(
  edits: CardEdits,
  slug: string,
  name: string,
): { readonly edits: CardEdits; readonly slug: string } {
  const found = readNewSlug(slug);
  if (found === null) return { edits, slug };
  const now = slugOfNew(found.place, name);
  return { edits: follow(edits, new Map([[slug, now]])), slug: now };
}

/** One value that two cards have apart. */
interface Difference {
  readonly at: Way;
  readonly before: unknown;
  readonly after: unknown;
}

function isLeaf(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Where two cards differ in single values; null where they are built otherwise. */
export function differences(before: unknown, after: unknown, at: Way = []): readonly Difference[] | null {
  if (isLeaf(before) && isLeaf(after)) return before === after ? [] : [{ at, before, after }];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return null;
    return joined(before.map((one, place) => differences(one, after[place], [...at, place])));
  }
  if (!isPlain(before) || !isPlain(after)) return null;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (
    fields.some((field) => ['do', 'trait', 'ability', 'if'].includes(field) && before[field] !== after[field])
  )
    return null;
  return joined(fields.map((field) => differences(before[field], after[field], [...at, field])));
}

function joined(found: readonly (readonly Difference[] | null)[]): readonly Difference[] | null {
  return found.some((one) => one === null) ? null : found.flatMap((one) => one ?? []);
}

/** What is told of one card: with what it was, and the edits without it. */
export interface ToldEdit {
  readonly key: string;
  readonly what: string;
  readonly value: string;
  /** Empty: there was nothing before. */
  readonly standard: string;
  readonly without: CardEdits;
}

const words = {
  fresh: (name: string) => `New card ${name}`,
  out: 'taken out',
  in: 'in the game',
  none: 'none',
};

function shown(value: unknown, label: (word: string) => string): string {
  if (value === undefined || value === null) return words.none;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? label(value).toLowerCase() : JSON.stringify(value);
}

// By what an item of a list is told from the others, where its shape says so; else by its place.
function itemWords(shape: Shape, card: unknown, at: Way, label: (word: string) => string): string {
  const list = shapeAt(shape, card, at.slice(0, -1));
  const name =
    list.is === 'list' && list.distinct !== undefined ? valueAt(card, [...at, list.distinct]) : null;
  return typeof name === 'string' ? label(name) : `no. ${Number(at.at(-1)) + 1}`;
}

function wayWords(shape: Shape, card: unknown, at: Way, label: (word: string) => string): string {
  return at
    .map((step, depth) =>
      typeof step === 'number'
        ? itemWords(shape, card, at.slice(0, depth + 1), label)
        : label(step).toLowerCase(),
    )
    .join(', ');
}

// A new card in words: how often it is there and where, which its text does not say, and the text without its name.
function freshWords(text: string, card: NamedCard, label: (word: string) => string): string {
  const { copies, deck } = bare(card);
  const place = typeof deck === 'string' ? ` in ${label(deck)}` : '';
  const there = typeof copies === 'number' ? `${plural(copies, 'copy', 'copies')}${place}. ` : '';
  return there + text.replace(`${card.name}: `, '');
}

function toldEdit(forms: CardForms, edits: CardEdits, slug: string, edit: Plain | null): readonly ToldEdit[] {
  const { book, label, told } = forms;
  const before = book.printed.find((card) => card.slug === slug);
  const without = withoutEdit(edits, slug);
  const key = `card ${slug}`;
  if (edit === null)
    return [{ key, what: before?.name ?? slug, value: words.out, standard: words.in, without }];
  const name = before?.name ?? readNewSlug(slug)?.name ?? slug;
  const card = { ...edit, slug, name };
  if (before === undefined)
    return [
      {
        key,
        what: words.fresh(name),
        value: freshWords(told(card).terminal, card, label),
        standard: '',
        without,
      },
    ];
  const found = differences(bare(before), edit);
  if (found === null || found.length > 4)
    return [{ key, what: name, value: told(card).terminal, standard: told(before).terminal, without }];
  return found.map(({ at, before: old, after }) => ({
    key: `${key} ${at.join('.')}`,
    what: `${name}, ${wayWords(book.shape(before), edit, at, label)}`,
    value: shown(after, label),
    standard: shown(old, label),
    without,
  }));
}

/** All whole cards that are changed, in words. */
export function toldEdits(forms: CardForms, changes: Changes): readonly ToldEdit[] {
  const edits = editsOf(forms, changes);
  if (problemOfEdits(forms, edits) !== null) return [];
  return Object.entries(edits).flatMap(([slug, edit]) => toldEdit(forms, edits, slug, edit));
}
