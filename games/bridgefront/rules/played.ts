// What results tell of a match that is over: the faction, and the card that a seat took to begin with.

import type { Played } from '@bridgefront/kernel';
import { CARDS, cardBySlug } from './cards/table.ts';
import { factionWords } from './text/words.ts';
import type { State } from './types.ts';

/** What it tells. */
export const played: Played<State> = {
  side: ({ seats }, seat) => factionWords[seats[seat].faction],
  opening(choices) {
    const first = choices.find((choice) => choice.startsWith('card:')) ?? '';
    const card = cardBySlug.get(first.slice('card:'.length));
    return card === undefined ? null : CARDS[card].name;
  },
};
