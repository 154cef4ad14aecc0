// Boards and pieces of a game on sheets, for the browser to print in their true size.

import { tints } from '@bridgefront/page/print/shapes.ts';
import type { PrintedField, PrintedGame, Shape, Tint } from '@bridgefront/page/print/shapes.ts';
import type { ComponentChildren } from 'preact';
import { cardsTexts } from '../texts/cards.ts';
import styles from './print.module.css';
import { layPieces, margin, partsOf } from './pieces.ts';
import type { BoardPart, LaidPiece } from './pieces.ts';
import { paperSize } from './sheets.ts';
import type { Paper } from './sheets.ts';

const words = cardsTexts.sheets;
const dark = new Set<Tint>(['red', 'blue', 'gold', 'green', 'purple', 'slate']);

function Outline({ shape, x, y, width, height, tint }: Box & { readonly shape: Shape; readonly tint: Tint }) {
  const look = { fill: tints[tint], stroke: '#26343b', 'stroke-width': 0.3 };
  if (shape === 'round') return <circle cx={x} cy={y} r={width / 2} {...look} />;
  if (shape === 'square')
    return <rect x={x - width / 2} y={y - height / 2} width={width} height={height} {...look} />;
  const corners = [
    [0, -0.5],
    [0.5, -0.25],
    [0.5, 0.25],
    [0, 0.5],
    [-0.5, 0.25],
    [-0.5, -0.25],
  ];
  return (
    <polygon points={corners.map(([dx, dy]) => `${x + dx * width},${y + dy * height}`).join(' ')} {...look} />
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const smallest = 1.6;

// In lines of one word each, as large as the longest has room for.
function Label({ text, x, y, width, height, tint }: Box & { readonly text: string; readonly tint: Tint }) {
  const lines = text.split(' ');
  const longest = Math.max(...lines.map(({ length }) => length));
  const letters = Math.max(
    smallest,
    Math.min(6, (width * 1.45) / (longest + 1), (height * 0.7) / lines.length / 1.1),
  );
  return (
    <text font-size={letters} text-anchor="middle" fill={dark.has(tint) ? '#fff' : '#26343b'}>
      {lines.map((line, at) => (
        <tspan key={at} x={x} y={y + (at - (lines.length - 1) / 2) * letters * 1.1 + letters * 0.35}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Field({ shape, at: [x, y], size: [width, height], tint, label }: PrintedField) {
  const box = { x, y, width, height, tint };
  return (
    <>
      <Outline shape={shape} {...box} />
      {label !== undefined && <Label text={label} {...box} />}
    </>
  );
}

interface SheetProps {
  readonly paper: Paper;
  readonly says: string;
  readonly children: ComponentChildren;
}

// The drawing stands at the margin; under it, what it is.
function Sheet({ paper, says, children }: SheetProps) {
  const [width, height] = paperSize[paper];
  return (
    <section class={styles.sheet} data-paper={paper} aria-label={says}>
      <svg
        class={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `${width}mm`, height: `${height}mm` }}
        role="img"
        aria-label={says}
      >
        <g transform={`translate(${margin} ${margin})`}>{children}</g>
        <text x={margin} y={height - margin} font-size="3.2" fill="#26343b">
          {says}
        </text>
      </svg>
    </section>
  );
}

function touches({ at: [x, y], size: [width, height] }: PrintedField, { from, size }: BoardPart): boolean {
  const [left, top] = [x - from[0], y - from[1]];
  return (
    left + width / 2 > 0 && left - width / 2 < size[0] && top + height / 2 > 0 && top - height / 2 < size[1]
  );
}

function PartSheet({ part, paper }: { readonly part: BoardPart; readonly paper: Paper }) {
  const { board, column, row, columns, rows, from, size } = part;
  const clip = `part-${board.name}-${column}-${row}`.replaceAll(' ', '-');
  return (
    <Sheet paper={paper} says={words.part(board.name, [row + 1, rows], [column + 1, columns])}>
      <clipPath id={clip}>
        <rect width={size[0]} height={size[1]} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <g transform={`translate(${-from[0]} ${-from[1]})`}>
          {board.fields
            .filter((field) => touches(field, part))
            .map((field) => (
              <Field key={field.at.join(' ')} {...field} />
            ))}
        </g>
      </g>
      {columns * rows > 1 && (
        <rect
          width={size[0]}
          height={size[1]}
          fill="none"
          stroke="#26343b"
          stroke-width="0.2"
          stroke-dasharray="2 2"
        />
      )}
    </Sheet>
  );
}

function PiecesSheet({
  laid,
  paper,
  says,
}: Omit<SheetProps, 'children'> & { readonly laid: readonly LaidPiece[] }) {
  return (
    <Sheet paper={paper} says={says}>
      {laid.map(({ piece, at: [x, y] }) => {
        const { shape, size, tint, label } = piece;
        return (
          <Field
            key={`${x} ${y}`}
            shape={shape}
            at={[x + size[0] / 2, y + size[1] / 2]}
            size={size}
            tint={tint}
            label={label}
          />
        );
      })}
    </Sheet>
  );
}

/** How many pages it takes. */
export function pagesOf({ boards, pieces }: PrintedGame, paper: Paper): number {
  return boards.flatMap((board) => partsOf(board, paper)).length + layPieces(pieces, paper).length;
}

/** All boards and pieces, page by page. */
export function PieceSheets({ printed, paper }: { readonly printed: PrintedGame; readonly paper: Paper }) {
  const laid = layPieces(printed.pieces, paper);
  return (
    <div class={styles.sheets} tabIndex={0} role="group" aria-label={words.all}>
      {printed.boards.flatMap((board) =>
        partsOf(board, paper).map((part) => (
          <PartSheet key={`${board.name} ${part.column} ${part.row}`} part={part} paper={paper} />
        )),
      )}
      {laid.map((some, at) => (
        <PiecesSheet key={at} laid={some} paper={paper} says={words.pieces(at + 1, laid.length)} />
      ))}
    </div>
  );
}
