// Twin Bridges on paper besides its cards: the lanes, the buildings, and what is counted and marked.

import { roundPiece, squareBoard } from '@bridgefront/page/print/shapes.ts';
import type { PrintedBoard, PrintedGame, PrintedPiece } from '@bridgefront/page/print/shapes.ts';

const lane = (name: string): PrintedBoard =>
  squareBoard(
    name,
    [
      { label: 'far end', tint: 'sand' },
      { label: 'nearest', tint: 'sand' },
      { label: 'Bridge', tint: 'stone' },
      { label: 'nearest', tint: 'water' },
      { label: 'far end', tint: 'water' },
    ],
    [70, 92],
    5,
  );

const building = (label: string, tint: PrintedPiece['tint']): PrintedPiece => ({
  label,
  count: 1,
  shape: 'square',
  size: [63, 88],
  tint,
});

/** Lanes on which cards lie; a bastion and a fort are the two sides of one card. */
export const printed: PrintedGame = {
  boards: [lane('The first lane'), lane('The second lane')],
  pieces: [
    building('Bastion', 'red'),
    building('Bastion', 'blue'),
    building('Fort', 'red'),
    building('Fort', 'blue'),
    roundPiece('1', 30, 'plain'),
    roundPiece('5', 10, 'sand'),
    roundPiece('used up', 6, 'stone'),
    roundPiece('ward', 4, 'wood'),
  ],
};
