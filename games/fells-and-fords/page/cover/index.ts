// Fells and Fords' cover.

import type { Cover } from '@bridgefront/page/contract.ts';
import { Valley } from './valley.tsx';

/** A picture of a ford between fells, and what the game is about. */
export const cover: Cover = {
  blurb:
    'Two armies meet where uplands come down to rivers. Deploy unseen, order with cards, and fight with dice for banners.',
  line: "Lead a small army over fells and fords to the enemy's banners.",
  minutes: [30, 50],
  first: { battle: 'gateFord' },
  // The Ford League wins most of these battles (docs/playtest, FQ-13).
  firstSeat: 0,
  Art: Valley,
};
