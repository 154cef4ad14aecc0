// The state of a match of Twin Bridges, as plain JSON.

import type { Seat } from '@bridgefront/kernel';
import type { TwinOptions } from './options.ts';

/** Index of a card in the table of all cards. Every card exists once in a match. */
export type CardId = number;

/** The two lanes in the order in which they attack: the first and the second lane, as players know them. */
export const laneNames = ['upper', 'lower'] as const;
export type LaneName = (typeof laneNames)[number];
/** 0 is the first lane, 1 the second one. */
export type Lane = number;

/** A creature in play. */
export interface Unit {
  readonly card: CardId;
  /** Damage suffered this turn. */
  damage: number;
  /** Came into play this turn. */
  fresh: boolean;
  /** Its Protection has nullified damage and does not work for now (TB-14). */
  absorbed: boolean;
  /** Attack gained from incantations this turn. */
  strength: number;
  /** Spaces that it sprinted this turn (TB-17). */
  sprinted: number;
  /** With `protection` = life: its own Protection is used up, though a ward protects it meanwhile (TB-25). */
  spent: boolean;
  /** Bit s: warded until the next turn of seat s begins. */
  wards: number;
}

/** What one seat has. */
export interface SeatState {
  /** The hand without the building, leftmost first. Hidden from the other seat, except where `known`. */
  cards: CardId[];
  /** For each card of the hand, whether the other seat knows that it lies there: everybody saw it arrive. */
  known: boolean[];
  /** How many cards lie left of the building. Public. */
  bastion: number;
  /** The bastion has fallen and shows its fort side. */
  fort: boolean;
  /** Creatures by lane, the nearest to the bridge first. */
  lanes: Unit[][];
  /** Index of the preconstructed deck; -1 without one. */
  deck: number;
}

/** The parts of a match, in order. */
export const phases = ['draft', 'decks', 'play', 'over'] as const;
export type Phase = (typeof phases)[number];

/** How a match ended. */
export const endings = ['fort', 'turns'] as const;
export type Ending = (typeof endings)[number];

/** A card that was played this turn, and the place in the hand that it was taken from (TB-24). */
export interface Play {
  readonly card: CardId;
  readonly place: number;
}

/** The whole state. */
export interface State {
  /** The match's options; never change. */
  readonly options: TwinOptions;
  phase: Phase;
  /** The seat that has the first turn. */
  readonly first: Seat;
  /** Turns of both seats, counted together; 0 before the first. */
  turn: number;
  /** Whose turn it is. */
  active: Seat;
  mana: number;
  plays: Play[];
  /** Round of the draft, from 1. */
  round: number;
  /** Cards of the draft that lie open. */
  offer: CardId[];
  /** Cards not dealt; the next one last. Hidden while drafting, afterwards in order of the table. */
  pool: CardId[];
  seats: SeatState[];
  /** Both seats after a draw; empty while the match runs. */
  winners: Seat[];
  ending: Ending | null;
}
