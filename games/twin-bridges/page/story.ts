// Story of a finished match of Twin Bridges: how far the buildings were from falling, and what brought them there.

import type { Story } from '@bridgefront/page/contract.ts';
import { heaviest } from '@bridgefront/page/story.ts';
import type { TwinFace, TableView } from '../rules/table.ts';
import { twinBridgesTexts } from './texts.ts';

const words = twinBridgesTexts.story;

/** How many places are left to the right of a seat's building, with those of its second life. */
function placesLeft({ row, bastion, fort }: TableView['seats'][number]): number {
  return row.length - bastion + (fort ? 0 : row.length);
}

function weigh(face: TwinFace): number {
  switch (face.tell) {
    case 'strikes':
      return face.to - face.from;
    case 'bastion-falls':
      return 20;
    case 'fort-falls':
    case 'drawn':
      return 30;
    default:
      return 0;
  }
}

/** Twin Bridges' story. */
export const story: Story<TableView, TwinFace> = {
  open: true,
  counts: words.counts,
  points: ({ phase, seats }, seat) =>
    phase === 'draft' || phase === 'decks' ? null : placesLeft(seats[seat]),
  step: ({ face }) => (face.tell === 'turn' ? words.turn(face.turn) : null),
  chance: words.chance,
  hand: ({ seats }, seat) => seats[seat]?.row.flatMap((slug) => slug ?? []) ?? [],
  miniature: async () => (await import('./miniature.tsx')).Miniature,
  moments: (reports) => heaviest(reports, weigh),
};
