// The closed vocabulary of cards: what cards in play can do, and what Action cards do. Every reader is exhaustive.

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
export const preys = ['all', 'not-specials', 'buildings', 'walls-and-castles'] as const;
export type Prey = (typeof preys)[number];

/** Whom help may be given to. */
export const patients = ['buildings', 'people'] as const;
export type Patients = (typeof patients)[number];

/** What a card in play does: with its Action, or for as long as it stands. */
export type Ability =
  /** Damage to an enemy card at a distance; `into`: whether it reaches the away Castle Zone from outside. */
  | {
      readonly can: 'hit';
      readonly damage: number;
      readonly near: number;
      readonly far: number;
      readonly prey: Prey;
      readonly into: boolean;
      /** Whether an enemy Wall may stop the shot (CA-30). */
      readonly stopped: boolean;
    }
  | { readonly can: 'assassinate' }
  | { readonly can: 'build' }
  | { readonly can: 'mend'; readonly whom: Patients; readonly gain: number }
  | { readonly can: 'look'; readonly cards: number }
  /** Its owner loses with it. */
  | { readonly can: 'decide' }
  /** Own Soldiers that begin their move here may take 2 steps. */
  | { readonly can: 'lead' }
  /** Its owner may play Attacks, and the enemy no Rout. */
  | { readonly can: 'command' }
  /** Its owner may play Spells. */
  | { readonly can: 'conjure' }
  /** Own Soldiers may step from here into the away Castle Zone. */
  | { readonly can: 'climb' }
  /** Shuts its owner's border to enemies on foot: it is a Wall. */
  | { readonly can: 'bar' }
  | { readonly can: 'arm'; readonly bonus: number }
  /** The enemy cannot play Rout. */
  | { readonly can: 'hold' };

/** The name of an ability. */
export type AbilityKind = Ability['can'];
/** The ability of one name. */
export type AbilityOf<K extends AbilityKind> = Extract<Ability, { can: K }>;

/** What an Action card does. */
export type Effect =
  | { readonly do: 'mend'; readonly whom: Patients; readonly gain: number }
  | { readonly do: 'charge'; readonly bonus: number }
  /** An extra shot, or so much more damage. */
  | { readonly do: 'rain'; readonly gives: 'shot' | 'strength'; readonly bonus: number }
  | { readonly do: 'rout' }
  | { readonly do: 'spring' }
  | { readonly do: 'rally' }
  | { readonly do: 'ambush'; readonly times: number }
  | { readonly do: 'burn'; readonly damage: number; readonly specials: boolean }
  | { readonly do: 'revive'; readonly most: number }
  | { readonly do: 'plague'; readonly damage: number }
  /** In the away half, or in `both`. */
  | {
      readonly do: 'storm';
      readonly damage: number;
      readonly reach: 'enemy' | 'both';
      readonly specials: boolean;
    };

/** The name of an effect. */
export type EffectKind = Effect['do'];
/** The effect of one name. */
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** Where a Building may be put up. */
export const sites = ['middle', 'castle-zone', 'anywhere'] as const;
export type Site = (typeof sites)[number];

/** Where a starting card stands at first. */
export const starts = ['middle', 'castle-zone'] as const;
export type Start = (typeof starts)[number];

// Type aliases, because only they fit the kernel's `Json`.
type Named = {
  readonly slug: string;
  readonly name: string;
  /** The printed card whose picture it bears, where that is not the likest one. */
  readonly art?: string;
};

/** What no two of are alike in one card. */
type Abilities = readonly Ability[];

/** Of starting cards each side has one; taken out, a Special has no start. */
export type CastleCard = Named & {
  readonly type: 'castle';
  readonly hp: number;
  readonly start: 'middle';
  readonly abilities: Abilities;
};

export type SpecialCard = Named & {
  readonly type: 'special';
  readonly hp: number;
  readonly steps: number;
  readonly start?: Start;
  readonly abilities: Abilities;
};

/** A Soldier or Civilian; `steps`: the most of a move by itself. */
export type UnitCard = Named & {
  readonly type: 'soldier' | 'civilian';
  readonly copies: number;
  readonly hp: number;
  readonly steps: number;
  readonly abilities: Abilities;
};

export type BuildingCard = Named & {
  readonly type: 'building';
  readonly copies: number;
  readonly hp: number;
  readonly site: Site;
  /** It moves, with so many escorts; left out, it stays where it was built. */
  readonly escorts?: number;
  readonly abilities: Abilities;
};

/** A card that stands in a zone. */
export type Standing = CastleCard | SpecialCard | UnitCard | BuildingCard;

/** A card that is shown, carried out and discarded: its effects one after the other. */
export type Played = Named & {
  readonly type: 'action' | 'attack' | 'spell' | 'instant';
  readonly copies: number;
  readonly effects: readonly Effect[];
};

/** A card of the game. */
export type Card = Standing | Played;

/** Whether the card stands in a zone. */
export function stands(card: Card): card is Standing {
  return 'abilities' in card;
}
