// Every face of a report that Castles tells, with its details; the words are made in text/reports.ts.

import type { Turn } from '@bridgefront/kernel';
import type { Ending, PieceId, State, Zone, ZoneName } from './types.ts';

// Kinds of cards are named by slug, cards in play by name (`spearman-3`), zones by name, seats by number, sides by their
// first seat: who draws, plays, discards or springs a Trap is a player, whose a card in play is a side. Type
// aliases, because only they fit the kernel's open `Face`.
type Slug = string;
type Name = string;

/** What one blow did: `left` is the HP that remains. */
export type Hit = {
  readonly piece: Name;
  readonly owner: number;
  readonly damage: number;
  readonly left: number;
};

/** What a Soldier's damage is made of: the printed figure, what is added by name (less than 0: taken off), and an Ambush's factor. */
export type Sum = {
  readonly base: number;
  readonly added: readonly { readonly by: Slug; readonly damage: number }[];
  readonly times?: number;
};

/** Everything that can be told. Lists of `cards` that may be left out are for those who may know them. */
export type CastlesFace =
  | {
      readonly tell: 'start';
      readonly red: number;
      readonly cards: number;
      readonly teams?: readonly (readonly number[])[];
      /** In a series: which siege of how many begins, and which side with it. */
      readonly siege?: number;
      readonly of?: number;
      readonly first?: number;
    }
  | {
      readonly tell: 'turn';
      readonly turn: number;
      readonly seat: number;
      /** In a series: in which siege. */
      readonly siege?: number;
    }
  | {
      readonly tell: 'draws';
      readonly seat: number;
      readonly count: number;
      /** Cards left in the deck. */
      readonly deck: number;
      readonly cards?: readonly Slug[];
    }
  | {
      /** A hand is dealt anew before the first turn. */
      readonly tell: 'anew';
      readonly seat: number;
      readonly count: number;
      readonly cards?: readonly Slug[];
    }
  /** A card of the hand goes under the deck, in sight of all. */
  | { readonly tell: 'under'; readonly seat: number; readonly card: Slug }
  | { readonly tell: 'reshuffled'; readonly cards: number }
  | {
      readonly tell: 'deck-empty';
      /** The hands by seat: they lie open. */
      readonly hands: readonly (readonly Slug[])[];
    }
  | { readonly tell: 'plays'; readonly seat: number; readonly card: Slug }
  | {
      readonly tell: 'enters';
      readonly seat: number;
      readonly piece: Name;
      readonly zone: ZoneName;
      readonly how: 'played' | 'built' | 'revived';
      /** The Builder. */
      readonly by?: Name;
    }
  | {
      readonly tell: 'moves';
      readonly seat: number;
      readonly piece: Name;
      readonly escorts: readonly Name[];
      readonly from: ZoneName;
      readonly to: ZoneName;
    }
  | {
      readonly tell: 'put';
      readonly seat: number;
      readonly piece: Name;
      readonly from: ZoneName;
      readonly to: ZoneName;
    }
  | {
      readonly tell: 'attacks';
      readonly seat: number;
      readonly piece: Name;
      readonly how: 'action' | 'shot' | 'reaction';
      readonly from: ZoneName;
      readonly to: ZoneName;
      readonly hit: Hit;
      /** Where the damage is more or less than the printed figure. */
      readonly sum?: Sum;
    }
  | { readonly tell: 'area'; readonly card: Slug; readonly hits: readonly Hit[] }
  | { readonly tell: 'assassinates'; readonly seat: number; readonly piece: Name; readonly target: Name }
  | { readonly tell: 'destroyed'; readonly seat: number; readonly piece: Name; readonly zone: ZoneName }
  | {
      readonly tell: 'mends';
      readonly seat: number;
      /** The Mason or Healer; an Action card otherwise. */
      readonly by: Name;
      readonly piece: Name;
      readonly gain: number;
      readonly hp: number;
    }
  | { readonly tell: 'charged'; readonly seat: number; readonly piece: Name; readonly bonus: number }
  | {
      readonly tell: 'rain';
      readonly seat: number;
      readonly pieces: readonly Name[];
      readonly shots: boolean;
      /** Damage that each of their shots deals more, where they get no extra ones. */
      readonly bonus?: number;
    }
  | { readonly tell: 'ambush'; readonly seat: number; readonly times: number }
  | {
      readonly tell: 'looks';
      readonly seat: number;
      /** In teams: whose hand. */
      readonly of?: number;
      readonly piece: Name;
      readonly count: number;
      readonly cards?: readonly Slug[];
    }
  | { readonly tell: 'trap'; readonly seat: number; readonly piece: Name; readonly zone: ZoneName }
  | { readonly tell: 'discards'; readonly seat: number; readonly cards: readonly Slug[] }
  | { readonly tell: 'orders'; readonly seat: number; readonly order?: string }
  | { readonly tell: 'ends'; readonly seat: number }
  /** Would surrender; `waits`: the others of the side, who have not said so. */
  | { readonly tell: 'yields'; readonly seat: number; readonly waits: readonly number[] }
  | {
      readonly tell: 'over';
      readonly ending: Ending;
      readonly winners: readonly number[];
      readonly turn: number;
      /** HP of both Castles by side, not below 0. */
      readonly castles: readonly number[];
      readonly scores?: readonly number[];
      /** In a series: which siege of how many is over, and the points of every seat with it. */
      readonly siege?: number;
      readonly of?: number;
      readonly points?: readonly number[];
    }
  /** A series is over. */
  | { readonly tell: 'series'; readonly winners: readonly number[]; readonly points: readonly number[] };

/** The kind of a face. */
export type FaceKind = CastlesFace['tell'];
/** The face of one kind. */
export type FaceOf<K extends FaceKind> = Extract<CastlesFace, { tell: K }>;

/** What is asked, what remains to be done, and what is told. */
export type Terms = {
  readonly asks: {
    readonly main: {};
    readonly mulligan: {};
    readonly end: {};
    /** Between two sieges of a series. */
    readonly next: {};
    readonly trap: { readonly piece: Name; readonly zone: ZoneName };
  };
  readonly steps: {
    readonly start: {};
    readonly 'turn/begin': {};
    readonly 'turn/main': {};
    readonly 'turn/end': {};
    readonly 'turn/close': {};
    /** A step of a move; `group`: escorts in the order named, the card itself last. */
    readonly 'move/step': { readonly group: readonly PieceId[]; readonly to: Zone };
    readonly 'move/fire': { readonly group: readonly PieceId[]; readonly from: Zone; readonly at: Zone };
    readonly 'trap/check': { readonly piece: PieceId };
  };
  readonly faces: CastlesFace;
};

/** A turn of Castles. */
export type Play = Turn<State, Terms>;

/** Where rules tell what happens; null in simulations and when judging. `own` is the face of the seat in it. */
export type Tell = ((face: CastlesFace, faces?: { readonly [seat: number]: CastlesFace }) => void) | null;

/** The teller of a running turn. */
export function tellerOf(turn: Play): Tell {
  return turn.reporting ? (face, faces) => turn.report(face, faces) : null;
}
