// Heartland's cover.

import type { Cover } from '@bridgefront/page/contract.ts';
import { Frontiers } from './frontiers.tsx';

/** The picture of two heartlands and the frontiers between, and what the game is about. */
export const cover: Cover = {
  blurb:
    'A duel for two with two decks each: villagers feed the army, and the army fights for three frontiers. Whoever holds one strikes with all that is not stopped.',
  line: 'Feed an army from your villages and fight for three frontiers.',
  minutes: [20, 40],
  Art: Frontiers,
};
