// Reading a position: what is left out is as after the set-up, the deck holds whatever is in no other place.

import { PositionError, PositionPart, shuffle, slug } from '@bridgefront/kernel';
import type { Json, Options, Random, Step } from '@bridgefront/kernel';
import { takeCard, without } from '@bridgefront/tabletop/piles';
import { kindIn, tableFor } from '../cards/in-force.ts';
import { CASTLE, copiesOf } from '../cards/table.ts';
import { stands } from '../vocabulary.ts';
import { byKind, layOpen } from '../hand.ts';
import { numberOf, orderName, orders, pieceId, readPieceName } from '../notation.ts';
import { castlesOptions } from '../options.ts';
import { newPiece } from '../pieces.ts';
import { bareState, dealHands, placeStarters } from '../setup.ts';
import { playerAt } from '../sides.ts';
import { endings, phases, zoneNames } from '../types.ts';
import type { CardKind, Fought, Phase, Piece, SeatState, Sprung, State, Zone } from '../types.ts';
import { zoneOf } from '../zones.ts';

const mostTurns = 500;
const mostHp = 999;
const mostNumber = 99_999;
const sides = ['red', 'blue'] as const;
const marks = ['moved', 'acted', 'entered', 'charged', 'fired'] as const;
const known = [
  'phase',
  'red',
  'first',
  'fought',
  'turn',
  'active',
  'yielded',
  'ambush',
  'cycled',
  'sprung',
  'winners',
  'ending',
  'cards',
  'next',
  'seats',
  'discard',
  'deck',
  'sunk',
  'deckEmpty',
] as const;
type Fields = { readonly [name in (typeof known)[number]]: PositionPart };

/** A card by its name or slug; a new one by its slug only. */
function readCard(part: PositionPart, state: State): CardKind {
  const names = tableFor(state).cards.map((card) => card.name);
  return part.named('card', names, (name) => {
    const found = kindIn(state, slug(name));
    return found < 0 ? undefined : found;
  });
}

// `spearman-3`, or `Spearman` for the next free number.
function readName(part: PositionPart, state: State): { kind: CardKind; number: number } {
  const text = typeof part.value === 'string' ? part.value.toLowerCase().replaceAll(' ', '-') : '';
  const id = readPieceName(text);
  const named = id < 0 ? -1 : kindIn(state, text.slice(0, text.lastIndexOf('-')));
  const kind = named < 0 ? readCard(part, state) : named;
  const card = tableFor(state).cards[kind];
  if (!stands(card)) part.refuse(`${card.name} does not stand in a zone.`);
  const number = named < 0 ? freeNumber(state, kind) : numberOf(id);
  if (state.pieces.some((piece) => piece.id === pieceId(kind, number)))
    part.refuse(`${card.name} ${number} is in play twice.`);
  return { kind, number };
}

function freeNumber(state: State, kind: CardKind): number {
  let number = 1;
  while (state.pieces.some((piece) => piece.id === pieceId(kind, number))) number++;
  return number;
}

function readZone(part: PositionPart): Zone {
  return zoneNames.indexOf(part.word(zoneNames, 'zone'));
}

function addPiece(state: State, name: PositionPart, side: PositionPart, zone: PositionPart): Piece {
  const red = side.word(sides, 'side', 'red') === 'red';
  const seat = red ? state.red : 1 - state.red;
  const { starters, cards } = tableFor(state);
  const starter = starters.find(({ kind }) => cards[kind].slug === name.value);
  // A starting card without number has its owner's: Red's 1, Blue's 2.
  const { kind, number } =
    starter === undefined ? readName(name, state) : readName(numbered(name, red), state);
  const piece = newPiece(state, seat, kind, number, readZone(zone));
  state.pieces.push(piece);
  return piece;
}

function numbered(name: PositionPart, red: boolean): PositionPart {
  return new PositionPart(`${String(name.value)}-${red ? 1 : 2}`, name.path);
}

