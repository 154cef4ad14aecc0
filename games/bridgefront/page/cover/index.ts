// Bridgefront's cover.

import type { Cover } from '@bridgefront/page/contract.ts';
import { Islands } from './islands.tsx';

/** The picture of islands, and what the game is about. */
export const cover: Cover = {
  blurb:
    'A war of islands for two to six. All plan in secret, then every plan is revealed at once: build the bridge, hold it, or watch somebody else march across.',
  line: 'Plan in secret, build bridges between islands and be the first to eight points.',
  minutes: [30, 75],
  Art: Islands,
};
