// What of a game is printed besides its cards: boards and pieces as plain shapes, in millimetres.

/** Colours that stay apart on paper. The six of the seats come first. */
export const tints = {
  red: '#c0392b',
  blue: '#1f5fa8',
  gold: '#8a6500',
  green: '#1d7a56',
  purple: '#7a3fa0',
  slate: '#37474f',
  plain: '#fffdf6',
  sand: '#f3e2b3',
  wood: '#cfe3c4',
  water: '#cfe4f2',
  stone: '#dfdcd3',
} as const;

/** A colour that is printed, by its name. */
export type Tint = keyof typeof tints;

/** The colours of the seats, in their order. */
export const seatTints = [
  'red',
  'blue',
  'gold',
  'green',
  'purple',
  'slate',
] as const satisfies readonly Tint[];

/** How it is cut. A hexagon has a corner on top. */
export type Shape = 'round' | 'square' | 'hex';

/** Width and height. */
export type Size = readonly [width: number, height: number];

/** A place of a board. */
export interface PrintedField {
  readonly shape: Shape;
  /** Its middle. */
  readonly at: readonly [x: number, y: number];
  readonly size: Size;
  readonly tint: Tint;
  readonly label?: string;
}

/** A board; larger than a page, it is printed in parts to be joined. */
export interface PrintedBoard {
  readonly name: string;
  readonly size: Size;
  readonly fields: readonly PrintedField[];
}

/** A piece to cut out, so many times. */
export interface PrintedPiece {
  readonly label: string;
  readonly count: number;
  readonly shape: Shape;
  readonly size: Size;
  readonly tint: Tint;
}

/** A round piece of this many millimetres. */
export const roundPiece = (label: string, count: number, tint: Tint, size = 16): PrintedPiece => ({
  label,
  count,
  shape: 'round',
  size: [size, size],
  tint,
});

/** A hexagon of this width to lay on a board. */
export const hexPiece = (label: string, count: number, tint: Tint, width: number): PrintedPiece => ({
  label,
  count,
  shape: 'hex',
  size: hexSize(width),
  tint,
});

/** All that is printed of a game besides its cards. */
export interface PrintedGame {
  readonly boards: readonly PrintedBoard[];
  readonly pieces: readonly PrintedPiece[];
}

/** The height of a hexagon of this width, a corner on top. */
export function hexHeight(width: number): number {
  return (width * 2) / Math.sqrt(3);
}

/** The size of a hexagon of this width. */
export const hexSize = (width: number): Size => [width, hexHeight(width)];

/**
 * A board of hexagons of this width in rows of so many, each row half a hexagon beside the one above; the longest row is as
 * wide as the board.
 */
export function hexBoard(name: string, rows: readonly number[], width: number): PrintedBoard {
  const longest = Math.max(...rows);
  const height = hexHeight(width);
  const fields = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column): PrintedField => ({
      shape: 'hex',
      at: [((longest - count) / 2 + column + 0.5) * width, height / 2 + row * height * 0.75],
      size: [width, height],
      tint: 'plain',
    })),
  );
  return { name, size: [longest * width, height * (0.75 * (rows.length - 1) + 1)], fields };
}

/** Places of one size beside or below each other, so many in a row, without gaps. */
export function squareBoard(
  name: string,
  fields: readonly Pick<PrintedField, 'label' | 'tint'>[],
  [width, height]: Size,
  inRow: number,
): PrintedBoard {
  return {
    name,
    size: [width * Math.min(inRow, fields.length), height * Math.ceil(fields.length / inRow)],
    fields: fields.map((field, at) => ({
      ...field,
      shape: 'square',
      at: [((at % inRow) + 0.5) * width, (Math.floor(at / inRow) + 0.5) * height],
      size: [width, height],
    })),
  };
}
