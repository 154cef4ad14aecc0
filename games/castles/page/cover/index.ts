// Castles' cover.

import type { Cover } from '@bridgefront/page/contract.ts';
import { Siege } from './siege.tsx';

/** The picture of a siege, and what the game is about. */
export const castlesCover: Cover = {
  blurb: 'A siege for two across six zones: Soldiers, engines and Walls. Nobody can tell who holds a Trap.',
  line: "Besiege your opponent's Castle across six zones, and mind the Traps.",
  minutes: [20, 40],
  Art: Siege,
};
