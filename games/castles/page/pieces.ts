// Castles on paper besides its cards: the six zones, and what is counted and marked.

import { squareBoard } from '@bridgefront/page/print/shapes.ts';
import type { PrintedGame, PrintedPiece } from '@bridgefront/page/print/shapes.ts';
import { zoneNames, zoneText } from '../rules/table.ts';

const zones = zoneNames.map((zone) => ({
  label: zoneText(zone),
  tint: zone.startsWith('red') ? ('sand' as const) : ('water' as const),
}));

const round = (label: string, count: number, tint: PrintedPiece['tint']): PrintedPiece => ({
  label,
  count,
  shape: 'round',
  size: [16, 16],
  tint,
});

/** Zones in which three cards lie side by side. */
export const printed: PrintedGame = {
  boards: [squareBoard('The six zones', zones, [190, 120], 1)],
  pieces: [
    round('1', 40, 'plain'),
    round('5', 20, 'sand'),
    round('10', 12, 'gold'),
    round('moved', 12, 'stone'),
    round('acted', 12, 'wood'),
    round('charged', 2, 'purple'),
    round('Red', 6, 'red'),
    round('Blue', 6, 'blue'),
  ],
};
