// The closed vocabulary of cards: what cards in play can do, and what Action cards do. Every reader is exhaustive.

import type { NumberOption } from './options.ts';

/** What a card is (§3). A Spy at home counts as a Civilian (CA-35). */
export const cardTypes = [
  'castle',
  'special',
  'soldier',
  'civilian',
  'building',
  'action',
  'attack',
  'spell',
  'instant',
] as const;
export type CardType = (typeof cardTypes)[number];

/** Which enemy cards something may hit. */
export type Prey = 'all' | 'not-specials' | 'buildings' | 'walls-and-castles';

/** Whom help may be given to. */
export type Patients = 'buildings' | 'people';

/** What a card in play does: with its Action, or for as long as it stands. Figures are options of the match. */
export type Ability =
  /** Damage to an enemy card at a distance; `into`: whether it reaches the away Castle Zone from outside. */
  | {
      readonly can: 'hit';
      readonly damage: NumberOption;
      readonly near: number;
      readonly far: number;
      readonly prey: Prey;
      readonly into: boolean;
      /** Whether an enemy Wall may stop the shot (CA-30). */
      readonly stopped: boolean;
    }
  | { readonly can: 'assassinate' }
  | { readonly can: 'build' }
  | { readonly can: 'mend'; readonly whom: Patients; readonly gain: NumberOption }
  | { readonly can: 'look'; readonly cards: NumberOption }
  /** Its owner loses with it. */
  | { readonly can: 'decide' }
  /** Own Soldiers that begin their move here may take 2 steps. */
  | { readonly can: 'lead' }
  /** Own Soldiers may step from here into the away Castle Zone. */
  | { readonly can: 'climb' }
  /** Shuts its owner's border to enemies on foot. */
  | { readonly can: 'bar' }
  | { readonly can: 'arm'; readonly bonus: NumberOption }
  /** The enemy cannot play Rout. */
  | { readonly can: 'hold' };

/** The name of an ability. */
export type AbilityKind = Ability['can'];
/** The ability of one name. */
export type AbilityOf<K extends AbilityKind> = Extract<Ability, { can: K }>;

/** What an Action card does. */
export type Effect =
  | { readonly do: 'mend'; readonly whom: Patients; readonly gain: NumberOption }
  | { readonly do: 'charge'; readonly bonus: NumberOption }
  | { readonly do: 'rain' }
  | { readonly do: 'rout' }
  | { readonly do: 'spring' }
  | { readonly do: 'rally' }
  | { readonly do: 'ambush' }
  | { readonly do: 'burn'; readonly damage: NumberOption }
  | { readonly do: 'revive'; readonly most: NumberOption }
  | { readonly do: 'plague'; readonly damage: NumberOption }
  | { readonly do: 'storm'; readonly damage: NumberOption };

/** The name of an effect. */
export type EffectKind = Effect['do'];
/** The effect of one name. */
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** Where a Building may be put up. */
export type Site = 'middle' | 'castle-zone' | 'anywhere';

/** A card that stands in a zone. */
export type Standing = {
  readonly kind: 'standing';
  readonly slug: string;
  readonly name: string;
  readonly type: CardType;
  /** In the shared deck; 0 for starting cards, of which each player has one. */
  readonly copies: number;
  readonly hp: NumberOption;
  readonly ability: Ability;
  /** Most steps of a move by itself; 0: it does not move, or only with escorts. */
  readonly steps: number;
  /** Escorts that an engine moves with. */
  readonly escorts?: NumberOption;
  /** Of Buildings: where a Builder may put it up. */
  readonly site?: Site;
};

/** A card that is shown, carried out and discarded. */
export type Played = {
  readonly kind: 'played';
  readonly slug: string;
  readonly name: string;
  readonly type: CardType;
  readonly copies: number;
  readonly effect: Effect;
};

/** A card of the game. */
export type Card = Standing | Played;
