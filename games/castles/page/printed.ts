// The cards of Castles as the workshop changes them. A number that has an option of its own is shown on its card, and written
// like any other number once it is changed here.

import { numbersOf } from '@bridgefront/tabletop/cards';
import { printedBook } from '@bridgefront/page/printed-book.ts';
import type { PrintedChange, PrintedCards } from '@bridgefront/page/set-up.ts';
import { book } from '../rules/cards/book.ts';
import { figureOptions, figurePlace } from '../rules/cards/in-force.ts';
import { CARDS } from '../rules/cards/table.ts';
import { fullOptions } from '../rules/options.ts';
import { cardFacts, cardText } from '../rules/text/card.ts';
import { printedTexts } from './texts.ts';

const standard = fullOptions({});

const base = printedBook(book, printedTexts, (card) => {
  const facts = cardFacts(card);
  return {
    terminal: `${card.name}: ${facts}. ${cardText(card, standard)}`,
    prompt: `${card.name} (${facts})`,
  };
});

/** Options that hold a number of a printed card: which card, and what the number is called. */
const named: ReadonlyMap<string, Omit<PrintedChange, 'value'>> = new Map(
  figureOptions.flatMap((option) =>
    CARDS.flatMap((card) => {
      const at = figurePlace(option, card)?.join('.');
      const number = numbersOf(book, card).find((one) => one.at.join('.') === at);
      return number === undefined ? [] : [[option, { card: card.slug, name: number.name }] as const];
    }),
  ),
);

export const printed: PrintedCards = {
  ...base,
  options: [...base.options, ...named.keys()],
  read: (changes) => [
    ...[...named].flatMap(([option, figure]) =>
      typeof changes[option] === 'number' ? [{ ...figure, value: changes[option] }] : [],
    ),
    ...base.read(changes),
  ],
  write(changed, changes) {
    const others = Object.entries(changes).filter(([option]) => !named.has(option));
    return base.write(changed, Object.fromEntries(others));
  },
};
