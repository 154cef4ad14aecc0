// Story of a finished match of Castles: how much of the Castles stood, and the blows that told.

import type { Story } from '@bridgefront/page/contract.ts';
import { heaviest } from '@bridgefront/page/story.ts';
import { sideOf } from '../rules/table.ts';
import type { CastlesFace, TableView } from '../rules/table.ts';
import { castlesTexts } from './texts.ts';

const words = castlesTexts.story;
const castle = 'castle';

function weigh(face: CastlesFace): number {
  switch (face.tell) {
    case 'attacks':
      return (face.hit.piece.startsWith(castle) ? 10 : 0) + face.hit.damage;
    case 'area':
      return face.hits.reduce((sum, { damage }) => sum + damage, 0);
    case 'trap':
    case 'assassinates':
      return 6;
    case 'ambush':
      return 4;
    case 'over':
      return 100;
    case 'series':
      return 120;
    default:
      return 0;
  }
}

/** Castles' story. */
export const story: Story<TableView, CastlesFace> = {
  open: true,
  counts: words.counts,
  points: ({ pieces }, seat) =>
    pieces.find((piece) => piece.seat === sideOf(seat) && piece.card === castle)?.hp ?? 0,
  step: ({ face }) => (face.tell === 'turn' ? words.turn(face.turn, face.siege) : null),
  chance: words.chance,
  hand: ({ seats }, seat) => seats[seat]?.cards ?? [],
  miniature: async () => (await import('./miniature.tsx')).Miniature,
  moments: (reports) => heaviest(reports, weigh),
};
