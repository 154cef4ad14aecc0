// Every face of a report that Heartland tells, with its details; the words are made in text/reports.ts.

import type { Turn } from '@bridgefront/kernel';
import type { Ending, State } from './types.ts';
import type { DeckSide, TriggerTime } from './vocabulary.ts';

// Cards are named by slug, seats and units by number; frontier 0 is the heartland. Type aliases, because only they
// fit the kernel's open `Face`.
type Slug = string;

/** A unit in a report, where it stood when this happened. */
export type UnitFace = {
  readonly unit: number;
  readonly card: Slug;
  readonly seat: number;
  readonly at: number;
  readonly occupies: boolean;
  /** Which of several alike in the same position it is, from 1; 0 where no other is like it. */
  readonly nth: number;
  /** How many are alike there, this one among them. */
  readonly alike: number;
};
/** A unit and the frontier that it goes to or comes from. */
export type MoveFace = UnitFace & { readonly frontier: number };

/** How an action was paid for: by the card itself, or by villagers that were exerted for supply. */
export type Paid = {
  readonly pay: 'exert' | 'seal' | 'supply';
  readonly supply: number;
  readonly exerted: readonly Slug[];
};

/** Why a trigger does nothing. */
export type Idle = 'no-occupier' | 'fell-at-home' | 'not-in-graveyard';

/** What one side does in the combat of one frontier. */
export type ClashSide = {
  /** How many units it has there. */
  readonly units: number;
  /** Sum of its attacks. */
  readonly pool: number;
  /** Whether it had an occupier when combat began. */
  readonly occupied: boolean;
  /** The enemies that it kills. */
  readonly kills: readonly UnitFace[];
  /** What comes through to the enemy's life. */
  readonly excess: number;
};

/** Everything that can be told. */
export type HeartlandFace =
  | {
      readonly tell: 'deck';
      readonly seat: number;
      readonly deck: Slug;
      readonly how: 'takes' | 'lot' | 'built';
    }
  | { readonly tell: 'initiative'; readonly seat: number }
  | {
      readonly tell: 'first-hand';
      readonly seat: number;
      readonly army: number;
      readonly civic: number;
      readonly cards?: readonly Slug[];
    }
  | { readonly tell: 'mulligan'; readonly seat: number; readonly redraws: boolean }
  | { readonly tell: 'round'; readonly round: number; readonly seat: number }
  | { readonly tell: 'villager'; readonly seat: number; readonly card: Slug }
  | {
      readonly tell: 'settles';
      readonly seat: number;
      readonly card: Slug;
      readonly frontier: number;
      readonly replaced?: { readonly card: Slug; readonly seat: number };
    }
  | { readonly tell: 'razes'; readonly seat: number; readonly card: Slug; readonly frontier: number }
  | {
      readonly tell: 'deploys';
      readonly seat: number;
      readonly card: Slug;
      readonly unit: number;
      readonly paid: Paid;
      readonly ready: boolean;
    }
  | {
      readonly tell: 'stratagem';
      readonly seat: number;
      readonly card: Slug;
      readonly frontier: number;
      readonly paid: Paid;
    }
  | {
      readonly tell: 'commits';
      readonly seat: number;
      readonly retreats: readonly MoveFace[];
      readonly goes: readonly MoveFace[];
    }
  | { readonly tell: 'passes'; readonly seat: number }
  | { readonly tell: 'scouts'; readonly seat: number; readonly card?: Slug }
  | { readonly tell: 'scouted'; readonly seat: number; readonly stays: boolean }
  | { readonly tell: 'battle'; readonly seat: number }
  | { readonly tell: 'quiet' }
  | { readonly tell: 'tactic'; readonly seat: number; readonly card: Slug; readonly paid: Paid }
  | {
      readonly tell: 'maneuver';
      readonly unit: UnitFace;
      readonly paid: Paid;
    }
  | { readonly tell: 'heals'; readonly seat: number; readonly amount: number; readonly life: number }
  | { readonly tell: 'drains'; readonly seat: number; readonly amount: number; readonly life: number }
  | {
      readonly tell: 'draws';
      readonly seat: number;
      readonly deck: DeckSide;
      readonly count: number;
      readonly cards?: readonly Slug[];
    }
  | { readonly tell: 'readies'; readonly unit: UnitFace }
  | { readonly tell: 'damages'; readonly unit: UnitFace; readonly amount: number; readonly left: number }
  | { readonly tell: 'weakens'; readonly unit: UnitFace; readonly attack: number }
  | { readonly tell: 'empowers'; readonly unit: UnitFace; readonly attack: number; readonly health: number }
  | {
      readonly tell: 'rallies';
      readonly seat: number;
      readonly frontier: number;
      readonly attack: number;
      readonly health: number;
    }
  | { readonly tell: 'repels'; readonly unit: UnitFace }
  | { readonly tell: 'shifts'; readonly unit: UnitFace; readonly frontier: number }
  | { readonly tell: 'salvages'; readonly seat: number; readonly card: Slug }
  | { readonly tell: 'dies'; readonly units: readonly UnitFace[] }
  | { readonly tell: 'combat' }
  /** Told only where kill sets are chosen openly (`combatOrder`). */
  | {
      readonly tell: 'chooses';
      readonly seat: number;
      readonly units: readonly UnitFace[];
      /** Whom what is left is to be marked on (HL-80). */
      readonly wounded?: readonly UnitFace[];
    }
  | { readonly tell: 'clash'; readonly frontier: number; readonly sides: readonly ClashSide[] }
  | { readonly tell: 'strikes'; readonly seat: number; readonly amount: number; readonly life: number }
  | { readonly tell: 'wins'; readonly seat: number; readonly frontier: number }
  | {
      readonly tell: 'occupies';
      readonly unit: UnitFace;
      readonly frontier: number;
      readonly replaced?: UnitFace;
    }
  | { readonly tell: 'goes-home'; readonly units: readonly UnitFace[] }
  | {
      readonly tell: 'trigger';
      readonly seat: number;
      readonly card: Slug;
      readonly when: TriggerTime | 'deployed';
      readonly frontier: number;
    }
  | { readonly tell: 'returns'; readonly seat: number; readonly card: Slug }
  | {
      readonly tell: 'idle';
      readonly seat: number;
      readonly card: Slug;
      readonly when: TriggerTime;
      readonly frontier: number;
      readonly why: Idle;
    }
  | { readonly tell: 'replenishes' }
  | { readonly tell: 'discards'; readonly seat: number; readonly cards: readonly Slug[] }
  | {
      readonly tell: 'ends';
      readonly ending: Ending;
      readonly winners: readonly number[];
      readonly life: readonly number[];
    };

