// Twin Bridges' cover.

import type { Cover } from '@bridgefront/page/contract.ts';
import { Lanes } from './lanes.tsx';

/** The picture of two lanes, and what the game is about. */
export const cover: Cover = {
  blurb:
    'A duel for two on two bridges. Your hand is your mana, your choice of cards and your life bar at once.',
  line: 'Send creatures over two bridges, with a hand that is your mana and your life at once.',
  minutes: [10, 30],
  Art: Lanes,
};
