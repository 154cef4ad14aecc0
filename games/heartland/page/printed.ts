// The cards and decks of Heartland as the workshop changes them.

import { printedBook } from '@bridgefront/page/printed-book.ts';
import { book } from '../rules/cards/book.ts';
import { CARDS } from '../rules/cards/table.ts';
import { printedFacts, printedText } from '../rules/text/card.ts';

const words = {
  ...Object.fromEntries(CARDS.map(({ slug, name }) => [slug, name])),
  do: 'Effect',
  art: 'Picture of',
  ability: 'Ability',
  pay: 'Paid how',
  when: 'When',
  standing: 'Standing abilities',
};

export const printed = printedBook(book, words, (card) => ({
  terminal: `${card.name}: ${printedFacts(card)}. ${printedText(card)}`,
  prompt: `${card.name} (${printedFacts(card)})`,
}));
