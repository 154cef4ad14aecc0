// The closed vocabulary of what cards and champions do. Every reader of it is an exhaustive table keyed by kind.

/** Facts about the board or the round that an effect may depend on; always read when the effect resolves (C-35). */
export type Condition =
  | { readonly if: 'occupy'; readonly tile: 'mine' | 'forge' | 'center' | 'enemy-capital' }
  | { readonly if: 'won-battle' }
  | { readonly if: 'enemy-champion-died' }
  | { readonly if: 'capital-besieged' };

/** Where Forces may be deployed. `capital` may be the Center for Aerial (S-94); `here` is the hex of the champion just deployed. */
export const destinations = [
  'capital',
  'occupied',
  'occupied-with-champion',
  'beside-champion',
  'with-champion',
  'mine-or-forge',
  'mine-forge-or-capital',
  'empty-near-capital',
  'here',
] as const;
export type Destination = (typeof destinations)[number];

/** A next-battle spell: waits for the seat's next battle of the round and is used up by it (C-11). */
export type Boost =
  /** Each of your champions rolls extra dice in combat round 1. */
  | { readonly boost: 'champion-dice'; readonly dice: number }
  /** Enemy Forces hit on at most `max` in combat round 1. */
  | { readonly boost: 'smoke'; readonly max: number }
  /** Your Forces hit on 1 to `max` in combat round 1. */
  | { readonly boost: 'force-threshold'; readonly max: number }
  /** You assign your hits, all battle. */
  | { readonly boost: 'assign-hits' }
  /** Your hits go to this class first, all battle. */
  | { readonly boost: 'hits-first'; readonly first: 'forces' | 'champions' };

/** One of several ways to use a card; `mode:<name>` in the notation. */
export type Mode = {
  readonly name: string;
  readonly effects: readonly Effect[];
};

/** What a die result leads to. `late` branches are planned after the roll, the others together with the card. */
export type RollBranch = {
  readonly on: readonly number[];
  readonly then: readonly Effect[];
  readonly late?: true;
};

