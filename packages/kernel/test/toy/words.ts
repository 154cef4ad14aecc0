// Lantern Sale in English: prompts, labels and log lines.

import type { Descriptions, Json } from '../../src/index.ts';
import type { Sale } from './lantern-sale.ts';

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** All words of the game, made from the same data as its rules. */
export const describe: Descriptions<Sale> = {
  prompt: (_state, seat, { plans }) =>
    plans[seat].length > 0 ? 'Add 3 to the bid?' : 'Choose a card to bid.',
  choice: (_state, _seat, choice) => choice.replace('card:', 'bid '),
  report(face, name) {
    const who = name(Number(face['seat'] ?? 0));
    if (face.tell === 'lot') return `The ${text(face['colour'])} lantern is worth ${text(face['worth'])}.`;
    if (face.tell === 'draws')
      return `${who} draws ${face['card'] === undefined ? 'a card' : text(face['card'])}.`;
    if (face.tell === 'wins') return `${who} takes the lantern.`;
    const said: { [tell: string]: string } = {
      bids: 'Bids are shown.',
      'roll-off': 'Equal bids: the dice decide.',
    };
    return said[face.tell] ?? `The colours that count double: ${text(face['colours'])}.`;
  },
};
