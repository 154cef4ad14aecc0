// Every face of a report that Bridgefront tells, with its details; the words are made in text/reports.ts.

import type { Boost, Trait } from './effects.ts';

// Hexes and edges are named as in the notation (`2,-1`, `0,0~1,0`), cards and champions by slug, seats by number.
// Type aliases, not interfaces: only they fit the kernel's open `Face`.
type HexName = string;
type EdgeName = string;
type Slug = string;

/** Passives and states that a modifier may come from; others come from a champion (its slug) or a spell in use. */
export const modifierSources = [
  'shield-wall',
  'mine-militia',
  'pillagers',
  'entrenched',
  'frenzy',
  'slow',
] as const;

/** What a modifier does; `value` is the threshold, the cap or the number of dice. */
export const modifierEffects = ['forces-hit', 'forces-capped', 'extra-dice', 'one-die'] as const;

/** One modifier in force in a combat round, for the table. */
export type Modifier = {
  readonly seat: number;
  readonly source: string;
  readonly effect: (typeof modifierEffects)[number];
  readonly value: number;
  /** The champion it works on; null: the seat's Forces. */
  readonly champion: string | null;
};

/** Cards that only their owner is told; the others learn the number. */
type SecretCards = { readonly cards?: readonly Slug[] };

/** Units of one side. */
export type Units = {
  readonly forces: number;
  readonly champions: readonly { readonly champion: Slug; readonly hp: number }[];
};

/** Dice of one source in a combat round: `forces` or a champion's slug. */
export type Roll = {
  readonly source: string;
  readonly dice: readonly number[];
  readonly threshold: number;
  readonly hits: number;
};

/** What one side rolled in a combat round. */
export type Rolls = { readonly seat: number; readonly rolls: readonly Roll[]; readonly hits: number };

/** What one side lost in a combat round. `used`: champions whose once-a-battle ability worked. */
export type Losses = {
  readonly seat: number;
  readonly forces: number;
  readonly damage: readonly { readonly champion: Slug; readonly amount: number }[];
  readonly used: readonly Slug[];
};

/**
 * What one instruction of a revealed plan has locked: `does` is the instruction or action. A move has the units of its
 * stack and its whole path, start included; `modes` are the ways that were chosen, for cards one each.
 */
export type Lock = {
  readonly does: string;
  readonly forces?: number;
  readonly champions?: readonly Slug[];
  readonly path?: readonly HexName[];
  readonly hexes?: readonly HexName[];
  readonly edges?: readonly EdgeName[];
  readonly cards?: readonly Slug[];
  readonly amounts?: readonly number[];
  readonly modes?: readonly string[];
  readonly seat?: number;
};

/** What is tied in the Market: the highest Buy Bids or the lowest Pass Bids for a card. Not told where a roll is repeated. */
export type Tie = {
  readonly card: Slug;
  readonly buys: boolean;
  readonly amount: number;
  readonly seats: readonly number[];
};

/** Why gold comes in outside of bounties: a card, a mine that a card empties, or what a faction gets each round. */
export type GoldReason = 'card' | 'mine' | 'faction';

/** Why a champion's death pays. */
export type BountyReason = 'bounty' | 'contracts' | 'mark' | 'contract-pay' | 'blood-ledger' | 'extort';

/** Why a stack goes no further. */
export type StopReason = 'closed' | 'lockdown' | 'no-bridge';

/** What kills Forces outside of combat rounds. */
export type StrikeReason =
  | 'mortar'
  | 'cataclysm'
  | 'attrition'
  | 'encircled'
  | 'strike'
  | 'last-stand'
  | 'siege-writ';

/** Lasting effects and announcements of cards and abilities. */
export type StatusKind =
  | Boost['boost']
  | 'mark'
  | 'ward'
  | 'slow'
  | 'frenzy'
  | 'entrench'
  | 'mortar'
  | 'cataclysm'
  | 'siege-writ'
  | 'last-stand'
  | 'trap'
  | 'lockdown'
  | 'wormhole'
  | 'gateway'
  | 'dominion'
  | 'blackout'
  | 'last-contract'
  | 'discount';

/** What a status is about. */
export type StatusDetails = {
  /** The card that sets it in force, where it bears another name. */
  readonly by?: Slug;
  readonly hex?: HexName;
  /** Both ends of a passage. */
  readonly hexes?: readonly HexName[];
  readonly edge?: EdgeName;
  readonly champion?: Slug;
  /** Dice, threshold, gold, Forces or mana, whatever the kind counts. */
  readonly value?: number;
  readonly first?: 'forces' | 'champions';
  /** When a price on a champion’s death ends. */
  readonly lasts?: 'round' | 'next-round';
};

