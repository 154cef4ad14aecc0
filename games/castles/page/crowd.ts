// Crowds in a zone: where room is short, equal cards stand together; whichever of them is chosen, nothing is different.

import type { PieceView } from '../rules/table.ts';

/** Equal cards; one of them answers for all. */
export interface Group {
  readonly piece: PieceView;
  readonly names: readonly string[];
}

/**
 * Cards as they stand: each by itself up to `room`, else equal ones together, but for those that `apart` names; `first` names
 * the one that answers for its group, so that nothing moves when it is chosen.
 */
export function groupsOf(
  pieces: readonly PieceView[],
  room: number,
  apart: (name: string) => boolean,
  first: string | null = null,
): readonly Group[] {
  const total = pieces.length;
  const keyOf = (piece: PieceView): string => {
    const { name, ...facts } = piece;
    return total <= room || apart(name) ? name : JSON.stringify(facts);
  };
  const groups = [...Map.groupBy(pieces, keyOf).values()];
  return groups.flatMap((group) => {
    const piece = group.find(({ name }) => name === first) ?? group[0];
    return piece === undefined ? [] : { piece, names: group.map(({ name }) => name) };
  });
}
