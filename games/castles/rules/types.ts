// The state of a match of Castles, as plain JSON.

import type { Seat } from '@bridgefront/kernel';
import type { CastlesOptions } from './options.ts';

/** Index of a card in the table of all cards: copies are alike until they are in play. */
export type CardKind = number;

/** The zones in a line, from Red's Castle to Blue's (§6). */
export const zoneNames = [
  'red-castle',
  'red-middle',
  'red-front',
  'blue-front',
  'blue-middle',
  'blue-castle',
] as const;
export type ZoneName = (typeof zoneNames)[number];
/** Index of a zone in `zoneNames`. */
export type Zone = number;

/** Names a card in play: kind and number (CA-5). */
export type PieceId = number;

/** A card in play. */
export interface Piece {
  readonly id: PieceId;
  readonly kind: CardKind;
  /** The side that it belongs to, by its first seat (CA-80). */
  seat: Seat;
  zone: Zone;
  hp: number;
  /** Marks of its owner's turn (CA-11). */
  moved: boolean;
  acted: boolean;
  entered: boolean;
  charged: boolean;
  /** Damage that the Charge adds. */
  bonus: number;
  /** Extra shots left from Arrow Rain (CA-58). */
  shots: number;
  /** Damage that Arrow Rains add which give strength. */
  rain: number;
  /** Has used its reaction fire in this enemy turn (CA-78). */
  fired: boolean;
}

/** Whom a Trap order is meant for (CA-46). */
export const prey = ['any', 'soldiers', 'civilians', 'spearmen', 'archers', 'builders', 'charging'] as const;
export type OrderPrey = (typeof prey)[number];

/** A standing order: hold all Traps, or spring at most so many on these. */
export interface TrapOrder {
  readonly prey: OrderPrey | 'hold';
  /** 0 for `hold`, else 1 to 4. */
  readonly limit: number;
}

/** What a Trap was sprung on this turn. */
export interface Sprung {
  readonly kind: CardKind;
  readonly charged: boolean;
}

/** What one seat has besides its cards in play. */
export interface SeatState {
  /** Cards in hand, sorted. Hidden from everybody else but for `known`. */
  hand: CardKind[];
  /** Cards of this hand that the other side knows for certain, sorted: a sure minimum (CA-69). */
  known: CardKind[];
  /** Those of them that everybody knows: they lay open when the deck was empty (CA-67). */
  shown: CardKind[];
  /** Hidden from everybody else. */
  order: TrapOrder;
}

/** The parts of a match: before a turn's draw, in a turn, between two sieges of a series, after the end. */
export const phases = ['start', 'turn', 'between', 'over'] as const;
export type Phase = (typeof phases)[number];

/** How a match ended. */
export const endings = ['castle', 'surrender', 'limit'] as const;
export type Ending = (typeof endings)[number];

/** A siege of a series that is over (CA-85). */
export interface Fought {
  /** The side that had its first turn. */
  readonly first: Seat;
  /** The side that won; null: equal at the turn limit. */
  readonly winner: Seat | null;
  readonly ending: Ending;
  readonly turns: number;
  /** HP of both Castles by side, not below 0. */
  readonly castles: readonly number[];
  /** The score of side 0; that of the other is as much on the other side of 0 (CA-66). */
  readonly score: number;
}

/** The whole state. */
export interface State {
  /** The match's options; never change. */
  readonly options: CastlesOptions;
  phase: Phase;
  /** The side that plays Red, by its first seat. */
  readonly red: Seat;
  /** The side that has the first turn: Red, and in a series by turns (CA-85). */
  first: Seat;
  /** The sieges of a series that are over, the last one last. */
  fought: Fought[];
  /** Turns of all players, counted together; 0 before the first. */
  turn: number;
  active: Seat;
  /** Who of a team would surrender, until the own next turn (CA-84). */
  yielded: Seat[];
  /** The factor by which own Soldiers of the active side deal damage this turn; 0: there was no Ambush. */
  ambush: number;
  /** Cards of this turn that went under the deck (CA-86). */
  cycled: number;
  /** Traps sprung this turn, by the side that is not active. */
  sprung: Sprung[];
  /** Cards in play, in the order in which they entered. */
  pieces: Piece[];
  /** The next number of each kind. */
  next: number[];
  /** The next card last. Hidden from everybody, but for `sunk`. */
  deck: CardKind[];
  /** How many of the lowest cards of the deck were put there in sight of all (CA-86). */
  sunk: number;
  /** The shared discard pile, the last one last. */
  discard: CardKind[];
  seats: SeatState[];
  /** The seats of one side, or all after a draw; empty while the match, and so a series, runs. */
  winners: Seat[];
  ending: Ending | null;
}
