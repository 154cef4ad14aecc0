// How boards and pieces lie on paper: boards in parts that join, pieces side by side. In millimetres.

import type { PrintedBoard, PrintedPiece, Size } from '@bridgefront/page/print/shapes.ts';
import { paperSize } from './sheets.ts';
import type { Paper } from './sheets.ts';

/** What printers leave white at each side, and more at the foot for a line of words. */
export const margin = 8;
const foot = 6;
/** Between two pieces: scissors need room. */
const gap = 2;

/** How much of the paper is printed on. */
export function areaOf(paper: Paper): Size {
  const [width, height] = paperSize[paper];
  return [width - 2 * margin, height - 2 * margin - foot];
}

/** A part of a board on one page: which it is, and the corner of the board at which it begins. */
export interface BoardPart {
  readonly board: PrintedBoard;
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  readonly from: readonly [x: number, y: number];
  readonly size: Size;
}

/** A board in as few pages as can be, all parts of one size. */
export function partsOf(board: PrintedBoard, paper: Paper): readonly BoardPart[] {
  const [across, down] = areaOf(paper);
  const [width, height] = board.size;
  const [columns, rows] = [Math.ceil(width / across), Math.ceil(height / down)];
  const size: Size = [width / columns, height / rows];
  return Array.from({ length: columns * rows }, (_, at): BoardPart => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return { board, column, row, columns, rows, from: [column * size[0], row * size[1]], size };
  });
}

/** A piece where it lies on a page: its upper left corner. */
export interface LaidPiece {
  readonly piece: PrintedPiece;
  readonly at: readonly [x: number, y: number];
}

/** Every piece as often as there are of it, on as many pages as it takes: row by row, the highest first. */
export function layPieces(pieces: readonly PrintedPiece[], paper: Paper): readonly (readonly LaidPiece[])[] {
  const [across, down] = areaOf(paper);
  const all = pieces
    .toSorted((a, b) => b.size[1] - a.size[1])
    .flatMap((piece) => Array.from({ length: piece.count }, () => piece));
  const pages: LaidPiece[][] = [];
  let [x, y, rowHeight] = [0, 0, 0];
  for (const piece of all) {
    const [width, height] = piece.size;
    if (x + width > across) [x, y, rowHeight] = [0, y + rowHeight + gap, 0];
    if (pages.length === 0 || y + height > down) {
      pages.push([]);
      [x, y, rowHeight] = [0, 0, 0];
    }
    pages.at(-1)?.push({ piece, at: [x, y] });
    x += width + gap;
    rowHeight = Math.max(rowHeight, height);
  }
  return pages;
}
