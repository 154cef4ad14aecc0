// The strip of six zones as text: Blue's cards above the line of zones, Red's below, Walls on their borders.

import type { PieceView, TableView } from '../rules/index.ts';
import { zoneNames } from '../rules/types.ts';
import { zoneText } from '../rules/text/words.ts';
import { padTo, widthOf } from '@bridgefront/terminal/paint.ts';
import type { Drawing } from '@bridgefront/terminal/table.ts';

const cellWidth = 16;

/** The table of a drawing's view. */
export function tableOf({ view }: Pick<Drawing, 'view'>): TableView {
  return view.table as TableView;
}

const short: Readonly<Record<string, string>> = { 'siege-tower': 'Tower' };

function nameOf({ name, card }: PieceView): string {
  const number = name.slice(card.length + 1);
  const starter = ['castle', 'general', 'wizard', 'spy', 'assassin'].includes(card);
  const word = short[card] ?? card.slice(0, 1).toUpperCase() + card.slice(1);
  return starter ? word : `${word} ${number}`;
}

// Marks of the turn in one letter each: m moved, a acted, + charged, * Arrow Rain, ! has fired.
function marksOf({ moved, acted, charged, shots, rain, fired }: PieceView): string {
  const rained = shots !== undefined || rain !== undefined;
  const marks = [moved ? 'm' : '', acted ? 'a' : '', charged ? '+' : '', rained ? '*' : '', fired ? '!' : ''];
  return marks.join('');
}

/** `Spearman 3♥4` with its marks: behind the heart stands what a card has left. */
function pieceCell({ names, paint }: Drawing, piece: PieceView): string {
  const { hp, full, seat } = piece;
  const figure = paint(hp < full ? 'yellow' : 'dim', `♥${hp}`);
  const marks = marksOf(piece);
  const name = names.colour(seat, nameOf(piece).slice(0, cellWidth - 5));
  return `${name}${figure}${marks === '' ? '' : paint('dim', ` ${marks}`)}`;
}

function sideRows(drawing: Drawing, seat: number, upwards: boolean): string[] {
  const { pieces } = tableOf(drawing);
  const stacks = zoneNames.map((zone) =>
    pieces
      .filter((piece) => piece.zone === zone && piece.seat === seat)
      .map((piece) => pieceCell(drawing, piece)),
  );
  const height = Math.max(0, ...stacks.map(({ length }) => length));
  const rows = Array.from({ length: height }, (_, row) =>
    stacks
      .map((stack) => padTo(stack[upwards ? height - 1 - row : row] ?? '', cellWidth))
      .join('')
      .trimEnd(),
  );
  return rows.map((row) => ` ${row}`);
}

// The line of zones; a Wall stands as a bar on the border that it shuts.
function zoneLine(drawing: Drawing): string {
  const { pieces, red } = tableOf(drawing);
  const walled = (seat: number): boolean =>
    pieces.some((piece) => piece.card === 'wall' && piece.seat === seat);
  const borders = ['│', walled(red) ? '▓' : '│', '╪', walled(1 - red) ? '▓' : '│', '│'];
  const cells = zoneNames.map((zone) => {
    const text = zoneText(zone).replace(' Zone', '');
    return padTo(text, cellWidth - 1, 'centre').replaceAll(' ', '─');
  });
  return `├${cells.map((cell, i) => cell + (borders[i] ?? '┤')).join('')}`;
}

const terrainWords: Readonly<Record<string, string>> = { 'high-hills': 'High Hills', plains: '' };

function terrainLine(drawing: Drawing): string[] {
  const { terrain, river } = tableOf(drawing);
  const words = (terrain ?? []).map(
    (one) => terrainWords[one] ?? one.slice(0, 1).toUpperCase() + one.slice(1),
  );
  const line = ` ${words.map((word) => padTo(word, cellWidth - 1, 'centre')).join(' ')}`.trimEnd();
  const where = river === 'centre' ? 'along the Front line' : 'between Front and Middle on both sides';
  return [
    ...(widthOf(line) === 0 ? [] : [drawing.paint('dim', line)]),
    ...(river === undefined ? [] : [drawing.paint('dim', `  A river runs ${where}.`)]),
  ];
}

/** The strip. */
export function mapLines(drawing: Drawing): string[] {
  const { red } = tableOf(drawing);
  return [
    ...sideRows(drawing, 1 - red, true),
    zoneLine(drawing),
    ...terrainLine(drawing),
    ...sideRows(drawing, red, false),
    drawing.paint(
      'dim',
      '  ♥ hit points left; m moved, a acted, + charged, * Arrow Rain, ! has fired; ▓ a Wall',
    ),
  ];
}

/** Changes exactly when the strip would look different. */
export function mapKey({ pieces, terrain }: TableView): string {
  return JSON.stringify([pieces, terrain]);
}
