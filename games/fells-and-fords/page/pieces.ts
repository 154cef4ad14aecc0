// Fells and Fords on paper besides its cards: the field, terrain to lay on it, units, and what is counted and marked.

import { hexBoard, hexPiece, roundPiece } from '@bridgefront/page/print/shapes.ts';
import type { PrintedGame, Tint } from '@bridgefront/page/print/shapes.ts';

const width = 28;

const terrain = (label: string, count: number, tint: Tint) => hexPiece(label, count, tint, width);
const round = (label: string, count: number, tint: Tint, size = 14) => roundPiece(label, count, tint, size);

/** A kind of unit, as many as an army may hold. */
interface Kind {
  readonly faction: string;
  readonly name: string;
  readonly copies: number;
}

const armies = [
  { faction: 'fords', tint: 'blue' },
  { faction: 'fells', tint: 'green' },
] as const;

/** A hexagon holds a unit with its figures beside it; `kinds`: of the army lists. */
export const printedWith = (kinds: readonly Kind[]): PrintedGame => ({
  boards: [hexBoard('The field', [13, 12, 13, 12, 13, 12, 13, 12, 13], width)],
  pieces: [
    terrain('Forest', 12, 'wood'),
    terrain('Hill', 12, 'sand'),
    terrain('Building', 8, 'stone'),
    terrain('Water', 16, 'water'),
    terrain('Ford', 4, 'water'),
    terrain('Bridge', 4, 'stone'),
    terrain('Tent', 2, 'plain'),
    ...armies.flatMap(({ faction, tint }) =>
      kinds
        .filter((kind) => kind.faction === faction)
        .map(({ name, copies }) => round(name, copies, tint, 22)),
    ),
    round('Banner 1', 7, 'gold', 16),
    ...armies.map(({ tint }) => round('1', 40, tint, 9)),
    round('poison', 6, 'purple'),
    round('stun', 6, 'slate'),
    round('lore 1', 16, 'plain'),
    round('lore 5', 4, 'plain'),
    ...armies.map(({ tint }) => round('VP 1', 10, tint)),
    ...armies.map(({ tint }) => round('VP 5', 4, tint)),
  ],
});
