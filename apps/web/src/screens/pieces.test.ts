// How boards and pieces lie on paper.

import { hexBoard, hexHeight } from '@bridgefront/page/print/shapes.ts';
import type { PrintedPiece } from '@bridgefront/page/print/shapes.ts';
import { describe, expect, test } from 'vitest';
import { areaOf, layPieces, partsOf } from './pieces.ts';
import { papers } from './sheets.ts';

test('a board of hexagons is as wide as its longest row, and its hexagons touch', () => {
  const { size, fields } = hexBoard('Hexes', [2, 3, 2], 20);
  expect(fields).toHaveLength(7);
  expect(size[0]).toBe(60);
  expect(size[1]).toBeCloseTo(hexHeight(20) * 2.5);
  expect(fields[0].at[0]).toBe(20);
  expect(fields[2].at).toEqual([10, hexHeight(20) * 1.25]);
});

describe.each(papers)('on %s', (paper) => {
  const [across, down] = areaOf(paper);

  test('a board is cut into parts that fit, and that make it up', () => {
    const board = hexBoard('Hexes', [13, 12, 13, 12, 13, 12, 13, 12, 13], 28);
    const parts = partsOf(board, paper);
    expect(parts.reduce((sum, { size: [width, height] }) => sum + width * height, 0)).toBeCloseTo(
      board.size[0] * board.size[1],
    );
    for (const { size } of parts) expect(size[0] <= across && size[1] <= down).toBe(true);
    expect(partsOf(hexBoard('Small', [2, 3, 2], 20), paper)).toHaveLength(1);
  });

  test('each piece lies on a page as often as it is needed, and none over another', () => {
    const round: PrintedPiece = { label: '1', count: 150, shape: 'round', size: [14, 14], tint: 'red' };
    const pieces = [round, { ...round, label: 'long', count: 40, shape: 'square', size: [26, 7] } as const];
    const pages = layPieces(pieces, paper);
    expect(pages.flat()).toHaveLength(190);
    for (const page of pages)
      for (const [index, { piece, at }] of page.entries()) {
        const [right, low] = [at[0] + piece.size[0], at[1] + piece.size[1]];
        expect(right <= across && low <= down).toBe(true);
        const over = page
          .slice(index + 1)
          .filter(
            (other) =>
              other.at[0] < right &&
              other.at[0] + other.piece.size[0] > at[0] &&
              other.at[1] < low &&
              other.at[1] + other.piece.size[1] > at[1],
          );
        expect(over).toEqual([]);
      }
  });
});
