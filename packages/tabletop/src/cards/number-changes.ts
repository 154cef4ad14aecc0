// Single numbers of cards as a designer writes them: `scout.attack=2; tinker.catalyst.mana=3`. What they may be follows from the shape.

import { nearestName } from '@bridgefront/kernel';
import { numbersNamed, printedNumbers, withNumber } from '../printed.ts';
import type { PrintedNumber } from '../printed.ts';
import { bare, readCards } from './card-book.ts';
import type { CardBook } from './card-book.ts';
import type { NamedCard } from './accepted.ts';
import { shapeAt } from './edits.ts';

/** One number of a card that may be changed. */
export interface CardNumber extends PrintedNumber {
  readonly min: number;
  readonly max: number;
}

/** One changed number. */
export interface NumberChange {
  readonly slug: string;
  readonly number: CardNumber;
  readonly value: number;
}

/** What an effect, an ability, a card of a deck or a unit of an army is called by in a list. */
const tags: readonly string[] = ['name', 'do', 'ability', 'rule', 'card', 'unit'];

/** Every number of a card that may be changed; a number that can be only one is none. */
export function numbersOf<C extends NamedCard>(book: CardBook<C>, card: C): readonly CardNumber[] {
  const shape = book.shape(book.printed.find(({ slug }) => slug === card.slug) ?? null);
  const row = bare(card);
  return printedNumbers(row, tags, () => true).flatMap((one) => {
    const inner = shapeAt(shape, row, one.at);
    return inner.is === 'number' && inner.max > inner.min ? [{ ...one, min: inner.min, max: inner.max }] : [];
  });
}

function didYouMean(name: string, names: readonly string[]): string {
  const near = nearestName(name, names);
  return near === null ? '' : ` Did you mean "${near}"?`;
}

function readChange<C extends NamedCard>(
  book: CardBook<C>,
  cards: readonly C[],
  part: string,
): NumberChange | string {
  const match = /^([^.=\s]+)\s*\.\s*([^=\s]+)\s*=\s*(-?\d+)$/.exec(part);
  if (match === null) return `"${part}" is no change of a card: write card.figure=number.`;
  const [, slug = '', name = '', text = ''] = match;
  const card = cards.find((one) => one.slug === slug);
  const slugs = cards.map((one) => one.slug);
  if (card === undefined) return `There is no card "${slug}".${didYouMean(slug, slugs)}`;
  const numbers = numbersOf(book, card);
  const [number, another] = numbersNamed(numbers, name) as readonly CardNumber[];
  const names = numbers.map((one) => one.name);
  if (number === undefined)
    return `${slug} has no figure "${name}".${didYouMean(name, names)} It has ${names.join(', ') || 'none'}.`;
  if (another !== undefined)
    return `${slug} has several figures "${name}": use ${names.filter((one) => one.endsWith(name)).join(' or ')}.`;
  const value = Number(text);
  if (value < number.min || value > number.max)
    return `${slug}.${number.name} cannot be ${text}: it takes a whole number from ${number.min} to ${number.max}.`;
  return { slug, number, value };
}

/** Reads changes separated by semicolons; stops at the first problem and says it in one sentence. */
export function readNumberChanges<C extends NamedCard>(
  book: CardBook<C>,
  cards: readonly C[],
  text: string,
): readonly NumberChange[] | string {
  const changes: NumberChange[] = [];
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    const change = readChange(book, cards, part);
    if (typeof change === 'string') return change;
    if (changes.some(({ slug, number }) => slug === change.slug && number.name === change.number.name))
      return `${change.slug}.${change.number.name} is changed twice: keep one of them.`;
    changes.push(change);
  }
  return changes;
}

/** The text of changes, in the shortest names. */
export function writeNumberChanges(changes: readonly NumberChange[]): string {
  return changes.map(({ slug, number, value }) => `${slug}.${number.name}=${value}`).join(';');
}

/** The two options that hold cards: whole ones, and single numbers of them, which come last. */
export interface CardTexts {
  readonly cards: string;
  readonly cardChanges: string;
}

/** Further options of a match that act on what is printed, before single numbers are changed. */
export interface FurtherOptions<C, O> {
  readonly names: readonly (keyof O & string)[];
  /** The card under them; the same one where they leave it alone. */
  act(card: C, options: O): C;
}

/** The cards under these options, or what is wrong with them in one sentence. */
export function cardsUnder<C extends NamedCard, O extends CardTexts = CardTexts>(
  book: CardBook<C>,
  texts: O,
  further?: FurtherOptions<C, O>,
): readonly C[] | string {
  const read = readCards(book, texts.cards);
  if (typeof read === 'string') return read;
  const cards = further === undefined ? read : read.map((card) => further.act(card, texts));
  if (texts.cardChanges === '') return problemOfCards(book, read, cards) ?? cards;
  const changes = readNumberChanges(book, cards, texts.cardChanges);
  if (typeof changes === 'string') return changes;
  const changed = cards.map((card) =>
    changes
      .filter(({ slug }) => slug === card.slug)
      .reduce((so, { number: { at }, value }) => withNumber(so, at, value), card),
  );
  return problemOfCards(book, read, changed) ?? changed;
}

// What other options and single numbers make of a card has to be one that there can be, as if it had been written whole.
function problemOfCards<C extends NamedCard>(
  book: CardBook<C>,
  before: readonly C[],
  cards: readonly C[],
): string | null {
  const changed = [...cards.entries()].filter(([at, card]) => card !== before[at]);
  for (const [at, card] of changed) {
    const problem = book.problem(card, book.printed[at] ?? null);
    if (problem !== null) return `${card.name} ${problem}.`;
  }
  return changed.length === 0 ? null : (book.problemOfAll?.(cards) ?? null);
}

const kept = 64;

/** Looks the cards of a match up by its options: quick for options that were looked up before, and one table for equal texts. */
export function cardLookUp<C extends NamedCard, T, O extends CardTexts = CardTexts>(
  book: CardBook<C>,
  make: (cards: readonly C[]) => T,
  further?: FurtherOptions<C, O>,
): (options: O) => T {
  const printed = make(book.printed);
  const byTexts = new Map<string, T>();
  const byObject = new WeakMap<O, T>();
  let last: { readonly options: O; readonly found: T } | null = null;
  const build = (options: O): T => {
    const others = further?.names.map((name) => String(options[name])) ?? [];
    const key = [...others, options.cardChanges, options.cards].join('\n');
    const known = byTexts.get(key);
    if (known !== undefined) return known;
    const cards = cardsUnder(book, options, further);
    if (typeof cards === 'string') throw new Error(`Options of cards: ${cards}`);
    const made = make(cards);
    if (byTexts.size < kept) byTexts.set(key, made);
    return made;
  };
  return (options) => {
    if (last?.options === options) return last.found;
    const found =
      further === undefined && options.cards === '' && options.cardChanges === ''
        ? printed
        : (byObject.get(options) ?? build(options));
    byObject.set(options, found);
    last = { options, found };
    return found;
  };
}
