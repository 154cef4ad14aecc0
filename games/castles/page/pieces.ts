// Castles on paper besides its cards: the six zones, and what is counted and marked.

import { roundPiece, squareBoard } from '@bridgefront/page/print/shapes.ts';
import type { PrintedGame } from '@bridgefront/page/print/shapes.ts';
import { zoneNames, zoneText } from '../rules/table.ts';

const zones = zoneNames.map((zone) => ({
  label: zoneText(zone),
  tint: zone.startsWith('red') ? ('sand' as const) : ('water' as const),
}));

/** Zones in which three cards lie side by side. */
export const printed: PrintedGame = {
  boards: [squareBoard('The six zones', zones, [190, 120], 1)],
  pieces: [
    roundPiece('1', 40, 'plain'),
    roundPiece('5', 20, 'sand'),
    roundPiece('10', 12, 'gold'),
    roundPiece('moved', 12, 'stone'),
    roundPiece('acted', 12, 'wood'),
    roundPiece('charged', 2, 'purple'),
    roundPiece('Red', 6, 'red'),
    roundPiece('Blue', 6, 'blue'),
  ],
};
