// The board of 113 hexes: places, neighbours, distances, sections and own rows (FF-3 to FF-8).

import { distanceOn, hexBoard, offsetRows } from '@bridgefront/tabletop/hexes';
import type { Seat } from '@bridgefront/kernel';
import type { Axial, HexNumber } from '@bridgefront/tabletop/hexes';

/** Index of a hex, counted row by row from the North edge and from West to East. */
export type HexId = HexNumber;

const rows = 9;

/** The board's tables. */
export const board = hexBoard(offsetRows({ rows, columns: 13, oddColumns: 12 }));

/** Axial coordinates of each hex; `q,r` of each, as choices and positions name it. */
export const { hexes: HEXES, hexNames, neighbours, beside: stepFrom } = board;

/** The hex that `q,r` names, or -1. */
export function hexOf(name: string): HexId {
  return board.hexByName.get(name) ?? -1;
}

/** Hexes of a text such as `0,6 1,7`. */
export function hexList(names: string): HexId[] {
  return names === '' ? [] : names.split(' ').map(hexOf);
}

/** Steps from one hex to the other (FF-3). */
export function distance(a: HexId, b: HexId): number {
  return distanceOn(board, a, b);
}

/** The hex as it lies for the seat: South's own, turned for North (FF-4). */
export function turned(hex: HexId, seat: Seat): HexId {
  return seat === 0 ? hex : HEXES.length - 1 - hex;
}

/** The middle hex, which is nobody's. */
export const middle: HexId = hexOf('4,4');

/** Own row of a hex, 1 at the seat's own edge to 9 at the enemy's (FF-5). */
export function ownRow(hex: HexId, seat: Seat): number {
  const { r } = HEXES[hex];
  return seat === 0 ? rows - r : r + 1;
}

/** The own sections, from the seat's left to its right. */
export const sections = ['left', 'centre', 'right'] as const;
export type Section = (typeof sections)[number];

function sectionsAt({ q, r }: Axial): readonly Section[] {
  const x = 2 * q + r;
  return [
    ...(x <= 8 ? (['left'] as const) : []),
    ...(x >= 8 && x <= 16 ? (['centre'] as const) : []),
    ...(x >= 16 ? (['right'] as const) : []),
  ];
}

const southSections = HEXES.map(sectionsAt);

/** The seat's own sections that a hex belongs to: one, or two on the border between them (FF-6). */
export function sectionsOf(hex: HexId, seat: Seat): readonly Section[] {
  return southSections[turned(hex, seat)];
}
