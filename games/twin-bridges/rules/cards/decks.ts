// The four preconstructed decks: together they hold every card once.

import type { CardId } from '../types.ts';
import type { Card } from '../vocabulary.ts';
import { cardId, CARDS } from './table.ts';

/** So many cards make a hand (TB-22). */
export const deckSize = 8;

/** A deck of eight cards that makes a whole hand. */
export type Deck = {
  readonly slug: string;
  readonly name: string;
  readonly cards: readonly CardId[];
};

function deck(slug: string, name: string, cards: string): Deck {
  return { slug, name, cards: cards.split(' ').map(cardId) };
}

/** The decks in the order in which they are offered (TB-22), as printed. */
export const decks: readonly Deck[] = [
  deck('old-watch', 'The Old Watch', 'squire pikeman tinker warder shieldmate sentinel monolith ward'),
  deck('swift-riders', 'The Swift Riders', 'scout runner lancer reaver courser duellist frenzy recall'),
  deck(
    'sky-and-stream',
    'Sky and Stream',
    'slinger bat-cloud river-eel grenadier bowman harrier wyvern gale',
  ),
  deck(
    'gate-breakers',
    'The Gate-Breakers',
    'militia banner-carrier sapper veteran great-ram hill-giant spark firestorm',
  ),
];

/** All four as a match may change them: one row, because a card that comes into one goes out of another. */
export type DeckTable = {
  readonly kind: 'decks';
  readonly slug: string;
  readonly name: string;
} & { readonly [deck: string]: readonly string[] | string };

/** What a match may change: cards, and the decks that hold them. */
export type Printed = Card | DeckTable;

export function isCard(printed: Printed): printed is Card {
  return printed.kind !== 'decks';
}

/** The cards of a deck in the row, by slug. */
export function cardsIn(table: DeckTable, name: string): readonly string[] {
  const cards = table[name];
  return typeof cards === 'object' ? cards : [];
}

/** The decks as they are printed. */
export const deckTable: DeckTable = {
  kind: 'decks',
  slug: 'four-decks',
  name: 'The four decks',
  ...Object.fromEntries(decks.map(({ slug, cards }) => [slug, cards.map((card) => CARDS[card].slug)])),
};

/** The decks of the row, in the order in which they are offered, without cards that are out of the match. */
export function decksOf(table: DeckTable, cards: readonly Card[] = CARDS): readonly Deck[] {
  return decks.map(({ slug, name }) => {
    const held = cardsIn(table, slug).map(cardId);
    return { slug, name, cards: held.filter((card) => cards[card]?.out !== true) };
  });
}
