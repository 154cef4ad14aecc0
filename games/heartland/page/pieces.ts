// Heartland on paper besides its cards: the frontiers, and what is counted and marked.

import { squareBoard } from '@bridgefront/page/print/shapes.ts';
import type { PrintedBoard, PrintedGame, PrintedPiece } from '@bridgefront/page/print/shapes.ts';

// Between two rows of advancing units: one occupier of each side, and the plot between them.
const frontier = (number: number): PrintedBoard =>
  squareBoard(
    `Frontier ${number}`,
    [
      { label: 'Occupier', tint: 'sand' },
      { label: `Frontier ${number} Settlement`, tint: 'wood' },
      { label: 'Occupier', tint: 'water' },
    ],
    [63, 88],
    3,
  );

const piece = (label: string, count: number, tint: PrintedPiece['tint'], size = 16): PrintedPiece => ({
  label,
  count,
  shape: 'round',
  size: [size, size],
  tint,
});

/** Frontiers on which cards lie. */
export const printed: PrintedGame = {
  boards: [1, 2, 3].map(frontier),
  pieces: [
    piece('1', 30, 'plain'),
    piece('5', 16, 'sand'),
    piece('10', 4, 'gold'),
    piece('weaker 1', 10, 'stone'),
    piece('stronger 1', 10, 'wood'),
    piece('Initiative', 1, 'purple', 24),
  ],
};