function readPiece(part: PositionPart, state: State): void {
  if (typeof part.value === 'string') {
    const [, side, name, zone] = /^(\S+) (.+) at (\S+)$/.exec(part.value.toLowerCase()) ?? [];
    if (name === undefined) part.refuse('a card reads "red spearman-3 at red-front".');
    addPiece(
      state,
      new PositionPart(name, part.path),
      new PositionPart(side, part.path),
      new PositionPart(zone, part.path),
    );
    return;
  }
  const f = part.fields('card', 'side', 'zone', 'hp', 'marks', 'bonus', 'shots', 'rain');
  const piece = addPiece(state, f.card, f.side, f.zone);
  piece.hp = f.hp.int(0, mostHp, piece.hp);
  for (const mark of f.marks.items()) piece[mark.word(marks, 'mark')] = true;
  piece.bonus = piece.charged ? f.bonus.int(0, 5, tableFor(state).charge) : 0;
  piece.shots = f.shots.int(0, 99, 0);
  piece.rain = f.rain.int(0, 99, 0);
}

// Every side has a Castle, told or not.
function readPieces(part: PositionPart, state: State): void {
  if (!part.given) return placeStarters(state);
  for (const item of part.items()) readPiece(item, state);
  for (const seat of [state.red, 1 - state.red]) {
    const castles = state.pieces.filter((piece) => piece.kind === CASTLE && piece.seat === seat);
    if (castles.length > 1) part.refuse('each side has one Castle.');
    if (castles.length === 0)
      state.pieces.push(newPiece(state, seat, CASTLE, seat === state.red ? 1 : 2, zoneOf(state, seat, 1)));
  }
}

function readNext(part: PositionPart, state: State): void {
  for (const { id, kind } of state.pieces) state.next[kind] = Math.max(state.next[kind], numberOf(id) + 1);
  if (!part.given) return;
  const { cards } = tableFor(state);
  const given = part.fields(...cards.map((card) => card.slug));
  cards.forEach((card, kind) => {
    state.next[kind] = given[card.slug].int(state.next[kind], mostNumber, state.next[kind]);
  });
}

function readCards(part: PositionPart, state: State): CardKind[] {
  return part.items().map((item) => {
    const kind = readCard(item, state);
    const card = tableFor(state).cards[kind];
    return copiesOf(card) > 0 ? kind : item.refuse(`${card.name} is not in the shared deck.`);
  });
}

function readSeat(part: PositionPart, state: State, seat: SeatState): void {
  if (!part.given) return;
  const f = part.fields('hand', 'known', 'shown', 'order');
  seat.hand = readCards(f.hand, state).sort(byKind);
  seat.known = readCards(f.known, state).sort(byKind);
  if (without(seat.known, seat.hand).length > 0) f.known.refuse('known cards are cards of the hand.');
  seat.shown = readCards(f.shown, state).sort(byKind);
  if (without(seat.shown, seat.known).length > 0)
    f.shown.refuse('cards shown to all are known to the other side.');
  const names = orders.map(orderName);
  seat.order = orders[names.indexOf(f.order.word(names, 'Trap order', 'hold'))];
}

// Shared cards that are in no other place; refuses more copies than there are.
function restOf(state: State): CardKind[] {
  const { shared, cards } = tableFor(state);
  const rest = shared.slice();
  const used = [
    ...state.pieces.map(({ kind }) => kind).filter((kind) => copiesOf(cards[kind]) > 0),
    ...state.discard,
    ...state.seats.flatMap(({ hand }) => hand),
  ];
  for (const kind of used)
    if (!takeCard(rest, kind))
      throw new PositionError(`There are only ${copiesOf(cards[kind])} cards of ${cards[kind].name}.`);
  return rest;
}