/** Instructions that could not be done. */
export type FizzledKind =
  | 'deploy'
  | 'move'
  | 'raid'
  | 'build'
  | 'destroy'
  | 'trap'
  | 'lockdown'
  | 'wormhole'
  | 'heal'
  | 'damage'
  | 'mark'
  | 'ward'
  | 'slow'
  | 'frenzy'
  | 'entrench'
  | 'strike'
  | 'mine'
  | Extract<Trait['trait'], 'stitchwork' | 'tempest' | 'slipstep' | 'archive' | 'gateway'>;

/** Where a gained card comes from. */
export type GainSource = 'free' | 'market' | 'mine' | 'forge' | 'center' | 'card';

/** The details of every kind of face. A kind that is not in this table cannot be told. */
export type FaceDetails = {
  // Set-up
  factions: { readonly factions: readonly string[] };
  'capital-chosen': { readonly seat: number; readonly hex: HexName };
  'board-made': {
    readonly mines: readonly { readonly hex: HexName; readonly value: number }[];
    readonly forges: readonly HexName[];
  };
  'starting-bridges': {
    readonly bridges: readonly { readonly seat: number; readonly edges: readonly EdgeName[] }[];
  };
  // Reset and market
  'round-begins': { readonly round: number; readonly age: 1 | 2 | 3; readonly lead: number };
  income: { readonly gold: number; readonly mana: number };
  /** `overflow`: how many went straight to the discard pile; `held`: put aside for the next round. */
  drawn: SecretCards & {
    readonly seat: number;
    readonly count: number;
    readonly overflow: number;
    readonly held?: boolean;
  };
  studied: { readonly seat: number; readonly count: number };
  row: { readonly cards: readonly Slug[]; readonly previews: number };
  'bids-bought': {
    readonly card: Slug;
    /** null: a Pass Bid, which stays hidden. */
    readonly bids: readonly { readonly seat: number; readonly buy: number | null }[];
    readonly winner: number;
    readonly price: number;
  };
  'bids-passed': {
    readonly card: Slug;
    readonly passes: readonly { readonly seat: number; readonly pass: number }[];
    readonly receiver: number;
    readonly pot: number;
  };
  /** `winner` null: the lowest are tied again. */
  'roll-off': {
    readonly seats: readonly number[];
    readonly dice: readonly number[];
    readonly winner: number | null;
    readonly tie?: Tie;
  };
  'tie-won': { readonly seat: number; readonly by: 'seat' | 'prospect'; readonly tie?: Tie };
  'last-card': { readonly card: Slug; readonly seat: number };
  // Actions
  revealed: {
    readonly actions: readonly {
      readonly seat: number;
      readonly choices: readonly string[];
      readonly locks?: readonly Lock[];
      readonly card?: Slug;
      readonly initiative?: number;
      /** What it costs. */
      readonly mana?: number;
      readonly gold?: number;
    }[];
  };
  'card-resolves': { readonly seat: number; readonly card: Slug };
  'card-done': { readonly seat: number; readonly card: Slug; readonly to: 'discard' | 'burn' | 'fizzled' };
  'action-resolves': { readonly seat: number; readonly action: string };
  fizzled: { readonly seat: number; readonly what: FizzledKind };
  gold: { readonly seat: number; readonly amount: number; readonly why: GoldReason };
  mana: { readonly seat: number; readonly amount: number };
  'gold-taken': { readonly seat: number; readonly from: number; readonly amount: number };
  discarded: SecretCards & { readonly seat: number; readonly count: number };
  topdecked: SecretCards & { readonly seat: number };
  looked: SecretCards & { readonly seat: number; readonly count: number };
  /** `overflow`: how many of them the hand has no room for. */
  kept: SecretCards & { readonly seat: number; readonly count: number; readonly overflow?: number };
  /** `cards`: those that stay on top, topmost first. */
  scryed: SecretCards & { readonly seat: number; readonly count: number; readonly bottomed: number };
  burned: { readonly seat: number; readonly card: Slug };
  /** `card`: the champion that may be won over. */
  die: { readonly seat: number; readonly value: number; readonly card?: Slug };
  /** `by`: the card that gives it. */
  gained: {
    readonly seat: number;
    readonly source: GainSource;
    readonly card?: Slug;
    readonly by?: Slug;
    /** The Mine or Forge that gives it. */
    readonly hex?: HexName;
  };
  /** `guard`: how many of them Home Guard adds. */
  deployed: {
    readonly seat: number;
    readonly hex: HexName;
    readonly forces: number;
    readonly guard?: number;
  };
  'champion-deployed': { readonly seat: number; readonly champion: Slug; readonly hex: HexName };
  /** The two-player rule kept units out. */
  refused: { readonly seat: number; readonly hex: HexName };
  /** `retreat`: out of a battle. */
  moved: {
    readonly seat: number;
    readonly from: HexName;
    readonly to: HexName;
    readonly forces: number;
    readonly champions: readonly Slug[];
    readonly retreat?: true;
  };
  stopped: { readonly seat: number; readonly hex: HexName; readonly why: StopReason };
  teleported: { readonly seat: number; readonly champion: Slug; readonly hex: HexName };
  healed: { readonly champion: Slug; readonly amount: number };
  /** `by`: the champion whose ability it was. */
  damaged: { readonly champion: Slug; readonly amount: number; readonly by: Slug | null };
  'champion-removed': { readonly champion: Slug };
  'champion-died': {
    readonly champion: Slug;
    readonly seat: number;
    readonly hex: HexName;
    readonly killer: number | null;
  };
  bounty: { readonly seat: number; readonly amount: number; readonly why: BountyReason };
  stolen: { readonly seat: number; readonly champion: Slug };
  'forces-lost': {
    readonly seat: number;
    readonly hex: HexName;
    readonly count: number;
    readonly why: StrikeReason;
  };
  status: StatusDetails & { readonly seat: number; readonly kind: StatusKind };
  'mine-raised': { readonly hex: HexName; readonly value: number };
  'bridge-built': { readonly edge: EdgeName; readonly seat: number; readonly temporary: boolean };
  'bridge-destroyed': { readonly edge: EdgeName; readonly seat: number };
  /** `hex`: where the stack stands that wanted to cross. */
  'trap-sprung': {
    readonly edge: EdgeName;
    readonly seat: number;
    readonly lost: number;
    readonly hex: HexName;
  };
  // Battles
  /** `units`: the attacker's, then the defender's. */
  battle: {
    readonly hex: HexName;
    readonly attacker: number;
    readonly defender: number;
    readonly siege: boolean;
    readonly units: readonly Units[];
  };
  modifiers: { readonly hex: HexName; readonly round: number; readonly list: readonly Modifier[] };
  'combat-round': {
    readonly hex: HexName;
    readonly round: number;
    readonly attacker: Rolls;
    readonly defender: Rolls;
  };
  'battle-losses': { readonly hex: HexName; readonly round: number; readonly losses: readonly Losses[] };
  /** `winner` null: nobody is left. */
  'battle-over': Units & { readonly hex: HexName; readonly winner: number | null };
  pillage: { readonly seat: number; readonly hex: HexName; readonly gold: number };
  // Collection to the end
  collected: { readonly seat: number; readonly hex: HexName; readonly gold: number };
  draft: SecretCards & {
    readonly seat: number;
    readonly source: GainSource;
    /** 0: the deck is empty, nothing is asked. */
    readonly count: number;
    /** Fewer than it should be: the deck has no more. */
    readonly short?: true;
    readonly hex?: HexName;
    readonly by?: Slug;
  };
  declined: { readonly seat: number; readonly source: GainSource; readonly hex?: HexName };
  /** `own`: only in a seat's own face. */
  scored: {
    readonly own?: {
      readonly seat: number;
      readonly permanent: number;
      readonly control: number;
      readonly total: number;
    };
  };
  cleanup: { readonly round: number };
  'match-over': {
    readonly winners: readonly number[];
    readonly reason: 'points' | 'rounds';
    readonly totals: readonly {
      readonly seat: number;
      readonly permanent: number;
      readonly control: number;
      readonly gold: number;
    }[];
    /** Who is ahead of the winners, and may not win because of enemies in the own Capital (S-09). */
    readonly barred?: readonly number[];
  };
};

/** The name of a face. */
export type FaceKind = keyof FaceDetails;

/** A face of one kind. */
export type FaceOf<K extends FaceKind> = { readonly tell: K } & FaceDetails[K];

/** A Bridgefront face: one of the kinds above and its details. */
export type BridgefrontFace = { readonly [K in FaceKind]: FaceOf<K> }[FaceKind];
