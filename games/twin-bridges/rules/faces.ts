// Every face of a report that Twin Bridges tells, with its details; the words are made in text/reports.ts.

import type { Turn } from '@bridgefront/kernel';
import type { State } from './state.ts';
import type { CardId, Lane, LaneName } from './types.ts';

// Cards are named by slug, seats by number. Type aliases, because only they fit the kernel's open `Face`.
type Slug = string;

/** What one hit of an attack did: `left` is the health that remains. */
export type Hit = {
  readonly card: Slug;
  readonly amount: number;
  readonly left: number;
  readonly absorbed: boolean;
  /** The ability that reaches farther than the creature that is attacked. */
  readonly by?: 'perforation' | 'splash';
};

/** Everything that can be told. All of it is public. */
export type TwinFace =
  | { readonly tell: 'offer'; readonly round: number; readonly seat: number; readonly cards: readonly Slug[] }
  | { readonly tell: 'picks'; readonly seat: number; readonly cards: readonly Slug[] }
  | { readonly tell: 'last-card'; readonly seat: number; readonly card: Slug }
  | { readonly tell: 'takes-deck'; readonly seat: number; readonly deck: Slug }
  | { readonly tell: 'hands'; readonly first: number }
  | { readonly tell: 'turn'; readonly turn: number; readonly seat: number; readonly mana: number }
  | {
      readonly tell: 'summons';
      readonly seat: number;
      readonly card: Slug;
      readonly place: number;
      readonly lane: LaneName;
      readonly at: number;
      readonly mana: number;
    }
  | {
      readonly tell: 'chants';
      readonly seat: number;
      readonly card: Slug;
      readonly place: number;
      readonly target: Slug;
      readonly owner: number;
      readonly mana: number;
    }
  | { readonly tell: 'damaged'; readonly seat: number; readonly hit: Hit }
  | { readonly tell: 'pushed'; readonly seat: number; readonly card: Slug; readonly lane: LaneName }
  | { readonly tell: 'recalled'; readonly seat: number; readonly card: Slug }
  | { readonly tell: 'strengthened'; readonly seat: number; readonly card: Slug; readonly attack: number }
  | { readonly tell: 'warded'; readonly seat: number; readonly card: Slug }
  | { readonly tell: 'returns'; readonly seat: number; readonly card: Slug }
  | { readonly tell: 'assault'; readonly seat: number }
  | { readonly tell: 'sprints'; readonly seat: number; readonly card: Slug; readonly spaces: number }
  | {
      readonly tell: 'attacks';
      readonly seat: number;
      readonly card: Slug;
      readonly lane: LaneName;
      readonly again: boolean;
      readonly hits: readonly Hit[];
    }
  | {
      readonly tell: 'strikes';
      readonly seat: number;
      readonly card: Slug;
      readonly lane: LaneName;
      readonly again: boolean;
      readonly building: 'bastion' | 'fort';
      readonly damage: number;
      /** Places of the building in the row before and after, from 0 at the left. */
      readonly from: number;
      readonly to: number;
    }
  /** `aura`: it was destroyed because an Aura that kept it alive is gone. */
  | { readonly tell: 'destroyed'; readonly seat: number; readonly card: Slug; readonly aura?: true }
  | { readonly tell: 'bastion-falls'; readonly seat: number }
  | { readonly tell: 'fort-falls'; readonly seat: number }
  | { readonly tell: 'drawn'; readonly turns: number };

/** The kind of a face. */
export type FaceKind = TwinFace['tell'];
/** The face of one kind. */
export type FaceOf<K extends FaceKind> = Extract<TwinFace, { tell: K }>;

/** Where rules tell what happens; null in simulations and when judging. Use as `tell?.(…)`. */
export type Tell = ((face: TwinFace) => void) | null;

/** What is asked, what remains to be done, and what is told. */
export type Terms = {
  readonly asks: { readonly draft: {}; readonly deck: {}; readonly summon: {} };
  readonly steps: {
    readonly 'draft/deal': {};
    readonly 'draft/pick': {};
    readonly 'decks/ask': {};
    readonly hands: {};
    readonly 'turn/begin': {};
    readonly 'turn/summon': {};
    readonly 'assault/lane': { readonly lane: Lane };
    readonly 'assault/attack': { readonly card: CardId; readonly again: boolean };
    readonly 'turn/end': {};
  };
  readonly faces: TwinFace;
};

/** A turn of Twin Bridges. */
export type Play = Turn<State, Terms>;

/** The teller of a running turn. */
export function tellerOf(turn: Play): Tell {
  return turn.reporting ? (face) => turn.report(face) : null;
}
