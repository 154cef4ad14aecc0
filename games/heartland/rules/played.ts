// What results tell of a match that is over: the deck, and the first villager and unit that a seat deployed.

import type { Played } from '@bridgefront/kernel';
import { decks } from './cards/decks.ts';
import { nameOf } from './cards/table.ts';
import type { State } from './types.ts';

/** What it tells. */
export const played: Played<State> = {
  side: ({ seats }, seat) => decks[seats[seat].deck]?.name ?? null,
  opening(choices) {
    const names = ['villager:', 'unit:'].flatMap((kind) => {
      const first = choices.find((choice) => choice.startsWith(kind)) ?? '';
      return first === '' ? [] : nameOf(first.slice(kind.length));
    });
    return names.length === 0 ? null : names.join(', ');
  },
};
