// The closed vocabulary of cards: what creatures can do, and what incantations do. Every reader is exhaustive.

/** What an Aura gives to the two creatures beside it. */
export const auraGifts = ['attack', 'health'] as const;
export type AuraGift = (typeof auraGifts)[number];

/** A standing ability of a creature (§7). */
export type Ability =
  | { readonly ability: 'aerial' }
  | { readonly ability: 'aim' }
  | { readonly ability: 'aquatic' }
  | { readonly ability: 'aura'; readonly give: AuraGift; readonly amount: number }
  | { readonly ability: 'berserk' }
  | { readonly ability: 'catalyst'; readonly mana: number }
  | { readonly ability: 'focus' }
  | { readonly ability: 'indestructible' }
  | { readonly ability: 'perforation' }
  | { readonly ability: 'protection' }
  | { readonly ability: 'rage' }
  | { readonly ability: 'splash' }
  | { readonly ability: 'sprint' }
  | { readonly ability: 'wrecker' };

/** The name of an ability. */
export type AbilityKind = Ability['ability'];
/** The ability of one name. */
export type AbilityOf<K extends AbilityKind> = Extract<Ability, { ability: K }>;

/** One instruction of an incantation; all instructions of a card have the same target. */
export type Effect =
  | { readonly do: 'damage'; readonly amount: number }
  /** To the far end of its lane. */
  | { readonly do: 'push' }
  /** To the right end of its owner's hand. */
  | { readonly do: 'recall' }
  /** Attack until the end of the turn. */
  | { readonly do: 'strengthen'; readonly attack: number }
  /** Protection until the caster's next turn begins. */
  | { readonly do: 'ward' };

/** The name of an instruction. */
export type EffectKind = Effect['do'];
/** The instruction of one name. */
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;

/** What only a match makes of a card. */
type MatchCard = {
  /** The card whose picture a new one has. */
  readonly art?: string;
  /** It is out of the match; its number stays. */
  readonly out?: true;
};

/** A card that stays in play, on its owner's side of a lane. */
export type Creature = {
  readonly kind: 'creature';
  readonly slug: string;
  readonly name: string;
  readonly cost: number;
  readonly attack: number;
  readonly health: number;
  readonly abilities: readonly Ability[];
} & MatchCard;

/** A card that does something to one creature and returns to the right end of the hand. */
export type Incantation = {
  readonly kind: 'incantation';
  readonly slug: string;
  readonly name: string;
  readonly cost: number;
  readonly effects: readonly Effect[];
} & MatchCard;

/** A card of the game. */
export type Card = Creature | Incantation;
