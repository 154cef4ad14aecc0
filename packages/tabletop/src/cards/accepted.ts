// Cards of a match whose options have been accepted: read without the checks, which only whoever accepts them needs.

import { slug } from '@bridgefront/kernel';

/** What every card has. */
export interface NamedCard {
  readonly slug: string;
  readonly name: string;
}

/** So many new cards a match may have. */
export const mostNew = 12;

const newSlug = /^new-([1-9]\d?)-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The slug of a new card, which says its place among the new ones and its name: whoever reads it needs no table. */
export function slugOfNew(place: number, name: string): string {
  return `new-${place}-${slug(name)}`;
}

/** Place and name of a new card by its slug; null for other slugs. */
export function readNewSlug(text: string): { readonly place: number; readonly name: string } | null {
  const found = newSlug.exec(text);
  if (found === null) return null;
  const [, place = '', words = ''] = found;
  const name = words.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { place: Number(place), name: name.join(' ') };
}

/** The number of a new card in a game with so many printed ones; -1 for a slug of no new card. */
export function newCardNumber(printed: number, text: string): number {
  const found = readNewSlug(text);
  return found === null ? -1 : printed + found.place - 1;
}

/** What positions call a card: a new one by its slug, because what it is only the match knows. */
export function positionName({ slug: text, name }: NamedCard): string {
  return readNewSlug(text) === null ? name : text;
}

/** Numbers and names of a game's cards, printed and new, which are the same in all its matches. */
export interface CardNumbers {
  /** The number of the card with this slug; -1 for a slug of no card. A match may have no such new card. */
  readonly numberOf: (slug: string) => number;
  /** The name of the card with this slug; other texts stay as they are. */
  readonly nameOf: (slug: string) => string;
}

/** Those of a game with these printed cards. */
export function cardNumbers(printed: readonly NamedCard[]): CardNumbers {
  const bySlug = new Map(printed.map((card, number) => [card.slug, number]));
  return {
    numberOf: (text) => bySlug.get(text) ?? newCardNumber(printed.length, text),
    nameOf: (text) => printed[bySlug.get(text) ?? -1]?.name ?? readNewSlug(text)?.name ?? text,
  };
}

/**
 * The cards of a match, whose text has been accepted where options are read: new ones at the end, and those that are out as
 * `remove` has them.
 */
export function acceptedCards<C extends NamedCard>(
  printed: readonly C[],
  text: string,
  remove: (card: C) => C,
): readonly C[] {
  if (text === '') return printed;
  const cards = printed.slice();
  for (const [name, edit] of Object.entries(JSON.parse(text) as { readonly [slug: string]: object | null })) {
    const at = printed.findIndex((one) => one.slug === name);
    const title = printed[at]?.name ?? readNewSlug(name)?.name ?? name;
    if (edit === null) cards[at] = remove(printed[at]);
    // What was accepted has the shape of a card.
    else cards[at < 0 ? newCardNumber(printed.length, name) : at] = { ...edit, slug: name, name: title } as C;
  }
  return cards;
}
