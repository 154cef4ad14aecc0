// Manners in which bots of Bridgefront can be made to play.

import type { Style } from '@bridgefront/kernel';

/** The styles of Bridgefront. What is known of them: docs/bots.md. */
export const styles: readonly Style[] = [
  {
    name: 'bold',
    says: 'marches early, and brings Champions to fight for what others hold',
    likes: { 'action.march': 0.5, 'action.free-march': 0.5, 'action.champion:*': 0.4 },
  },
  {
    name: 'building',
    says: 'builds Bridges and gathers Forces before it goes out',
    likes: { 'action.build': 0.5, 'action.reinforce': 0.3 },
  },
  {
    name: 'trading',
    says: 'bids for the market, and takes gold',
    likes: { 'bid.buy:*': 0.5, 'collect.mode:gold': 0.4 },
  },
];
