// Heartland on paper besides its cards: the frontiers, and what is counted and marked.

import { roundPiece, squareBoard } from '@bridgefront/page/print/shapes.ts';
import type { PrintedBoard, PrintedGame } from '@bridgefront/page/print/shapes.ts';

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

/** Frontiers on which cards lie. */
export const printed: PrintedGame = {
  boards: [1, 2, 3].map(frontier),
  pieces: [
    roundPiece('1', 30, 'plain'),
    roundPiece('5', 16, 'sand'),
    roundPiece('10', 4, 'gold'),
    roundPiece('weaker 1', 10, 'stone'),
    roundPiece('stronger 1', 10, 'wood'),
    roundPiece('Initiative', 1, 'purple', 24),
  ],
};
