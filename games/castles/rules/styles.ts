// Manners in which bots of Castles can be made to play.

import type { Style } from '@bridgefront/kernel';

/** The styles of Castles. What is known of them: docs/bots.md. */
export const styles: readonly Style[] = [
  {
    name: 'bold',
    says: 'strikes where it can, the Castle first',
    likes: { 'main.at:*': 0.4, 'main.at:castle-*': 0.4 },
  },
  {
    name: 'building',
    says: 'has its Builders at work, and brings the fallen back',
    likes: { 'main.build:*': 0.8, 'main.revive:*': 0.4 },
  },
  {
    name: 'wary',
    says: 'keeps its units at home, and a Trap ready',
    likes: { 'main.done': 0.2, 'end.order:*': 0.4, 'end.order:hold': -0.4 },
  },
];
