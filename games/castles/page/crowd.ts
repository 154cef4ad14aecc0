// Crowds in a zone: where room is short, equal cards stand together; whichever of them is chosen, nothing is different.

import type { PieceView } from '../rules/table.ts';

/** Equal cards; the first one answers for all. */
export interface Group {
  readonly piece: PieceView;
  readonly names: readonly string[];
}

/** Cards as they stand: each by itself up to `room`, else equal ones together, but for those that `apart` names. */
export function groupsOf(
  pieces: readonly PieceView[],
  room: number,
  apart: (name: string) => boolean,
): readonly Group[] {
  const total = pieces.length;
  const keyOf = (piece: PieceView): string => {
    const { name, ...facts } = piece;
    return total <= room || apart(name) ? name : JSON.stringify(facts);
  };
  const groups = [...Map.groupBy(pieces, keyOf).values()];
  return groups.flatMap((group) =>
    group[0] === undefined ? [] : { piece: group[0], names: group.map(({ name }) => name) },
  );
}
