// The closed vocabulary of the game: factions, terrain, dice, abilities, cards and objectives as plain data.

/** The two factions; the place in the list is the faction's number. */
export const factions = ['fords', 'fells'] as const;
export type FactionName = (typeof factions)[number];

/** What they are called. */
export const factionNames: { readonly [faction in FactionName]: string } = {
  fords: 'Ford League',
  fells: 'Fell Clans',
};

/** Terrain of a hex; the place in the list is the code that the state holds. */
export const terrains = ['clear', 'forest', 'hill', 'building', 'tent', 'water', 'ford', 'bridge'] as const;
export type TerrainName = (typeof terrains)[number];

/** Faces of a die; the place in the list is the face's number (FF-9). */
export const faces = ['strike', 'cleave', 'pierce', 'morale', 'lore', 'heroic'] as const;
/** A face of a die; the dice of a record count them from 1 to 6 in this order. */
export type DieFace = (typeof faces)[number];

/** What kind of unit a card may call up (FF-13). */
export const kinds = ['infantry', 'cavalry', 'heavy', 'legend'] as const;
export type UnitKind = (typeof kinds)[number];

/** What a unit can do (FF-15 to FF-27). */
export type Ability =
  | { readonly ability: 'immovable'; readonly upTo: number }
  | { readonly ability: 'doubleShot' }
  | { readonly ability: 'vigilant' }
  | { readonly ability: 'flanking' }
  | { readonly ability: 'stun' }
  | { readonly ability: 'crush' }
  | { readonly ability: 'drain' }
  | { readonly ability: 'flying' }
  | { readonly ability: 'rage' }
  | { readonly ability: 'frenzy' }
  | { readonly ability: 'poison' }
  | { readonly ability: 'pursue'; readonly upTo: number }
  | { readonly ability: 'ferocity' };

export type AbilityKind = Ability['ability'];
export type AbilityOf<K extends AbilityKind> = Extract<Ability, { ability: K }>;

/** What dice can be committed to (FF-10), in the order in which it is offered. */
export const uses = ['stun', 'crush', 'drain', 'frenzy', 'poison', 'poisoned', 'savage-edge'] as const;
export type Use = (typeof uses)[number];

/** A kind of unit as printed (FF-12). */
export type UnitType = {
  readonly type: 'unit';
  readonly slug: string;
  readonly name: string;
  readonly faction: FactionName;
  readonly kind: UnitKind;
  readonly move: number;
  readonly health: number;
  readonly dice: number;
  /** Farthest distance of a ranged attack; 0 for melee only. */
  readonly range: number;
  readonly cost: number;
  readonly copies: number;
  readonly abilities: readonly Ability[];
};

/** Whom a command card may order (FF-54). */
export type OrderRule =
  | { readonly rule: 'sections'; readonly left: number; readonly centre: number; readonly right: number }
  | { readonly rule: 'kinds'; readonly kinds: readonly UnitKind[]; readonly upTo: number }
  | { readonly rule: 'ranged'; readonly upTo: number }
  | { readonly rule: 'around'; readonly upTo: number };

/** What a command card gives to the units that it ordered, or to its player. */
export type Boons = {
  /** More dice in the first attack. */
  readonly dice?: number;
  /** More dice in the first attack of a unit that did not move. */
  readonly steadyDice?: number;
  readonly move?: number;
  /** One hex of movement in the Attack step (FF-55). */
  readonly attackStep?: true;
  /** Draw two command cards in upkeep and keep one. */
  readonly scout?: true;
};

/** A command card. */
export type CommandCard = {
  readonly type: 'command';
  readonly slug: string;
  readonly name: string;
  readonly copies: number;
  readonly orders: OrderRule;
  readonly boons: Boons;
};

/** The moments at which lore cards can be played (FF-59). */
export const windows = [
  'orders',
  'moves',
  'upkeep',
  'declare',
  'roll',
  'damage',
  'fall',
  'retreat',
  'cancel',
] as const;
export type WindowName = (typeof windows)[number];

/** In which part of which combat a card may be played. */
export type CombatPart = {
  readonly part: 'roller' | 'target';
  readonly attack?: 'melee' | 'ranged';
};

