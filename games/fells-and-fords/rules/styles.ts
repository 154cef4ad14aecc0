// Manners in which bots of Fells and Fords can be made to play.

import type { Style } from '@bridgefront/kernel';

/** The styles of Fells and Fords. What is known of them: docs/bots.md. */
export const styles: readonly Style[] = [
  {
    name: 'bold',
    says: 'attacks, strikes back and goes after whoever gives way',
    likes: { 'attacks.unit:*': 0.4, 'counter.counter': 0.5, 'advance.to:*': 0.5, 'again.at:*': 0.5 },
  },
  {
    name: 'wary',
    says: 'strikes back and goes after nobody, unless it pays',
    likes: { 'attacks.done': 0.2, 'counter.no': 0.4, 'advance.stay': 0.4 },
  },
  {
    name: 'learned',
    says: 'draws lore, and answers with it',
    likes: { 'lore.cards': 0.5, 'react.lore:*': 0.5, 'orders.lore:*': 0.4 },
  },
];
