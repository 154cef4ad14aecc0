// Hexes, edges, cards and seats as a position writes them: `[q, r]`, two of those, printed names, numbers.

import type { PositionPart } from '@bridgefront/kernel';
import { slug } from '@bridgefront/kernel';
import { mostNew } from '@bridgefront/tabletop/accepted';
import { hexText } from '@bridgefront/tabletop/hexes';
import { edgeBetween } from '../state/board.ts';
import type { Board } from '../state/board.ts';
import { cardBySlug, CARDS } from '../cards/index.ts';
import type { CardId, Edge, Hex } from '../types.ts';

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

/** A card's printed name; a new one goes by its number among the new ones, as `New 1`. */
export function writeCard(card: CardId): string {
  return CARDS[card]?.name ?? `New ${card - CARDS.length + 1}`;
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
export function readHex(part: PositionPart, board: Board): Hex {
  const pair = part.list();
  if (pair.length !== 2) part.wrong('a hex [q, r]');
  const [q, r] = pair.map((item) => item.int(-99, 99));
  const hex = board.hexByName.get(hexText({ q, r }));
  return hex ?? part.refuse(`hex [${q}, ${r}] is not on a board of radius ${board.radius}.`);
}

/** An edge of the board, its hexes in any order. @throws PositionError */
export function readEdge(part: PositionPart, board: Board): Edge {
  const ends = part.list();
  if (ends.length !== 2) part.wrong('a pair of hexes [[q, r], [q, r]]');
  const [a, b] = ends.map((end) => readHex(end, board));
  const edge = edgeBetween(board, a, b);
  const name = (hex: Hex): string => `[${writeHex(board, hex).join(', ')}]`;
  return edge >= 0 ? edge : part.refuse(`${name(a)} and ${name(b)} are not neighbours.`);
}

function newNumber(text: string): CardId | undefined {
  const place = Number(/^new-(\d{1,2})$/.exec(text)?.[1] ?? 0);
  return place >= 1 && place <= mostNew ? CARDS.length + place - 1 : undefined;
}

const printedNames = CARDS.map((card) => card.name);

/** A card by its printed name or its slug, in any case. */
export function readCard(part: PositionPart): CardId {
  return part.named('card', printedNames, (name) => cardBySlug.get(slug(name)) ?? newNumber(slug(name)));
}

/** A list of cards by name or slug. @throws PositionError */
export function readCards(part: PositionPart): CardId[] {
  return part.items().map(readCard);
}

/** A pile written top card first, as the state keeps it: top card last. @throws PositionError */
export function readPile(part: PositionPart): CardId[] {
  return readCards(part).reverse();
}

/** The number of a seat at the table. @throws PositionError */
export function readSeat(part: PositionPart, seats: number): number {
  return part.seat(seats);
}
