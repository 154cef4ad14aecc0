// What results tell of a match that is over: the unit that a seat brought into play first.

import type { Played } from '@bridgefront/kernel';
import { CARDS } from './cards/table.ts';
import type { State } from './types.ts';

/** What it tells. */
export const played: Played<State> = {
  opening(choices) {
    const first = choices.find((choice) => choice.startsWith('play:')) ?? '';
    return CARDS.find(({ slug }) => slug === first.slice('play:'.length))?.name ?? null;
  },
};
