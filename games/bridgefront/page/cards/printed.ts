// The numbers of Bridgefront's cards as the workshop changes them.

import type { PrintedCards } from '@bridgefront/page/set-up.ts';
import { cardNumbers, readCardChanges, writeCardChanges } from '../../rules/cards/index.ts';
import type { CardChange } from '../../rules/cards/index.ts';
import { figureLabel } from '../texts/printed.ts';

export const printed: PrintedCards = {
  option: 'cardChanges',
  figures: (card) =>
    cardNumbers(card).map(({ name, value, min, max }) => ({
      name,
      label: figureLabel(name),
      value,
      min,
      max,
    })),
  read(text) {
    const found = readCardChanges(text);
    if ('problem' in found) return [];
    return found.changes.map(({ slug, number, value }) => ({ card: slug, name: number.name, value }));
  },
  write: (changes) =>
    writeCardChanges(
      changes.flatMap(({ card, name, value }): CardChange[] => {
        const number = cardNumbers(card).find((one) => one.name === name);
        return number === undefined ? [] : [{ slug: card, number, value }];
      }),
    ),
};
