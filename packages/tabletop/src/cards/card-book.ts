// The cards of a match: as printed, and what its options put in their place: changed, new and removed ones.

import { mostNew, newCardNumber, readNewSlug } from './accepted.ts';
import type { NamedCard } from './accepted.ts';
import { shapeProblem } from './check.ts';
import { isPlain } from './shape.ts';
import type { Plain, Shape } from './shape.ts';

/** A game's cards, and what its matches may make of them. */
export interface CardBook<C extends NamedCard> {
  /** As printed; the place in the list is the card's number. */
  readonly printed: readonly C[];
  /** What a card holds besides its name; null: a new one. What lists cards may name the match's new ones, too. */
  shape(card: C | null, fresh?: readonly string[]): Shape;
  /** The card out of the game; its number stays. Null: this one cannot go, for that reason. */
  remove(card: C): C | string;
  /** Why there cannot be such a card: a sentence without its name in front and the full stop; null if there can. */
  problem(card: C, before: C | null): string | null;
  /** Why a game cannot be played with these cards. */
  problemOfAll?(cards: readonly C[]): string | null;
}

/** What a text changes, by slug: a card without its name, or null for one that is taken out. */
export type CardEdits = { readonly [slug: string]: Plain | null };

/** A card without what its slug says. */
export function bare({ slug: _slug, name: _name, ...rest }: NamedCard): Plain {
  return rest;
}

/** Reads the option's text: JSON by slug, or nothing. */
export function readEdits(text: string): CardEdits | string {
  if (text.trim() === '') return {};
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return 'The cards are no JSON: copy the whole text of the workshop.';
  }
  if (!isPlain(found)) return 'The cards have to be named: {"zap": null} takes Zap out.';
  for (const [name, card] of Object.entries(found))
    if (card !== null && !isPlain(card))
      return `The card "${name}" has to be its fields, or null to take it out.`;
  return found as CardEdits;
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, inOrder(one)]),
  );
}

/** Whether two cards say the same, in whatever order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

/** The option's text: cards by slug in order, those that are as printed left out. */
export function writeEdits<C extends NamedCard>({ printed }: CardBook<C>, edits: CardEdits): string {
  const changed = Object.entries(edits).filter(([name, card]) => {
    const before = printed.find((one) => one.slug === name);
    return before === undefined || card === null || !isSame(card, bare(before));
  });
  if (changed.length === 0) return '';
  return JSON.stringify(inOrder(Object.fromEntries(changed)));
}

// The place of a new card has to be the next one, so that every number has a card.
function newPlaces(edits: CardEdits): string | null {
  const places = Object.keys(edits).flatMap((name) => readNewSlug(name)?.place ?? []);
  if (places.length > mostNew) return `A game has at most ${mostNew} new cards.`;
  const sorted = places.toSorted((a, b) => a - b);
  const wrong = sorted.findIndex((place, at) => place !== at + 1);
  return wrong < 0 ? null : `New cards are counted from 1, each number once: new-${wrong + 1} is missing.`;
}

/** The slugs of the new cards among edits. */
export function freshIn(edits: CardEdits): readonly string[] {
  return Object.keys(edits).filter((name) => readNewSlug(name) !== null);
}

function cardFrom<C extends NamedCard>(
  book: CardBook<C>,
  name: string,
  edit: Plain,
  others: readonly string[],
): C | string {
  const before = book.printed.find((one) => one.slug === name) ?? null;
  const fresh = readNewSlug(name);
  if (before === null && fresh === null)
    return `There is no card "${name}"; a new one is named like new-1-field-rations.`;
  const title = before?.name ?? fresh?.name ?? name;
  const shape = shapeProblem(book.shape(before, others), edit);
  if (shape !== null) return `${title}: ${shape}`;
  // The shape has been compared.
  const card = { ...edit, slug: name, name: title } as unknown as C;
  const problem = book.problem(card, before);
  return problem === null ? card : `${title} ${problem}.`;
}

/** The cards of a match whose option has this text, new ones at the end; or what is wrong, in one sentence. */
export function readCards<C extends NamedCard>(book: CardBook<C>, text: string): readonly C[] | string {
  if (text === '') return book.printed;
  const edits = readEdits(text);
  if (typeof edits === 'string') return edits;
  const places = newPlaces(edits);
  if (places !== null) return places;
  const cards = book.printed.slice();
  for (const [name, edit] of Object.entries(edits)) {
    const at = book.printed.findIndex((one) => one.slug === name);
    const number = at < 0 ? newCardNumber(book.printed.length, name) : at;
    if (edit === null && at < 0) return `There is no card "${name}" that could be taken out.`;
    const card = edit === null ? book.remove(book.printed[at]) : cardFrom(book, name, edit, freshIn(edits));
    if (typeof card === 'string') return card;
    cards[number] = card;
  }
  return book.problemOfAll?.(cards) ?? cards;
}
