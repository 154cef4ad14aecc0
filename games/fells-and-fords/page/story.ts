// Story of a finished match of Fells and Fords: victory points by round, and the units and banners that made them.

import type { Story } from '@bridgefront/page/contract.ts';
import { heaviest } from '@bridgefront/page/story.ts';
import type { FellsFace, TableView } from '../rules/table.ts';
import { fellsTexts } from './texts.ts';

const words = fellsTexts.story;

function weigh(face: FellsFace): number {
  switch (face.tell) {
    case 'scores':
      return face.vp;
    case 'falls':
      return 3;
    case 'burns':
      return 5;
    case 'cornered':
      return face.count;
    case 'battle-won':
      return 50;
    case 'wins':
    case 'campaign-won':
    case 'drawn':
      return 100;
    default:
      return 0;
  }
}

/** Fells and Fords' story. */
export const story: Story<TableView, FellsFace> = {
  open: true,
  counts: words.counts,
  points: ({ seats, campaign, phase }, seat) => {
    if (campaign === null) return seats[seat].vp;
    return campaign.points[seat] + (phase === 'over' ? 0 : seats[seat].vp);
  },
  step: ({ face }) => (face.tell === 'turn' ? words.round(face.round, face.battle) : null),
  hand: ({ seats }, seat) => [...(seats[seat]?.own?.command ?? []), ...(seats[seat]?.own?.lore ?? [])],
  miniature: async () => (await import('./miniature.tsx')).Miniature,
  moments: (reports) => heaviest(reports, weigh),
};
