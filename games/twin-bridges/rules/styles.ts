// Manners in which bots of Twin Bridges can be made to play.

import type { Style } from '@bridgefront/kernel';

/** The styles of Twin Bridges. What is known of them: docs/bots.md. */
export const styles: readonly Style[] = [
  {
    name: 'bold',
    says: 'plays cards while it can, one after the other',
    likes: { 'summon.card:*': 0.3 },
  },
  {
    name: 'thrifty',
    says: 'keeps more of its hand, which is its life',
    likes: { 'summon.done': 0.3 },
  },
];
