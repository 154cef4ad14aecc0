// What results tell of a match that is over: the faction, and the army that a seat chose.

import type { Played } from '@bridgefront/kernel';
import { PRESETS } from './tables/units.ts';
import type { State } from './types.ts';
import { factionNames, factions } from './vocabulary.ts';

/** What it tells. */
export const played: Played<State> = {
  side: ({ seats }, seat) => factionNames[factions[seats[seat].faction]],
  opening(choices) {
    const army = choices.find((choice) => choice.startsWith('army:')) ?? '';
    return PRESETS.find(({ slug }) => slug === army.slice('army:'.length))?.name ?? null;
  },
};
