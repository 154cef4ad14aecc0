// The state of a match of Fells and Fords, as plain JSON.

import type { Seat } from '@bridgefront/kernel';
import type { HexId } from './hexes.ts';
import type { FellsOptions } from './options.ts';

/** Index of a unit in the list of all units. */
export type UnitId = number;

/** A unit; one that is gone keeps its place in the list. */
export interface Unit {
  readonly type: number;
  readonly seat: Seat;
  /** -1: gone. */
  hex: HexId;
  /** Figures of an ordinary unit; of a legend, health without its damage tokens. */
  health: number;
  poisoned: boolean;
  stunned: boolean;
  /** Has been paid for by Grain for the Garrison. */
  paid: boolean;
  /** This turn: ordered at all; ordered by the command card's text, whose boons it has. */
  ordered: boolean;
  called: boolean;
  /** Moved in the Move step. */
  moved: boolean;
  attacked: boolean;
  /** Made its hex of movement in the Attack step (FF-55). */
  stepped: boolean;
  pursued: boolean;
  /** Movement gained by lore cards. */
  march: number;
  /** Forest and ford do not end its move (Night Path). */
  path: boolean;
}

/** How a combat came about: an attack of the turn, a counter, a blow before removal (FF-62). */
export type CombatKind = 'attack' | 'counter' | 'dying';

/** A combat from declaration to end; public in every part. */
export interface Combat {
  readonly kind: CombatKind;
  readonly roller: UnitId;
  readonly target: UnitId;
  /** Where both stood at the declaration. */
  readonly from: HexId;
  readonly at: HexId;
  readonly ranged: boolean;
  readonly adjacent: boolean;
  /** An additional attack: `shot` by Double Shot, `pursuit` by Pursue. */
  readonly again: 'shot' | 'pursuit' | null;
  /** Figures or health that the roller fights with. */
  readonly strength: number;
  /** Health of the target at the declaration. */
  readonly before: number;
  /** Directions of retreat; the owner chooses between two. */
  ways: number[];
  /** Dice by lore cards; and the number that replaces all (Measured Blow), or -1. */
  extra: number;
  exact: number;
  /** Cleaves may be committed (Savage Edge). */
  edge: boolean;
  dice: number[];
  damage: number;
  retreats: number;
  lore: number;
  /** Figures that Frenzy takes at the end. */
  frenzy: number;
  drain: boolean;
  /** Buildings that have protected in this combat. */
  buildings: HexId[];
  /** The target has entered terrain that stops it. */
  stopped: boolean;
  /** The target's counter has been decided on. */
  countered: boolean;
  /** The target left its hex, or was eliminated, in steps 7 or 9. */
  vacated: boolean;
  /** The roller was made to retreat by a counter (FF-87). */
  driven: boolean;
  /** The roller may attack again after this combat, having pursued. */
  pursues: boolean;
}

/** Damage about to be suffered. */
export interface Harm {
  readonly unit: UnitId;
  amount: number;
  /** By the damage of step 7: only then the fallen may strike once more. */
  readonly blow: boolean;
}

/** A lore card on its way from payment to effect. */
export interface Played {
  readonly seat: Seat;
  readonly card: number;
  /** Choices that named the targets. */
  readonly targets: string[];
  cancelled: boolean;
}

/** A unit in the middle of a trample. */
export interface Trample {
  readonly unit: UnitId;
  at: HexId;
  left: number;
}

/** What one seat has. */
export interface SeatState {
  readonly faction: number;
  vp: number;
  lore: number;
  /** The chosen objective; -1 without one. */
  objective: number;
  /** Objectives drawn; known to the seat alone. */
  drawn: number[];
  /** Command cards in hand; known to the seat alone, but for `shown`. */
  command: number[];
  /** Which of them everybody knows (preset hands). */
  shown: number[];
  /** Command cards that the seat returned and knows to be among the bottom four. */
  returned: number[];
  loreHand: number[];
  /** The next card last. */
  loreDeck: number[];
  loreDiscard: number[];
  /** The lore card that the seat returned and knows to be the bottom one; -1: none. */
  sunkLore: number;
  /** This turn. */
  playedLore: number;
  playedCancel: number;
  barred: boolean;
  passed: boolean;
  /** Enemy units eliminated this turn. */
  kills: number;
}

/** The parts of a match. */
export const phases = ['objectives', 'fords', 'armies', 'hands', 'play', 'over'] as const;
export type Phase = (typeof phases)[number];

/** The steps of a turn (FF-45 to FF-50). */
export const turnSteps = ['start', 'command', 'orders', 'moves', 'attacks', 'upkeep'] as const;
export type TurnStep = (typeof turnSteps)[number];

/** How a battle ended. */
export const endings = ['vp', 'elimination', 'rounds'] as const;
export type Ending = (typeof endings)[number];

/** Why a seat won a battle: after the last round also by the dearer units left, or as first player of a drawn one. */
export const winReasons = [...endings, 'cost', 'first'] as const;
export type WinReason = (typeof winReasons)[number];

/** A battle of a campaign that is over (FF-100). */
export interface Fought {
  /** Objectives and victory points by seat. */
  readonly objectives: readonly number[];
  readonly vp: readonly number[];
  readonly first: Seat;
  readonly winner: Seat;
  readonly why: WinReason;
  readonly rounds: number;
}

/** The whole state. */
export interface State {
  /** The match's options; never change. */
  readonly options: FellsOptions;
  /** A first battle, or -1. */
  readonly battle: number;
  /** Battles of a campaign that are over; replaced, never changed. */
  fought: readonly Fought[];
  phase: Phase;
  step: TurnStep;
  /** 0 before the first. */
  round: number;
  first: Seat;
  active: Seat;
  /** Terrain code by hex; VP of the banner by hex. Replaced, never changed, so that copies of the state share them. */
  terrain: readonly number[];
  banners: readonly number[];
  /** Where each seat's tent stands; -1: nowhere. */
  tents: HexId[];
  /** Replaced, never changed, like the terrain. */
  cairns: readonly HexId[];
  units: Unit[];
  seats: SeatState[];
  /** The next card last; hidden. */
  commandDeck: number[];
  commandDiscard: number[];
  /** How many of the four cards that were returned still lie at the bottom. */
  sunk: number;
  /** The command card of this turn (-1: none), and whether it was played for its text. */
  command: number;
  text: boolean;
  /** Where the first unit that the card ordered stands (Drumbeat); -1 before. */
  centre: HexId;
  /** Two command cards drawn by a Feeler, one to keep; known to the active seat. */
  peek: number[];
  combats: Combat[];
  harm: Harm | null;
  played: Played[];
  trample: Trample | null;
  winners: Seat[];
  ending: Ending | null;
}
