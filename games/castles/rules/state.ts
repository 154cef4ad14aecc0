// The state of a match of Castles, declared field by field.

import { without } from '@bridgefront/tabletop/piles';
import * as field from '@bridgefront/tabletop/fields';
import { worded } from '@bridgefront/tabletop/state';
import type { StateOf } from '@bridgefront/tabletop/state';
import { CARDS } from './cards/table.ts';
import { holdOrder, orderName, orders } from './notation.ts';
import type { CastlesOptions } from './options.ts';
import { endings, phases, zoneNames } from './types.ts';
import type { CardKind } from './types.ts';

const mostTurns = 500;
/** Hit points that a card may have in a position. */
export const mostHp = 999;
/** Number that a card in play may have. */
export const mostNumber = 99_999;

/** A kind of card. */
export const card = field.entry('card', CARDS);
const isShared = (kind: CardKind): boolean => CARDS[kind].copies > 0;
const sharedCard = field.only(card, isShared, 'is not in the shared deck');

/** A card in play. */
export const piece = field.record(
  {
    id: field.fixed(field.int(0, CARDS.length * mostNumber)),
    /** Those of the shared deck are neither lost nor doubled (CA-4). */
    kind: field.fixed(field.counted(card, isShared)),
    seat: field.seat(2),
    zone: field.numbered(zoneNames, 'zone'),
    hp: field.int(0, mostHp),
    /** Marks of its owner's turn (CA-11). */
    moved: field.flag(),
    acted: field.flag(),
    entered: field.flag(),
    charged: field.flag(),
    /** Extra shots left from Arrow Rain (CA-58). */
    shots: field.int(0, 99),
    /** Arrow Rains that make it stronger, with `arrowRain` = strength. */
    rain: field.int(0, 99),
    /** Has used its reaction fire in this enemy turn (CA-78). */
    fired: field.flag(),
  },
  (one) => ({ ...one }),
);
export type Piece = StateOf<typeof piece>;

const plainSide = field.record(
  {
    /** Cards in hand, sorted. Hidden from everybody else but for `known`. */
    hand: field.pile(sharedCard, field.known.owner),
    /** Cards of this hand that the other player knows for certain, sorted: a sure minimum (CA-69). */
    known: field.list(sharedCard),
    /** Hidden from everybody else. */
    order: field.seen(field.oneOf(orders, orderName, 'Trap order', holdOrder), field.known.owner),
  },
  ({ hand, known, order }) => ({ hand: hand.slice(), known: known.slice(), order }),
);
/** What one seat has besides its cards in play. */
export type SeatState = StateOf<typeof plainSide>;

const sorted = (cards: CardKind[]): CardKind[] => cards.sort((a, b) => a - b);
const { hand, known } = plainSide.fields;

/** What one seat has besides its cards in play. */
export const side = worded(plainSide, {
  parts: {
    hand: {
      write: (own) => hand.write(own.hand),
      read: (part, own) => void (own.hand = sorted(hand.read(part))),
    },
    known: {
      write: (own) => known.write(own.known),
      read(part, own) {
        own.known = sorted(known.read(part));
        if (without(own.known, own.hand).length > 0) part.refuse('known cards are cards of the hand.');
      },
    },
  },
});

const sprung = field.record({
  kind: field.fixed(field.as('card', card)),
  charged: field.fixed(field.flag()),
});
/** What a Trap was sprung on this turn. */
export type Sprung = StateOf<typeof sprung>;

const copyPiece = piece.copy;
const copySide = side.copy;

/** The whole state. */
export const table = field.record(
  {
    options: field.shared<CastlesOptions>(),
    phase: field.word(phases, 'phase'),
    /** The seat that plays Red. */
    red: field.fixed(field.seat(2)),
    /** Turns of both players, counted together; 0 before the first. */
    turn: field.int(0, mostTurns),
    active: field.seat(2),
    /** Own Soldiers of the active seat deal double damage this turn. */
    ambush: field.flag(),
    /** Traps sprung this turn, by the seat that is not active. */
    sprung: field.list(sprung),
    /** Cards in play, in the order in which they entered. */
    pieces: field.list(piece),
    /** The next number of each kind. */
    next: field.list(field.int(1, mostNumber)),
    /** The next card last. */
    deck: field.pile(sharedCard, field.hidden.order),
    /** The shared discard pile, the last one last. */
    discard: field.pile(sharedCard),
    seats: field.seats(side, 2),
    /** One seat, or both after a draw; empty while the match runs. */
    winners: field.list(field.seat(2)),
    ending: field.maybe(field.word(endings, 'ending')),
  },
  (one) => ({
    ...one,
    sprung: one.sprung.slice(),
    pieces: one.pieces.map(copyPiece),
    next: one.next.slice(),
    deck: one.deck.slice(),
    discard: one.discard.slice(),
    seats: one.seats.map(copySide),
    winners: one.winners.slice(),
  }),
);
export type State = StateOf<typeof table>;
