// Castles' cover.

import type { Cover } from '@bridgefront/page/contract.ts';
import { Siege } from './siege.tsx';

// Red is who begins; by lot, only the match tells who that is.
const marksOf: { readonly [firstPlayer: string]: readonly number[] } = {
  'seat-0': [0, 1, 0, 1],
  'seat-1': [1, 0, 1, 0],
};

/** The picture of a siege, and what the game is about. */
export const cover: Cover = {
  blurb:
    'A siege for two, or two teams, across six zones: Soldiers, engines and Walls. Nobody can tell who holds a Trap.',
  line: "Besiege your opponent's Castle across six zones, and mind the Traps.",
  minutes: [30, 60],
  players: 2,
  marks: ({ firstPlayer }) => marksOf[String(firstPlayer)] ?? null,
  Art: Siege,
};
