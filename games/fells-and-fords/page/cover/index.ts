// Fells and Fords' cover.

import type { Cover } from '@bridgefront/page/contract.ts';
import { Valley } from './valley.tsx';

/** A picture of a ford between fells, and what the game is about. */
export const cover: Cover = {
  blurb:
    'Two armies meet where uplands come down to rivers. Deploy unseen, order with cards, and fight with dice for banners.',
  line: "Lead a small army over fells and fords to the enemy's banners.",
  minutes: [30, 50],
  // The Ford League begins this battle, and wins most of them (docs/playtest, FQ-13): it is the reader's.
  first: { battle: 'gateFord', factions: 'fordsSouth' },
  firstSeat: 0,
  Art: Valley,
};
