// Manners in which bots of Heartland can be made to play.

import type { Style } from '@bridgefront/kernel';

/** The styles of Heartland. What is known of them: docs/bots.md. */
export const styles: readonly Style[] = [
  {
    name: 'bold',
    says: 'plays tactics in battle, occupies and razes',
    likes: { 'battle.tactic:*': 0.4, 'occupy.occupy:*': 0.4, 'strategy.raze:*': 0.4 },
  },
  {
    name: 'building',
    says: 'deploys villagers, and settles',
    likes: { 'strategy.settle:*': 0.5, 'strategy.villager:*': 0.3 },
  },
  {
    name: 'scheming',
    says: 'plays stratagems and tactics, and maneuvers',
    likes: { 'strategy.stratagem:*': 0.5, 'battle.tactic:*': 0.3, 'battle.maneuver:*': 0.3 },
  },
];
