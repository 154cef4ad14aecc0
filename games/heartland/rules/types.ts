// The state of a match of Heartland, as plain JSON.

import type { Seat } from '@bridgefront/kernel';
import type { HeartlandOptions } from './options.ts';

/** Index of a card in the table of all cards. Copies of one card are alike. */
export type CardId = number;
/** The number of a unit, from one counter for both players (HL-5). */
export type UnitId = number;
/** Where a unit stands: 0 is its owner's heartland, else the number of a frontier. */
export type Place = number;

/** The place of a unit at home. */
export const home: Place = 0;

/** A unit in play. */
export interface Unit {
  readonly id: UnitId;
  readonly card: CardId;
  /** Its owner. */
  readonly seat: Seat;
  at: Place;
  /** In the occupying position of its frontier, not in the advancing one. */
  occupies: boolean;
  exerted: boolean;
  damage: number;
  /** Attack and health gained or lost until the reset. */
  attack: number;
  health: number;
}

/** A settlement in a frontier. */
export interface Settlement {
  readonly card: CardId;
  /** Its owner. */
  readonly seat: Seat;
  /** Its stratagem has been used this round. */
  used: boolean;
}

/** A unit that was killed this round: what its trigger needs to know. */
export interface Fallen {
  readonly card: CardId;
  readonly seat: Seat;
  readonly at: Place;
}

/** What one seat has. Lists of cards are in order of the table, except decks. */
export interface SeatState {
  /** The prebuilt deck, `builtDeck`, or `noDeck` before the choice. */
  deck: number;
  /** Copies of each card in the deck, by card; empty before the choice. */
  list: readonly number[];
  life: number;
  /** The decks, top card last. Hidden, but for what the owner has scouted. */
  army: CardId[];
  civic: CardId[];
  /** The hand. Hidden from the other seat, but for `known`. */
  hand: CardId[];
  /** Cards of the hand that all know: they came from the graveyard. */
  known: CardId[];
  /** Villagers that are ready, and those that are exerted. */
  ready: CardId[];
  exerted: CardId[];
  graveyard: CardId[];
  vault: CardId[];
  /** What has been used up this round. */
  hasGrown: boolean;
  hasSettled: boolean;
  hasCommitted: boolean;
  hasDeployed: boolean;
  /** The owner knows the top card of the army deck, and so many at its bottom. */
  topSeen: boolean;
  bottomSeen: number;
}

/** `SeatState.deck` before a deck is known, and of a list that the player has built. */
export const noDeck = -1;
export const builtDeck = -2;

/** The parts of a match, in order; those of a round come again. */
export const phases = ['decks', 'mulligan', 'strategy', 'battle', 'combat', 'replenishment', 'over'] as const;
export type Phase = (typeof phases)[number];

/** How a match ended. */
export const endings = ['life', 'settled', 'rounds'] as const;
export type Ending = (typeof endings)[number];

/** The whole state. */
export interface State {
  /** The match's options; never change. */
  readonly options: HeartlandOptions;
  phase: Phase;
  round: number;
  initiative: Seat;
  /** Whose turn it is in the strategy and battle phase. */
  active: Seat;
  /** Passes in a row. */
  passes: number;
  nextUnit: UnitId;
  seats: SeatState[];
  /** In order of number. */
  units: Unit[];
  /** The settlement of each frontier, the first one first. */
  land: (Settlement | null)[];
  /** Enemies that each seat has chosen to kill in all frontiers; null before the choice. */
  kills: (UnitId[] | null)[];
  /** Enemies that what is left of each seat's attacks is to be marked on (HL-80); null before the choice. */
  wounds: (UnitId[] | null)[];
  /** Deaths of this round, in order. */
  fallen: Fallen[];
  /** Units that won a combat against enemies this round. */
  triumphs: UnitId[];
  /** Both seats after a draw; empty while the match runs. */
  winners: Seat[];
  ending: Ending | null;
}
