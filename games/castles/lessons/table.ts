// What positions of lessons have in common, and how their goals look at the table.

import type { Json, SeatView } from '@bridgefront/kernel';
import type { PieceView, TableView } from '../rules/view.ts';

/** What a lesson's learner sees. */
export type Seen = SeatView<TableView>;

/** Red's third turn with these cards in play; the learner is Red. */
export function siege(cards: readonly Json[], hand: readonly string[] = []): Json {
  const seats = [
    { hand, order: 'hold' },
    { hand: [], order: 'hold' },
  ];
  return { turn: 5, red: 0, cards, seats };
}

/** A side's piece of this card, the first one where there are several. */
export const pieceOf = ({ table }: Seen, seat: number, card: string): PieceView | undefined =>
  table.pieces.find((piece) => piece.seat === seat && piece.card === card);