/** One instruction of a card. Each is judged by itself when it resolves (G-06). */
export type Effect =
  // Purse, hand and deck
  | { readonly do: 'gold'; readonly amount: number }
  | { readonly do: 'mana'; readonly amount: number }
  | { readonly do: 'steal-gold'; readonly amount: number }
  | { readonly do: 'draw'; readonly count: number }
  /** Discard after drawing, chosen on resolution. With `mana` it is optional and pays that much mana. */
  | { readonly do: 'discard'; readonly count: number; readonly mana?: number }
  /** Discard hand cards chosen while planning: up to `count`, or exactly as many as possible when `mandatory`; each draws `drawEach` cards afterwards. */
  | { readonly do: 'shed'; readonly count: number; readonly mandatory?: true; readonly drawEach?: number }
  /** Discard up to `count` hand cards; for each either gold or Forces in the Capital, chosen while planning. */
  | { readonly do: 'cash-in'; readonly count: number; readonly gold: number; readonly forces: number }
  /** Put one hand card on top of the draw pile, chosen on resolution. */
  | { readonly do: 'topdeck'; readonly optional?: true }
  /** Look at the top cards, keep some in hand, discard the rest. */
  | { readonly do: 'look'; readonly count: number; readonly keep: number }
  | { readonly do: 'peek'; readonly count: number }
  | { readonly do: 'scry'; readonly count: number }
  /** Burn one hand card chosen while planning; if one was burned, draw. */
  | { readonly do: 'scrap'; readonly optional?: true; readonly draw?: number }
  | {
      readonly do: 'draft';
      readonly age: 1 | 2 | 3;
      readonly reveal: number;
      readonly keep: number;
      readonly from: 'top' | 'bottom';
    }
  | { readonly do: 'pull'; readonly age: 1 | 2 | 3 }
  // Units
  | {
      readonly do: 'deploy';
      readonly forces: number;
      readonly to: Destination;
      readonly perCardPlayed?: number;
    }
  | {
      readonly do: 'move';
      /** How many different stacks may move, one after another. */
      readonly stacks: number;
      /** Hexes each stack may go at most. */
      readonly steps: number;
      readonly ignoring?: 'bridges';
      /** Only one single Force moves. */
      readonly unit?: 'force';
      readonly optional?: true;
      /** Stops on entering a hex that holds anybody's units. */
      readonly stops?: 'occupied';
      /** The path must end beside one of your champions that is not in the stack. */
      readonly endsBeside?: 'champion';
      /** `deployed`: exactly the Forces the card just placed; `deployed-hex`: any stack from the hex it deployed to. */
      readonly who?: 'deployed' | 'deployed-hex';
      /** Cards drawn in Cleanup if the stack wins a battle this round (C-08). */
      readonly winDraw?: number;
      /** Cards drawn if a moved unit stands on the Center or a Forge afterwards. */
      readonly arrivalDraw?: number;
    }
  /** Place one of your champions directly (C-06), heal it, and be paid if it changed hex. */
  | {
      readonly do: 'teleport';
      readonly to: 'capital' | 'occupied' | 'mine';
      readonly heal?: number;
      readonly gold?: number;
    }
  /** Destroy a bridge at one of your champions, then move that champion's stack. */
  | { readonly do: 'raid'; readonly steps: number }
  | {
      readonly do: 'heal';
      readonly whose: 'any' | 'own';
      readonly amount: number;
      readonly inCapital?: number;
    }
  | { readonly do: 'heal-split'; readonly amount: number }
  /** Heal one of your champions where the card just deployed. */
  | { readonly do: 'heal-deployed'; readonly amount: number }
  | {
      readonly do: 'damage';
      readonly whose: 'any' | 'enemy';
      readonly amount: number;
      readonly within?: number;
    }
  | { readonly do: 'remove-champion' }
  | {
      readonly do: 'mark';
      readonly gold: number;
      readonly within?: number;
      readonly lasts: 'round' | 'next-round';
    }
  | { readonly do: 'ward'; readonly count: number }
  | { readonly do: 'slow' }
  | { readonly do: 'frenzy'; readonly dice: number; readonly damage: number }
  // Battles
  | { readonly do: 'entrench'; readonly max: number }
  | { readonly do: 'boost'; readonly boost: Boost }
  | { readonly do: 'siege-writ'; readonly forces: number }
  | { readonly do: 'last-stand'; readonly forces: number }
  // Strikes on hexes
  /** `accuracy` per cent of the shots hit the target hex, the others one of its neighbours. */
  | {
      readonly do: 'mortar';
      readonly within: number;
      readonly accuracy: number;
      readonly forces: number;
      readonly damage: number;
    }
  /** All Forces on a hex die, champions there are damaged; `within` of one of your champions, or anywhere. */
  | { readonly do: 'cataclysm'; readonly within?: number; readonly damage: number }
  | { readonly do: 'attrition'; readonly within: number; readonly forces: number; readonly damage: number }
  | { readonly do: 'encircle'; readonly neighbours: number; readonly forces: number }
  | { readonly do: 'strike-mine'; readonly within: number; readonly forces: number }
  // Bridges
  /** `garrison`: Forces deployed at each end afterwards, each end judged by itself (C-17). */
  | {
      readonly do: 'build';
      readonly count: number;
      readonly where: 'touching' | 'anywhere';
      readonly temporary?: true;
      readonly garrison?: number;
    }
  /** `touching` a hex you occupy, `anywhere`; `here`: at the champion just deployed, within `within` hexes. `upTo` makes each optional. */
  | {
      readonly do: 'destroy';
      readonly count: number;
      readonly where: 'touching' | 'anywhere' | 'here';
      readonly within?: number;
      readonly upTo?: true;
    }
  | { readonly do: 'trap' }
  | { readonly do: 'lockdown' }
  | { readonly do: 'wormhole'; readonly within: number }
  | { readonly do: 'dominion'; readonly count: number }
  | { readonly do: 'blackout' }
  // Mines
  /** Never lifts a value above `max` and never lowers one; `optional` may be played without a mine; `deploy`: Forces placed on that mine. */
  | {
      readonly do: 'raise-mine';
      readonly by: number;
      readonly max: number;
      readonly optional?: true;
      readonly deploy?: number;
    }
  /** Gold equal to the value of a mine you occupy. */
  | { readonly do: 'mine-gold' }
  // Later cards of the round
  | { readonly do: 'last-contract' }
  | { readonly do: 'discount'; readonly mana: number }
  // Structure
  | { readonly do: 'choose'; readonly modes: readonly Mode[] }
  | {
      readonly do: 'when';
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | { readonly do: 'roll'; readonly branches: readonly RollBranch[] };

/** The name of an effect. */
export type EffectKind = Effect['do'];
/** The effect of one name. */
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly do: K }>;

