// The cards and decks of Twin Bridges as the workshop changes them.

import { printedBook } from '@bridgefront/page/printed-book.ts';
import { book } from '../rules/cards/book.ts';
import { decks } from '../rules/cards/decks.ts';
import { CARDS } from '../rules/cards/table.ts';
import { fullOptions } from '../rules/options.ts';
import { printedFacts, printedText } from '../rules/text/card.ts';

const words = {
  ...Object.fromEntries([...CARDS, ...decks].map(({ slug, name }) => [slug, name])),
  do: 'Effect',
  art: 'Picture of',
  ability: 'Ability',
};

export const printed = printedBook(book, words, (card) => {
  const facts = printedFacts(card, fullOptions({}));
  return {
    terminal: `${card.name}: ${facts}. ${printedText(card, fullOptions({}))}`,
    prompt: `${card.name} (${facts})`,
  };
});
