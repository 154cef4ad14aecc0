// Bridgefront's board as text: hexes in staggered rows, their tiles and units, and the Bridges between them.

import type { TableView, UnitsView } from '../rules/index.ts';
import { placesSeen } from '../rules/table.ts';
import { edgeText, hexText, parseEdge } from '@bridgefront/tabletop/hexes';
import type { Axial } from '@bridgefront/tabletop/hexes';
import { padTo, widthOf } from '@bridgefront/terminal/paint.ts';
import type { Drawing } from '@bridgefront/terminal/table.ts';

/** Columns of a hex, and from one hex to the next in its row. */
interface Scale {
  readonly cell: number;
  readonly pitch: number;
}

/** Something at a column of a line. */
interface Piece {
  readonly at: number;
  readonly text: string;
}

/** A row of hexes: tiles, units, and the slanted Bridges below. */
interface Row {
  readonly tiles: Piece[];
  readonly units: Piece[];
  readonly slants: Piece[];
}

/** How a Bridge is drawn: along a row, and the two slants. */
type Strokes = readonly [level: string, down: string, up: string];
const builtStrokes: Strokes = ['═', '╲', '╱'];
const temporaryStrokes: Strokes = ['-', '\\', '/'];
const lockedStrokes: Strokes = ['×', '×', '×'];

function scaleOf(radius: number): Scale {
  return radius > 4 ? { cell: 8, pitch: 9 } : { cell: 8, pitch: 10 };
}

function tableOf({ view }: Drawing): TableView {
  return view.table as TableView;
}

/** The letter of a unit's seat, its Forces, and a star for each Champion: `V3*`. */
function unitText({ names }: Drawing, units: UnitsView): string {
  const { seat, forces, champions = [] } = units;
  const count = forces > 0 || champions.length === 0 ? String(forces) : '';
  return names.symbol(seat) + names.colour(seat, count + '*'.repeat(champions.length));
}

function tileText(drawing: Drawing, hex: string): string {
  const { paint, names } = drawing;
  const { mines, forges, seats } = tableOf(drawing);
  const owner = seats.findIndex(({ capital }) => capital === hex);
  if (owner >= 0) return names.colour(owner, '⌂') + names.symbol(owner);
  const mine = mines.find((other) => other.hex === hex);
  if (mine !== undefined) return paint('yellow', `M${mine.value}`);
  if (forges.includes(hex)) return paint('red', 'Fo');
  return hex === '0,0' ? paint('bold', 'Ce') : '';
}

function cellTitle(drawing: Drawing, hex: string): string {
  const tile = tileText(drawing, hex);
  const place = drawing.paint('dim', hex);
  return tile === '' ? place : `${tile} ${place}`;
}

/** The strokes of every edge that can be crossed or is locked. */
function strokesByEdge(table: TableView): Map<string, Strokes> {
  const strokes = new Map<string, Strokes>();
  for (const edge of table.dominion ?? []) strokes.set(edge, temporaryStrokes);
  for (const edge of table.bridges) strokes.set(edge, builtStrokes);
  for (const edge of table.temporary ?? []) strokes.set(edge, temporaryStrokes);
  for (const edge of table.locked ?? []) strokes.set(edge, lockedStrokes);
  return strokes;
}

function join(pieces: readonly Piece[]): string {
  let line = '';
  for (const { at, text } of [...pieces].sort((a, b) => a.at - b.at)) line = padTo(line, at) + text;
  return line.trimEnd();
}

function centred(left: number, { cell }: Scale, text: string): Piece {
  return { at: left + Math.max(0, Math.floor((cell - widthOf(text)) / 2)), text };
}

/** Left column of a hex. */
function leftOf({ q, r }: Axial, radius: number, { pitch }: Scale): number {
  return Math.round((q + r / 2 + radius) * pitch);
}

function drawHex(drawing: Drawing, row: Row, hex: Axial, scale: Scale, strokes: Map<string, Strokes>): void {
  const { radius, units } = tableOf(drawing);
  const { paint } = drawing;
  const name = hexText(hex);
  const left = leftOf(hex, radius, scale);
  row.tiles.push(centred(left, scale, cellTitle(drawing, name)));
  const here = units.filter((other) => other.hex === name).map((other) => unitText(drawing, other));
  if (here.length > 0) row.units.push(centred(left, scale, here.join(paint('dim', '/'))));
  else row.units.push({ at: left + 3, text: paint('dim', '·') });
  const down = strokes.get(edgeText(hex, { q: hex.q, r: hex.r + 1 }));
  if (down !== undefined) drawSlant(row, left + 5, left + 6, paint('yellow', down[1]));
  const up = strokes.get(edgeText(hex, { q: hex.q - 1, r: hex.r + 1 }));
  if (up !== undefined) drawSlant(row, left + 2, left + 1, paint('yellow', up[2]));
  const level = strokes.get(edgeText(hex, { q: hex.q + 1, r: hex.r }));
  if (level !== undefined) drawLevel(drawing, row, left, scale, level[0]);
}