function readDeck(f: Fields, state: State, random: Random): void {
  const rest = restOf(state);
  if (f.deckEmpty.flag(false)) {
    if (f.deck.given) f.deck.refuse('an empty deck holds no cards.');
    return;
  }
  if (!f.deck.given) {
    state.deck = shuffle(random, rest);
    return;
  }
  const deck = readCards(f.deck, state);
  if (without(deck, rest).length > 0) f.deck.refuse('the deck holds a card that is in another place.');
  state.deck = deck.reverse();
}

// Hands that are left out are dealt; with the deck gone, all hands lay open (CA-67).
function completeHands(f: Fields, state: State): void {
  if (!f.seats.given) dealHands(state);
  if (state.deck.length > 0 || state.turn === 0) return;
  const told = f.seats.items().some((seat) => seat.given && 'known' in Object(seat.value));
  if (!told) layOpen(state);
}

function readSprung(part: PositionPart, state: State): Sprung {
  const { card, charged } = part.fields('card', 'charged');
  return { kind: readCard(card, state), charged: charged.flag(false) };
}

// `true` is what an Ambush of this match does.
function readAmbush(part: PositionPart, state: State): number {
  return typeof part.value === 'number' ? part.int(0, 4) : part.flag(false) ? tableFor(state).ambush : 0;
}

function readFought(part: PositionPart): Fought {
  const f = part.fields('first', 'winner', 'ending', 'turns', 'castles', 'score');
  return {
    first: f.first.int(0, 1),
    winner: f.winner.value === null ? null : f.winner.int(0, 1),
    ending: f.ending.word(endings, 'ending'),
    turns: f.turns.int(1, mostTurns),
    castles: f.castles.items().map((castle) => castle.int(0, mostHp)),
    score: f.score.int(-mostHp, mostHp),
  };
}

function stackOf(phase: Phase): Step[] {
  const stacks: { readonly [P in Phase]: Step[] } = {
    start: [{ do: 'turn/begin' }],
    turn: [{ do: 'turn/main' }],
    between: [{ do: 'turn/main' }],
    over: [],
  };
  return stacks[phase];
}

/**
 * Reads a position by `writeState` or by hand. Without a turn it is before the first one, else in that turn.
 * @throws PositionError
 */
export function readState(
  text: Json,
  options: Options,
  seats: number | null,
  random: Random,
): { state: State; stack: Step[]; seats: number } {
  const f = new PositionPart(text, '').fields(...known);
  const own = castlesOptions(options);
  const parts = f.seats.items();
  const count = seats ?? Math.max(2, parts.length);
  if (parts.length > Math.min(4, count)) f.seats.refuse(`there are ${Math.min(4, count)} seats.`);
  const state = bareState(own, f.red.int(0, 1, own.firstPlayer === 'seat-1' ? 1 : 0), count);
  state.first = f.first.word(sides, 'side', 'red') === 'red' ? state.red : 1 - state.red;
  state.fought = f.fought.items().map(readFought);
  state.turn = f.turn.int(0, mostTurns, 0);
  state.phase = f.phase.word(phases, 'phase', state.turn === 0 ? 'start' : 'turn');
  state.active = f.active.int(0, count - 1, playerAt(state, Math.max(1, state.turn)));
  state.yielded = f.yielded.items().map((item) => item.int(0, count - 1, 0));
  state.ambush = readAmbush(f.ambush, state);
  state.cycled = f.cycled.int(0, 2, 0);
  state.sprung = f.sprung.items().map((item) => readSprung(item, state));
  readPieces(f.cards, state);
  readNext(f.next, state);
  state.seats.forEach((seat, index) =>
    readSeat(parts[index] ?? new PositionPart(undefined, ''), state, seat),
  );
  state.discard = readCards(f.discard, state);
  readDeck(f, state, random);
  state.sunk = f.sunk.int(0, state.deck.length, 0);
  completeHands(f, state);
  state.winners = f.winners.items().map((item) => item.int(0, count - 1, 0));
  state.ending = f.ending.given ? f.ending.word(endings, 'ending') : null;
  return { state, stack: stackOf(state.phase), seats: count };
}