/** The kind of a face. */
export type FaceKind = HeartlandFace['tell'];
/** The face of one kind. */
export type FaceOf<K extends FaceKind> = Extract<HeartlandFace, { tell: K }>;

/** Where rules tell what happens; null in simulations and when judging. `own` replaces the face for the seat that acts. */
export type Tell = ((face: HeartlandFace, own?: { readonly [seat: number]: HeartlandFace }) => void) | null;

/** What is asked, what remains to be done, and what is told. */
export type Terms = {
  readonly asks: {
    readonly deck: {};
    readonly mulligan: {};
    readonly strategy: {};
    readonly scout: {};
    readonly battle: {};
    readonly kill: {};
    readonly occupy: {};
    readonly draw: {};
    readonly discard: {};
  };
  readonly steps: {
    readonly 'decks/ask': {};
    readonly 'decks/lots': {};
    readonly deal: {};
    readonly mulligan: {};
    readonly 'round/begin': {};
    readonly strategy: {};
    readonly 'battle/begin': {};
    readonly battle: {};
    readonly scout: {};
    readonly 'action/end': {};
    readonly 'combat/begin': {};
    readonly 'combat/ask': {};
    readonly 'combat/strike': {};
    readonly 'occupy/ask': {};
    readonly 'combat/end': {};
    readonly 'replenish/triggers': {};
    readonly 'replenish/reset': {};
    readonly 'replenish/draw': {};
    readonly 'replenish/limit': {};
  };
  readonly faces: HeartlandFace;
};

/** A turn of Heartland. */
export type Play = Turn<State, Terms>;

/** The teller of a running turn. */
export function tellerOf(turn: Play): Tell {
  return turn.reporting ? (face, own) => turn.report(face, own) : null;
}