/** A champion's standing ability: a modifier at a declared moment, or an activated ability used as an action. */
export type Trait =
  /** The first hit that would go to a friendly champion in its battle goes to a friendly Force. */
  | { readonly trait: 'bodyguard' }
  /** Once a round, before combat round 1, damage to an enemy champion on its hex. */
  | { readonly trait: 'assassins-edge'; readonly damage: number }
  | { readonly trait: 'flight' }
  | { readonly trait: 'extraction'; readonly gold: number }
  /** Friendly Forces on its hex hit on 1 to `max`. */
  | { readonly trait: 'inspire'; readonly max: number }
  | { readonly trait: 'contract-pay'; readonly gold: number }
  | {
      readonly trait: 'extra-dice';
      readonly dice: number;
      readonly when: 'enemy-champion' | 'no-enemy-champion' | 'no-own-forces';
    }
  | { readonly trait: 'extort'; readonly gold: number }
  | { readonly trait: 'juggernaut'; readonly hits: number }
  | { readonly trait: 'blood-ledger'; readonly gold: number }
  /** Once a round, assign some of its owner's hits in a battle it is in. */
  | { readonly trait: 'tactical-hand'; readonly hits: number }
  /** In sieges it is in, friendly Forces hit on 1 to `max` in combat round 1. */
  | { readonly trait: 'breach'; readonly max: number }
  // Activated, once a round, 0 mana, in the Basic Action window (G-23); named like this in the notation
  | { readonly trait: 'stitchwork'; readonly heal: number }
  | { readonly trait: 'tempest'; readonly damage: number }
  | { readonly trait: 'slipstep'; readonly steps: number }
  // Only with the option championIdeas (C-27)
  | { readonly trait: 'archive'; readonly look: number }
  | { readonly trait: 'gateway'; readonly within: number };

/** The name of a champion's ability. */
export type TraitKind = Trait['trait'];

/** The six factions (G-01), in the order of the draft. */
export const factionNames = ['bastion', 'veil', 'aerial', 'prospect', 'cipher', 'gatewright'] as const;
export type Faction = (typeof factionNames)[number];

/** Every pile that cards are printed for. */
export const deckNames = [
  'starter',
  'faction',
  'market-1',
  'market-2',
  'market-3',
  'power-1',
  'power-2',
  'power-3',
] as const;
export type DeckName = (typeof deckNames)[number];

/** What is printed on a champion card besides its costs. */
export type ChampionStats = {
  readonly hp: number;
  readonly dice: number;
  /** Hits on 1 to this number. */
  readonly hits: number;
  readonly bounty: number;
  readonly traits: readonly Trait[];
  /** Carried out right after it was deployed; targets are locked with the deploy hex (C-36). */
  readonly onDeploy: readonly Effect[];
  /** Name of the ability as printed, if it has one. */
  readonly ability?: string;
};

/** A card as data. `initiativeAlt` is the draft's second number, kept but unused unless an option says so (G-02). */
export type Card = {
  readonly name: string;
  /** Kebab-case name: the card's id in notation, files and logs. */
  readonly slug: string;
  readonly deck: DeckName;
  readonly copies: number;
  readonly type: 'order' | 'spell' | 'victory' | 'champion';
  readonly mana: number;
  readonly gold: number;
  /** Champions only: gold for the first, second and third champion in play. */
  readonly goldByCount?: readonly [number, number, number];
  readonly initiative: number;
  readonly initiativeAlt: number | null;
  readonly burn: boolean;
  /** Permanent VP when gained. */
  readonly vp: number;
  readonly faction?: Faction;
  readonly effects: readonly Effect[];
  readonly champion?: ChampionStats;
  /** A new card shows the picture of the printed one with this slug. */
  readonly art?: string;
};