// A slanted Bridge begins beside the units of its upper hex, where they leave room.
function drawSlant(row: Row, above: number, below: number, text: string): void {
  row.units.push({ at: above, text });
  row.slants.push({ at: below, text });
}

// A level Bridge runs from hex to hex as far as the units leave room; it is cut to size once they are all placed.
function drawLevel({ paint }: Drawing, row: Row, left: number, { cell, pitch }: Scale, stroke: string): void {
  const from = left + cell - 2;
  for (let at = from; at < left + pitch + 2; at++) row.units.push({ at, text: paint('yellow', stroke) });
}

/** Takes away the strokes that units stand on. */
function withoutOverlap(pieces: readonly Piece[]): Piece[] {
  const wide = pieces.filter(({ text }) => widthOf(text) > 1);
  return pieces.filter(({ at, text }) => {
    if (widthOf(text) > 1) return true;
    return wide.every((unit) => at < unit.at - 1 || at > unit.at + widthOf(unit.text));
  });
}

function drawRow(drawing: Drawing, r: number, scale: Scale, strokes: Map<string, Strokes>): string[] {
  const { radius } = tableOf(drawing);
  const row: Row = { tiles: [], units: [], slants: [] };
  for (let q = Math.max(-radius, -r - radius); q <= Math.min(radius, -r + radius); q++) {
    drawHex(drawing, row, { q, r }, scale, strokes);
  }
  const lines = [join(row.tiles), join(withoutOverlap(row.units))];
  return r < radius ? [...lines, join(row.slants)] : lines;
}

function legend(drawing: Drawing): string[] {
  const { paint } = drawing;
  const table = tableOf(drawing);
  const dim = (text: string): string => paint('dim', text);
  const { seat, forces, champions = [] } = table.units[0] ?? { seat: 0, forces: 3 };
  const example = unitText(drawing, { hex: '', seat, forces: Math.max(1, forces), champions });
  const lines = [
    `${names(drawing)}${paint('yellow', 'M5')} ${dim('Mine worth 5')}  ${paint('red', 'Fo')} ${dim('Forge')}  ${paint('bold', 'Ce')} ${dim('Center')}  ` +
      `${paint('yellow', '══ ╲ ╱')} ${dim('Bridges')}  ${example} ${dim(`${forcesWords(Math.max(1, forces))}, * per Champion`)}`,
  ];
  const odd = oddBridges(drawing);
  return odd.length === 0 ? lines : [...lines, dim(odd.join('  '))];
}

function forcesWords(count: number): string {
  return count === 1 ? '1 Force' : `${count} Forces`;
}

function names(drawing: Drawing): string {
  return `⌂ ${drawing.paint('dim', 'Capital')}  `;
}

/** Bridges that need a word: temporary, open to all, locked, trapped, and wormholes. */
function oddBridges(drawing: Drawing): string[] {
  const table = tableOf(drawing);
  const { temporary, dominion, locked, traps, wormholes } = table;
  const said: string[] = [];
  const at = placesSeen(table, drawing.view.seat ?? -1, (seat) => drawing.names.name(seat));
  if (temporary !== undefined || dominion !== undefined) said.push('-- \\ / until the end of the round');
  if (locked !== undefined) said.push('× locked this round');
  for (const trap of traps ?? []) said.push(`Trap on the Bridge ${at.edge(trap.edge)}.`);
  for (const { hexes } of wormholes ?? [])
    said.push(`Wormhole between ${hexes.map((hex) => at.hex(hex)).join(' and ')}.`);
  return said;
}

/** The board, two lines a row and one between rows, with its legend. */
export function mapLines(drawing: Drawing): string[] {
  const table = tableOf(drawing);
  const scale = scaleOf(table.radius);
  const strokes = strokesByEdge(table);
  for (const edge of strokes.keys()) if (parseEdge(edge) === null) strokes.delete(edge);
  const lines: string[] = [];
  for (let r = -table.radius; r <= table.radius; r++) lines.push(...drawRow(drawing, r, scale, strokes));
  return [
    ...lines.map((line) => (line === '' ? '' : ` ${line}`)),
    '',
    ...legend(drawing).map((line) => ` ${line}`),
  ];
}

/** Changes exactly when the drawn map changes. */
export function mapKey(table: TableView): string {
  const { mines, forges, bridges, temporary, locked, traps, dominion, wormholes, units, seats } = table;
  const places = [mines, forges, bridges, temporary, locked, traps, dominion, wormholes];
  return JSON.stringify([places, units, seats.map(({ capital }) => capital)]);
}
