// Equal cards in play that stand on one pile where room is short: whichever of them is chosen, nothing is different.

import type { PieceView } from '../rules/table.ts';

/** Equal cards; the first one answers for all. */
export interface Pile {
  readonly piece: PieceView;
  readonly count: number;
}

/** Cards as they stand: each by itself up to `room`, else equal ones together, but for those that `apart` names. */
export function pilesOf(
  pieces: readonly PieceView[],
  room: number,
  apart: (name: string) => boolean,
): readonly Pile[] {
  const total = pieces.length;
  const keyOf = (piece: PieceView): string => {
    const { name, ...facts } = piece;
    return total <= room || apart(name) ? name : JSON.stringify(facts);
  };
  const piles = [...Map.groupBy(pieces, keyOf).values()];
  return piles.flatMap(([piece, ...rest]) => (piece === undefined ? [] : { piece, count: rest.length + 1 }));
}
