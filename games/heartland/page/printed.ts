// The cards of Heartland as the workshop changes them.

import { printedBook } from '@bridgefront/page/printed-book.ts';
import { book } from '../rules/cards/book.ts';
import { cardFacts, cardText } from '../rules/text/card.ts';

const words = {
  do: 'Effect',
  ability: 'Ability',
  pay: 'Paid how',
  when: 'When',
  standing: 'Standing abilities',
};

export const printed = printedBook(book, words, (card) => ({
  terminal: `${card.name}: ${cardFacts(card)}. ${cardText(card)}`,
  prompt: `${card.name} (${cardFacts(card)})`,
}));
