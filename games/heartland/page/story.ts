// Story of a finished match of Heartland: life by round, and the battles that cost it.

import type { Story } from '@bridgefront/page/contract.ts';
import { heaviest } from '@bridgefront/page/story.ts';
import type { HeartlandFace, TableView } from '../rules/table.ts';
import { words } from './texts.ts';

function weigh(face: HeartlandFace): number {
  switch (face.tell) {
    case 'strikes':
      return 2 * face.amount;
    case 'drains':
      return face.amount;
    case 'dies':
      return face.units.length;
    case 'razes':
      return 3;
    case 'ends':
      return 100;
    default:
      return 0;
  }
}

/** Heartland's story. */
export const story: Story<TableView, HeartlandFace> = {
  open: true,
  counts: words.story.counts,
  points: ({ seats }, seat) => Math.max(0, seats[seat].life),
  step: ({ face }) => (face.tell === 'round' ? words.story.round(face.round) : null),
  chance: words.story.chance,
  hand: ({ seats }, seat) => seats[seat]?.hand ?? [],
  miniature: async () => (await import('./miniature.tsx')).Miniature,
  moments: (reports) => heaviest(reports, weigh),
};
