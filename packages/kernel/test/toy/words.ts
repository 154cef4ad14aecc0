// Lantern Sale in English: prompts, labels and log lines.

import type { Descriptions } from '../../src/index.ts';
import type { Sale, SaleFace } from './lantern-sale.ts';

/** All words of the game, made from the same data as its rules. */
export const describe: Descriptions<Sale, SaleFace> = {
  prompt: (_state, seat, { plans }) =>
    plans[seat].length > 0 ? 'Add 3 to the bid?' : 'Choose a card to bid.',
  choice: (_state, _seat, choice) => choice.replace('card:', 'bid '),
  report(face, name) {
    switch (face.tell) {
      case 'lot':
        return `The ${face.colour} lantern is worth ${face.worth}.`;
      case 'bids':
        return 'Bids are shown.';
      case 'roll-off':
        return 'Equal bids: the dice decide.';
      case 'wins':
        return `${name(face.seat)} takes the lantern.`;
      case 'draws':
        return `${name(face.seat)} draws ${face.card ?? 'a card'}.`;
      case 'favourites':
        return `The colours that count double: ${face.colours.join(', ')}.`;
    }
  },
};
