// The closed vocabulary of cards: standing abilities, costs, triggers, effects and what they are aimed at.

/** The two decks of a player, and with them the two backs of cards. */
export const deckSides = ['army', 'civic'] as const;
export type DeckSide = (typeof deckSides)[number];

/** An ability that works as long as the card is in the place it names (HL-11). */
export type Standing =
  /** The unit enters ready. */
  | { readonly ability: 'swift' }
  /** More attack while advancing. */
  | { readonly ability: 'charge'; readonly attack: number }
  /** More health while occupying. */
  | { readonly ability: 'garrison'; readonly health: number }
  /** Active settlement: more health for its owner's units in the frontier. */
  | { readonly ability: 'palisade'; readonly health: number }
  /** Active settlement: more attack for its owner's units in the frontier. */
  | { readonly ability: 'banner'; readonly attack: number }
  /** Active settlement: its owner's first army card of each round costs less. */
  | { readonly ability: 'granary'; readonly reduce: number };

/** The name of a standing ability. */
export type AbilityKind = Standing['ability'];
/** The standing ability of one name. */
export type AbilityOf<K extends AbilityKind> = Extract<Standing, { ability: K }>;

/** What an action has to be aimed at, seen from the player who acts. */
export const targetKinds = [
  'own-unit',
  'other-own-unit-here',
  'enemy-unit',
  'enemy-unit-here',
  'enemy-advancing',
  'enemy-advancing-here',
  'frontier-with-own-unit',
  'own-advancing',
  'self-advancing',
  'own-exerted-home-unit',
  'own-graveyard-unit',
] as const;
export type TargetKind = (typeof targetKinds)[number];

/** Effects that actions and triggers share (HL-12, HL-13). */
export type PlainEffect =
  | { readonly do: 'heal'; readonly amount: number }
  | { readonly do: 'drain'; readonly amount: number }
  | { readonly do: 'draw'; readonly deck: DeckSide; readonly amount: number };

/** What an action does (HL-12). All changes of figures last until the reset. */
export type Effect =
  | PlainEffect
  | { readonly do: 'scout' }
  | { readonly do: 'ready'; readonly target: TargetKind }
  | { readonly do: 'damage'; readonly amount: number; readonly target: TargetKind }
  | { readonly do: 'weaken'; readonly attack: number; readonly target: TargetKind }
  | {
      readonly do: 'empower';
      readonly attack: number;
      readonly health: number;
      readonly target: TargetKind;
    }
  | { readonly do: 'rally'; readonly attack: number; readonly health: number; readonly target: TargetKind }
  | { readonly do: 'repel'; readonly target: TargetKind }
  | { readonly do: 'shift'; readonly target: TargetKind }
  | { readonly do: 'salvage'; readonly target: TargetKind };

/** The name of an effect of an action. */
export type EffectKind = Effect['do'];
/** The effect of one name. */
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** What a trigger does; it never asks anything (HL-13). */
export type TriggerEffect =
  | PlainEffect
  /** Damage to the enemy occupier of the frontier in which this unit was killed. */
  | { readonly do: 'scorch'; readonly amount: number }
  /** This card goes from the graveyard to its owner's hand. */
  | { readonly do: 'return' };

/** The name of an effect of a trigger. */
export type TriggerEffectKind = TriggerEffect['do'];
/** The trigger effect of one name. */
export type TriggerEffectOf<K extends TriggerEffectKind> = Extract<TriggerEffect, { do: K }>;

/** When a trigger works, in the order in which one player's triggers are resolved (HL-56, HL-57). */
export const triggerTimes = ['dusk', 'holding', 'triumph', 'fallen'] as const;
export type TriggerTime = (typeof triggerTimes)[number];

/** A trigger of a settlement or a unit. */
export type Trigger = {
  readonly when: TriggerTime;
  readonly effect: TriggerEffect;
};

/** What a stratagem or a maneuver costs (HL-8). */
export type Cost =
  /** The card itself, which must be ready, is exerted. */
  | { readonly pay: 'exert' }
  /** The card itself, which must be ready, goes to its owner's vault. */
  | { readonly pay: 'seal' }
  /** So many villagers are exerted; once a round, on settlements only. */
  | { readonly pay: 'supply'; readonly amount: number };

/** A stratagem or a maneuver: a cost and an effect (HL-7). */
export type Ability = {
  readonly cost: Cost;
  readonly effect: Effect;
};

type Printed = {
  readonly slug: string;
  readonly name: string;
  /** The card whose picture a new one has. */
  readonly art?: string;
  /** It is out of the match; its number stays. */
  readonly out?: true;
};

/** A unit of the army. */
export type UnitCard = Printed & {
  readonly kind: 'unit';
  readonly supply: number;
  readonly attack: number;
  readonly health: number;
  readonly standing: readonly Standing[];
  readonly maneuver?: Ability;
  readonly trigger?: Trigger;
};

/** A battle tactic: carried out, then spent. */
export type TacticCard = Printed & {
  readonly kind: 'tactic';
  readonly supply: number;
  readonly effect: Effect;
};

/** A villager: gives supply. */
export type VillagerCard = Printed & {
  readonly kind: 'villager';
  readonly stratagem?: Ability;
};

/** A settlement of a frontier. */
export type SettlementCard = Printed & {
  readonly kind: 'settlement';
  readonly standing: readonly Standing[];
  readonly stratagem?: Ability;
  readonly trigger?: Trigger;
};

/** A card as it is printed (HL-6). */
export type Card = UnitCard | TacticCard | VillagerCard | SettlementCard;
/** The kind of a card. */
export type CardKind = Card['kind'];
