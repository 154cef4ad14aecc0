// Hexes, edges, cards and seats as a position writes them: `[q, r]`, two of those, printed names, numbers.

import { slug } from '@bridgefront/kernel';
import { hexText } from '@bridgefront/tabletop/hexes';
import { edgeBetween } from '../board.ts';
import type { Board } from '../board.ts';
import { cardBySlug, CARDS } from '../cards/index.ts';
import type { CardId, Edge, Hex } from '../types.ts';
import { suggestion } from './reader.ts';
import type { Spot } from './reader.ts';

/** A hex in a position. */
export type HexText = [number, number];

/** A hex as `[q, r]`. */
export function writeHex(board: Board, hex: Hex): HexText {
  return [board.q[hex], board.r[hex]];
}

/** An edge as its two hexes. */
export function writeEdge(board: Board, edge: Edge): [HexText, HexText] {
  const [a, b] = board.edgeEnds[edge];
  return [writeHex(board, a), writeHex(board, b)];
}

/** A card's printed name. */
export function writeCard(card: CardId): string {
  return CARDS[card].name;
}

/** Cards' printed names. */
export function writeCards(cards: readonly CardId[]): string[] {
  return cards.map(writeCard);
}

/** A pile in a position starts with its top card. */
export function writePile(cards: readonly CardId[]): string[] {
  return writeCards(cards).reverse();
}

/** A hex of the board. @throws PositionError */
export function readHex(spot: Spot, board: Board): Hex {
  const pair = spot.list();
  if (pair.length !== 2) spot.wrong('a hex [q, r]');
  const [q, r] = pair.map((item) => item.int(-99, 99));
  const hex = board.hexByName.get(hexText({ q, r }));
  return hex ?? spot.refuse(`hex [${q}, ${r}] is not on a board of radius ${board.radius}.`);
}

/** An edge of the board, its hexes in any order. @throws PositionError */
export function readEdge(spot: Spot, board: Board): Edge {
  const ends = spot.list();
  if (ends.length !== 2) spot.wrong('a pair of hexes [[q, r], [q, r]]');
  const [a, b] = ends.map((end) => readHex(end, board));
  const edge = edgeBetween(board, a, b);
  const name = (hex: Hex): string => `[${writeHex(board, hex).join(', ')}]`;
  return edge >= 0 ? edge : spot.refuse(`${name(a)} and ${name(b)} are not neighbours.`);
}

const printedNames = CARDS.map((card) => card.name);

/** A card by its printed name or its slug, in any case. */
export function readCard(spot: Spot): CardId {
  const name = spot.text();
  const card = cardBySlug.get(slug(name));
  return card ?? spot.refuse(`there is no card "${name}"${suggestion(name, printedNames) || '.'}`);
}

/** A list of cards by name or slug. @throws PositionError */
export function readCards(spot: Spot): CardId[] {
  return spot.items().map(readCard);
}

/** A pile written top card first, as the state keeps it: top card last. @throws PositionError */
export function readPile(spot: Spot): CardId[] {
  return readCards(spot).reverse();
}

/** The number of a seat at the table. @throws PositionError */
export function readSeat(spot: Spot, seats: number): number {
  const seat = spot.int(0, Number.MAX_SAFE_INTEGER);
  return seat < seats ? seat : spot.refuse(`there is no seat ${seat}; the position has ${seats}.`);
}
