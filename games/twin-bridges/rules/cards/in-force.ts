// The cards of a match: as printed, or as its options change them.

import { cardLookUp, cardsUnder } from '@bridgefront/tabletop/cards';
import type { CardTexts } from '@bridgefront/tabletop/cards';
import type { CardId } from '../types.ts';
import type { Card } from '../vocabulary.ts';
import { book } from './book.ts';
import { readFigures } from './table.ts';
import type { Figures } from './table.ts';

/** The options of a match that change cards. */
export type CardOptions = CardTexts;

const inForce = cardLookUp(book, (cards) => ({ cards, figures: cards.map(readFigures) }));

/** The cards of a match, by their numbers. @throws Error on texts that `checkCards` refuses */
export function cardsFor(options: CardOptions): readonly Card[] {
  return inForce(options).cards;
}

/** The figures of a creature as the match has them; an incantation has none. */
export function figuresOf(options: CardOptions, card: CardId): Figures {
  return inForce(options).figures[card];
}

/** What is wrong with the options that hold cards, in one sentence; null if they can be used. */
export function checkCards(options: CardOptions): string | null {
  const cards = cardsUnder(book, options);
  return typeof cards === 'string' ? cards : null;
}
