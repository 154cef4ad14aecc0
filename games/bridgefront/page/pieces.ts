// Bridgefront on paper besides its cards: the board, tiles to lay on it, bridges, units, and what is counted.

import { hexBoard, hexPiece, roundPiece, seatTints } from '@bridgefront/page/print/shapes.ts';
import type { PrintedGame, Tint } from '@bridgefront/page/print/shapes.ts';

const width = 32;

/** A hexagon of hexagons: so many rings around the middle one. */
function rowsOf(radius: number): readonly number[] {
  return Array.from({ length: 2 * radius + 1 }, (_, row) => 2 * radius + 1 - Math.abs(radius - row));
}

const tile = (label: string, count: number, tint: Tint) => hexPiece(label, count, tint, width - 4);
const round = (label: string, count: number, tint: Tint, size = 14) => roundPiece(label, count, tint, size);

/** Boards for two and for up to six; tiles are a little smaller than the hexes that they lie on. */
export const printed: PrintedGame = {
  boards: [hexBoard('Board for three to six', rowsOf(4), width), hexBoard('Board for two', rowsOf(3), width)],
  pieces: [
    tile('Center', 1, 'gold'),
    tile('Forge', 3, 'stone'),
    ...[4, 5, 6, 7].map((value) => tile(`Mine ${value}`, value === 7 ? 1 : 4, 'sand')),
    ...seatTints.flatMap((tint) => [
      tile('Capital', 1, tint),
      round('1', 16, tint, 10),
      round('5', 3, tint),
      ...[1, 2, 3, 4].map((number) => round(`Champion ${number}`, 1, tint, 16)),
    ]),
    { label: 'Bridge', count: 44, shape: 'square', size: [22, 6], tint: 'stone' },
    round('gold 1', 40, 'plain'),
    round('gold 5', 20, 'sand'),
    round('HP 1', 24, 'wood', 10),
  ],
};
