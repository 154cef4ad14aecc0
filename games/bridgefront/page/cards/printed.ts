// The numbers of Bridgefront's cards, and whole cards, as the workshop changes them.

import { readCards } from '@bridgefront/tabletop/cards';
import type { NamedCard } from '@bridgefront/tabletop/cards';
import type { Changes, PrintedCards } from '@bridgefront/page/set-up.ts';
import { book } from '../../rules/cards/book.ts';
import { CARDS, cardNumbers, readCardChanges, writeCardChanges } from '../../rules/cards/index.ts';
import type { CardChange } from '../../rules/cards/index.ts';
import type { Card } from '../../rules/effects.ts';
import { isCard } from '../../rules/cards/starter-decks.ts';
import type { Printed } from '../../rules/cards/starter-decks.ts';
import { cardText, costText, startersText, typeLine } from '../../rules/text/card.ts';
import { figureLabel, wordLabel } from '../texts/printed.ts';

const cardNames = new Map(CARDS.map(({ slug, name }) => [slug, name]));

const numbers = 'cardChanges';
const whole = 'cards';

// What is printed under these options; as in the rules where the text cannot be read.
function cardsUnder(changes: Changes): readonly Card[] {
  const cards = readCards(book, String(changes[whole] ?? ''));
  return (typeof cards === 'string' ? book.printed : cards).filter(isCard);
}

export const printed: PrintedCards = {
  options: [numbers, whole],
  figures: (card, changes) =>
    cardNumbers(card, cardsUnder(changes)).map(({ name, value, min, max }) => ({
      name,
      label: figureLabel(name),
      value,
      min,
      max,
    })),
  read(changes) {
    const found = readCardChanges(String(changes[numbers] ?? ''), cardsUnder(changes));
    if ('problem' in found) return [];
    return found.changes.map(({ slug, number, value }) => ({ card: slug, name: number.name, value }));
  },
  write(changed, changes) {
    const text = writeCardChanges(
      changed.flatMap(({ card, name, value }): CardChange[] => {
        const number = cardNumbers(card, cardsUnder(changes)).find((one) => one.name === name);
        return number === undefined ? [] : [{ slug: card, number, value }];
      }),
    );
    const { [numbers]: _, ...others } = changes;
    return text === '' ? others : { ...others, [numbers]: text };
  },
  forms: {
    option: whole,
    book,
    label: (word) => cardNames.get(word) ?? wordLabel(word),
    // The book's own cards.
    told: (named: NamedCard) => {
      const card = named as Printed;
      if (!isCard(card)) return { terminal: `${card.name}: ${startersText(card)}`, prompt: card.name };
      const facts = `${typeLine(card)}, ${costText(card)}, initiative ${card.initiative}`;
      return { terminal: `${card.name}: ${facts}. ${cardText(card)}`, prompt: `${card.name} — ${facts}` };
    },
  },
};
