// What results tell of a match that is over: the preconstructed deck, and the card that a seat drafted first.

import type { Played } from '@bridgefront/kernel';
import { decks } from './cards/decks.ts';
import { nameOf } from './cards/table.ts';
import type { State } from './state.ts';

/** What it tells. */
export const played: Played<State> = {
  side: ({ seats }, seat) => decks[seats[seat].deck]?.name ?? null,
  opening(choices) {
    const first = choices.find((choice) => choice.startsWith('card:')) ?? '';
    return first === '' ? null : nameOf(first.slice('card:'.length));
  },
};
