// The cards and decks of a match: as printed, or as its options change them.

import { cardLookUp, cardsUnder } from '@bridgefront/tabletop/cards';
import type { CardTexts } from '@bridgefront/tabletop/cards';
import type { CardId } from '../types.ts';
import type { Card } from '../vocabulary.ts';
import { book } from './book.ts';
import { decks, deckSize, decksOf, isCard } from './decks.ts';
import type { Deck, DeckTable } from './decks.ts';
import { readFigures } from './table.ts';
import type { Figures } from './table.ts';

/** The options of a match that change cards. */
export type CardOptions = CardTexts;

const inForce = cardLookUp(book, (printed) => {
  const cards = printed.filter(isCard);
  const table = printed.find((one): one is DeckTable => !isCard(one));
  return {
    cards,
    figures: cards.map(readFigures),
    decks: table === undefined ? decks : decksOf(table, cards),
    dealt: [...cards.keys()].filter((id) => cards[id].out !== true),
  };
});

/** The cards of a match, by their numbers. @throws Error on texts that `checkCards` refuses */
export function cardsFor(options: CardOptions): readonly Card[] {
  return inForce(options).cards;
}

/** The numbers of the cards that are in the match, in order of the table. */
export function dealtCards(options: CardOptions): readonly CardId[] {
  return inForce(options).dealt;
}

/** The decks of a match in the order in which they are offered (TB-22). */
export function decksFor(options: CardOptions): readonly Deck[] {
  return inForce(options).decks;
}

/** A match, or whatever else has its options. */
export interface Under {
  readonly options: CardOptions;
}

/** The card of a match by its number. */
export function cardIn({ options }: Under, card: CardId): Card {
  return inForce(options).cards[card];
}

/** What views and reports call it. */
export function slugIn(under: Under, card: CardId): string {
  return cardIn(under, card).slug;
}

/** The figures of a creature as the match has them; an incantation has none. */
export function figuresOf(options: CardOptions, card: CardId): Figures {
  return inForce(options).figures[card];
}

/** What is wrong with the options that hold cards, in one sentence; null if they can be used. */
export function checkCards(options: CardOptions & { readonly start: string }): string | null {
  const printed = cardsUnder(book, options);
  if (typeof printed === 'string') return printed;
  const short = options.start === 'draft' ? undefined : decksFor(options).find(isShort);
  return short === undefined
    ? null
    : `${short.name} has ${short.cards.length} cards left, and a deck is a hand of ${deckSize}: put another one in, or draft.`;
}

function isShort({ cards }: Deck): boolean {
  return cards.length < deckSize;
}
