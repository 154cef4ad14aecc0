// Positions: what is left out is as after the set-up, the deck holds whatever is in no other place.

import { PositionPart, putFields, shuffle } from '@bridgefront/kernel';
import type { Json, Options, PositionFormat, Random, Step } from '@bridgefront/kernel';
import { without } from '@bridgefront/tabletop/piles';
import { unplaced, worded } from '@bridgefront/tabletop/state';
import type { Parts } from '@bridgefront/tabletop/state';
import { CARDS, CASTLE, kindOf, SHARED, STARTERS } from './cards/table.ts';
import { numberOf, pieceId, pieceName, readPieceName } from './notation.ts';
import { castlesOptions } from './options.ts';
import { fullHp, newPiece } from './pieces.ts';
import { bareState, dealHands, placeStarters } from './setup.ts';
import { card, mostHp, mostNumber, piece as anyPiece, table } from './state.ts';
import type { Piece, State } from './state.ts';
import { zoneNames } from './types.ts';
import type { CardKind, Phase } from './types.ts';
import { zoneOf } from './zones.ts';

const sides = ['red', 'blue'] as const;
const marks = ['moved', 'acted', 'entered', 'charged', 'fired'] as const;

// `spearman-3`, or `Spearman` for the next free number.
function readName(part: PositionPart, state: State): { kind: CardKind; number: number } {
  const text = typeof part.value === 'string' ? part.value.toLowerCase().replaceAll(' ', '-') : '';
  const id = readPieceName(text);
  const kind = id < 0 ? card.read(part) : kindOf(text.slice(0, text.lastIndexOf('-')));
  if (CARDS[kind].kind !== 'standing') part.refuse(`${CARDS[kind].name} does not stand in a zone.`);
  const number = id < 0 ? freeNumber(state, kind) : numberOf(id);
  if (state.pieces.some((piece) => piece.id === pieceId(kind, number)))
    part.refuse(`${CARDS[kind].name} ${number} is in play twice.`);
  return { kind, number };
}

function freeNumber(state: State, kind: CardKind): number {
  let number = 1;
  while (state.pieces.some((piece) => piece.id === pieceId(kind, number))) number++;
  return number;
}

function addPiece(state: State, name: PositionPart, side: PositionPart, zone: PositionPart): Piece {
  const red = side.word(sides, 'side', 'red') === 'red';
  const seat = red ? state.red : 1 - state.red;
  const starter = STARTERS.find(({ kind }) => CARDS[kind].slug === name.value);
  // A starting card without number has its owner's: Red's 1, Blue's 2.
  const { kind, number } =
    starter === undefined ? readName(name, state) : readName(numbered(name, red), state);
  const piece = newPiece(state, seat, kind, number, anyPiece.fields.zone.read(zone));
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
  const f = part.fields('card', 'side', 'zone', 'hp', 'marks', 'shots', 'rain');
  const piece = addPiece(state, f.card, f.side, f.zone);
  piece.hp = f.hp.int(0, mostHp, piece.hp);
  for (const mark of f.marks.items()) piece[mark.word(marks, 'mark')] = true;
  piece.shots = f.shots.int(0, 99, 0);
  piece.rain = f.rain.int(0, 99, 0);
}

// Every player has a Castle, told or not.
function readPieces(part: PositionPart, state: State): void {
  if (!part.given) return placeStarters(state);
  for (const item of part.items()) readPiece(item, state);
  for (const seat of [state.red, 1 - state.red]) {
    const castles = state.pieces.filter((piece) => piece.kind === CASTLE && piece.seat === seat);
    if (castles.length > 1) part.refuse('each player has one Castle.');
    if (castles.length === 0)
      state.pieces.push(newPiece(state, seat, CASTLE, seat === state.red ? 1 : 2, zoneOf(state, seat, 1)));
  }
}

function readNext(part: PositionPart, state: State): void {
  for (const { id, kind } of state.pieces) state.next[kind] = Math.max(state.next[kind], numberOf(id) + 1);
  if (!part.given) return;
  const given = part.fields(...CARDS.map(({ slug }) => slug));
  CARDS.forEach(({ slug }, kind) => {
    state.next[kind] = given[slug].int(state.next[kind], mostNumber, state.next[kind]);
  });
}

// `red spearman-3 at red-front`; with more to tell, an object.
function writePiece(state: State, piece: Piece): Json {
  const { id, kind, seat, zone, hp, shots, rain } = piece;
  const side = seat === state.red ? 'red' : 'blue';
  const more = putFields({}, { marks: marks.filter((mark) => piece[mark]), shots, rain });
  if (hp !== fullHp(state, kind)) more['hp'] = hp;
  if (Object.keys(more).length === 0) return `${side} ${pieceName(id)} at ${zoneNames[zone]}`;
  return { card: pieceName(id), side, zone: zoneNames[zone], ...more };
}

const { deck } = table.fields;

const text = worded(table, {
  order: [
    'phase',
    'red',
    'turn',
    'active',
    'ambush',
    'sprung',
    'winners',
    'ending',
    'cards',
    'next',
    'seats',
    'discard',
  ],
  standards: {
    phase: (_, { turn }) => (turn.given && turn.value !== 0 ? 'turn' : 'start'),
    red: ({ options }) => (options.firstPlayer === 'seat-1' ? 1 : 0),
    active: ({ red, turn }) => (turn % 2 === 1 || turn === 0 ? red : 1 - red),
    turn: () => 0,
  },
  parts: {
    pieces: false,
    cards: { write: (state) => state.pieces.map((one) => writePiece(state, one)), read: readPieces },
    next: {
      write: ({ next }) => Object.fromEntries(next.map((number, kind) => [CARDS[kind].slug, number])),
      read: readNext,
    },
    deck: { write: (state) => deck.write(state.deck) },
    deckEmpty: { write: (state) => (state.deck.length === 0 ? true : null) },
  },
});

function readDeck(told: Parts, state: State, random: Random): void {
  state.deck = [];
  const rest = unplaced(table, state, card, SHARED);
  if (told['deckEmpty'].flag(false)) {
    if (told['deck'].given) told['deck'].refuse('an empty deck holds no cards.');
  } else if (told['deck'].given) {
    state.deck = deck.read(told['deck']);
    if (without(state.deck, rest).length > 0)
      told['deck'].refuse('the deck holds a card that is in another place.');
  } else state.deck = shuffle(random, rest);
}

// Hands that are left out are dealt; with the deck gone, all hands are known (CA-67).
function completeHands(told: PositionPart, state: State): void {
  if (!told.given) dealHands(state);
  if (state.deck.length > 0 || state.turn === 0) return;
  const tells = told.items().some((seat) => seat.given && 'known' in Object(seat.value));
  if (!tells) for (const own of state.seats) own.known = own.hand.slice();
}

function stackOf(phase: Phase): Step[] {
  const stacks: { readonly [P in Phase]: Step[] } = {
    start: [{ do: 'turn/begin' }],
    turn: [{ do: 'turn/main' }],
    over: [],
  };
  return stacks[phase];
}

function read(given: Json, options: Options, _seats: number | null, random: Random) {
  const state = bareState(castlesOptions(options), 0);
  const told = text.readInto(new PositionPart(given), state);
  readDeck(told, state, random);
  completeHands(told['seats'], state);
  return { state, stack: stackOf(state.phase), seats: 2 };
}

/** Reading and writing. Without a turn a position is before the first one, else in that turn. */
export const position: PositionFormat<State> = { write: text.write, read };