/** What a lore card does. */
export type LoreEffect =
  | { readonly do: 'prevent'; readonly amount: number; readonly beside?: number }
  /** Retreats that are ignored; null: all of them. */
  | { readonly do: 'stand'; readonly upTo: number | null }
  | { readonly do: 'dice'; readonly by: number }
  | { readonly do: 'exact'; readonly dice: number }
  /** Dice that may be rolled again; null: any number. */
  | { readonly do: 'reroll'; readonly upTo: number | null }
  | { readonly do: 'cleaves' }
  | { readonly do: 'cancel' }
  /** An own unit of these kinds recovers, or any ordered unit. */
  | { readonly do: 'recover'; readonly amount: number; readonly of?: readonly string[] }
  | { readonly do: 'bar' }
  | { readonly do: 'order' }
  | { readonly do: 'march'; readonly move: number; readonly through: readonly TerrainName[] }
  | { readonly do: 'spate'; readonly dice: number }
  | { readonly do: 'lift' }
  | { readonly do: 'drive' }
  | { readonly do: 'trample' }
  | { readonly do: 'dying-blow' }
  | { readonly do: 'sacrifice'; readonly lore: number }
  | { readonly do: 'venom'; readonly within: number; readonly of: string }
  | { readonly do: 'tithe'; readonly most: number };

export type LoreKind = LoreEffect['do'];
export type LoreOf<K extends LoreKind> = Extract<LoreEffect, { do: K }>;

/** A lore card (FF-56). */
export type LoreCard = {
  readonly type: 'lore';
  readonly slug: string;
  readonly name: string;
  readonly faction: FactionName;
  readonly copies: number;
  readonly cost: number;
  readonly window: WindowName;
  readonly when?: CombatPart;
  readonly effect: LoreEffect;
};

/** Terrain to lay: hexes as `q,r` in one text, by terrain. */
export type TerrainPlan = { readonly [terrain in TerrainName]?: string };

/** How an objective scores for its player (FF-96). */
export const scoreRules = [
  'spread',
  'hold-buildings',
  'hold-crossings',
  'more-hills',
  'arrive',
  'middle',
  'keep-out',
  'kills',
  'waterside-kills',
  'burn',
  'cairns',
  'crowd',
  'trophies',
  'many-banners',
] as const;
export type ScoreRule = (typeof scoreRules)[number];

/** An objective: half a map, three banners, a pattern to deploy on and a way to score (FF-95). */
export type Objective = {
  readonly type: 'objective';
  readonly slug: string;
  readonly name: string;
  readonly faction: FactionName;
  /** Decides who is first player (FF-94). */
  readonly indicator: string;
  readonly pattern: PatternName;
  readonly terrain: TerrainPlan;
  readonly banners: string;
  readonly score: ScoreRule;
};

export const patternNames = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;
export type PatternName = (typeof patternNames)[number];

/** The kinds of terrain that an objective lays. */
export const laidTerrains = ['forest', 'hill', 'building', 'water', 'ford', 'bridge'] as const;
export type LaidTerrain = (typeof laidTerrains)[number];

/** An objective as a match may change it, its half of the map with its banners hex by hex. */
export type ObjectiveCard = Pick<Objective, 'type' | 'slug' | 'name' | 'faction' | 'pattern' | 'score'> & {
  readonly terrain: { readonly [T in LaidTerrain]?: readonly string[] };
  readonly banners: readonly string[];
};

/** An army that can be taken whole, as a match may change it. */
export type ArmyCard = Pick<Preset, 'slug' | 'name' | 'faction' | 'tent'> & {
  readonly type: 'army';
  readonly units: readonly { readonly unit: string; readonly copies: number }[];
};

/** Everything printed that a match may change. */
export type PrintedCard = CommandCard | LoreCard | UnitType | ObjectiveCard | ArmyCard;

/** What kind of card it is. */
export type CardType = PrintedCard['type'];

/** A first battle: everything on the table from the start (FF-97). */
export type Battle = {
  readonly slug: string;
  readonly name: string;
  readonly terrain: TerrainPlan;
  readonly banners: string;
  readonly middleVp: number;
  readonly first: FactionName;
  readonly winningVp: number;
  /** Whether lore cards are used. */
  readonly lore: boolean;
  readonly units: { readonly [faction in FactionName]: { readonly [unit: string]: string } };
};

/** An army that can be taken whole (FF-31). */
export type Preset = {
  readonly slug: string;
  readonly name: string;
  readonly faction: FactionName;
  readonly units: { readonly [unit: string]: number };
  readonly tent: boolean;
};
