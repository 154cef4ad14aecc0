// The diagrams of Castles' rules.

import type { Json } from '@bridgefront/kernel';
import type { Diagram } from '@bridgefront/page/diagram.ts';

// Red's third turn with these cards in play.
function turn(seed: string, ...cards: readonly Json[]): Diagram['start'] {
  const seats = [
    { hand: [], order: 'hold' },
    { hand: [], order: 'hold' },
  ];
  return { seed, position: { turn: 5, red: 0, cards: [...cards], seats } };
}

/** In the order of the rules. */
export const diagrams: readonly Diagram[] = [
  {
    slug: 'general',
    caption: 'The Spearman begins its move beside its General: two steps, either way.',
    seat: 0,
    start: turn(
      'general',
      'red general-1 at red-middle',
      'red spearman-1 at red-middle',
      'blue archer-1 at blue-front',
    ),
    picked: ['unit:spearman-1'],
  },
  {
    slug: 'tower',
    caption: 'A Siege Tower in the enemy Middle: its Soldiers may step into the enemy Castle Zone.',
    seat: 0,
    start: turn(
      'tower',
      'red siege-tower-1 at blue-middle',
      'red spearman-1 at blue-middle',
      'blue wizard-2 at blue-castle',
      'blue archer-1 at blue-castle',
    ),
    picked: ['unit:spearman-1'],
  },
  {
    slug: 'cannon',
    caption:
      'A Cannon goes one step where two of its own go with it; from here it hits Buildings two zones away.',
    seat: 0,
    start: turn(
      'cannon',
      'red cannon-1 at red-front',
      'red spearman-1 at red-front',
      'red builder-1 at red-front',
      'blue spearman-2 at blue-front',
      'blue wall-1 at blue-middle',
    ),
    picked: ['unit:cannon-1'],
  },
  {
    slug: 'wall',
    caption: 'Outside the Wall, the Archer hits the Wall alone, and goes no further.',
    seat: 0,
    start: turn(
      'wall',
      'red archer-1 at blue-front',
      'red spearman-1 at blue-front',
      'blue wall-1 at blue-middle',
      'blue spearman-2 at blue-middle',
    ),
    picked: ['unit:archer-1'],
  },
  {
    slug: 'reach',
    caption: 'The Archer hits in its own zone and one zone away; the Spearman behind is too far.',
    seat: 0,
    start: turn(
      'reach',
      'red archer-1 at red-front',
      'blue spearman-1 at red-front',
      'blue builder-1 at blue-front',
      'blue spearman-2 at blue-middle',
    ),
    picked: ['unit:archer-1'],
  },
];
