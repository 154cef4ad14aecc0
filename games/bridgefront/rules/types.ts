// The state of a Bridgefront match: plain JSON, laid out for fast copies. Hexes, edges and cards are table indices.

import type { OptionsOf } from '@bridgefront/kernel';
import type { Boost, Effect, EffectOf, Faction, TraitKind } from './effects.ts';
import type { declarations } from './options.ts';

/** Index into the board's table of hexes. */
export type Hex = number;
/** Index into the board's table of edges (unordered pairs of adjacent hexes). */
export type Edge = number;
/** Index into the table of cards. A champion in play is named by its card: champions are single copies. */
export type CardId = number;

/** The options of a match, typed by their declarations. */
export type BridgefrontOptions = OptionsOf<typeof declarations>;

/** How many may play. */
export const leastSeats = 2;
export const mostSeats = 6;

/** Where a round stands. */
export const phases = [
  'setup',
  'reset',
  'market',
  'action',
  'sieges',
  'collection',
  'scoring',
  'cleanup',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** Tile codes: 0 plain, positive a mine of that value, and these. Capitals are `capitalTile - seat`. */
export const forgeTile = -1;
export const centerTile = -2;
export const capitalTile = -10;

/** Bridge codes of an edge. */
export const noBridge = 0;
export const builtBridge = 1;
export const temporaryBridge = 2;

/** Gold promised for a champion's death (C-04); several add up. */
export interface Mark {
  readonly seat: number;
  readonly gold: number;
  /** Last round in which it pays. */
  readonly until: number;
}

/** A champion in play. */
export interface Champion {
  readonly card: CardId;
  readonly seat: number;
  hex: Hex;
  hp: number;
  /** Rolls one die in its next battle, whenever that is (C-12). */
  slowed: boolean;
  warded: boolean;
  /** Extra dice this round. */
  frenzy: number;
  /** Its once-a-round ability was used this round. */
  used: boolean;
  marks: readonly Mark[];
}

/** Units moved by a card that pays when they win a battle this round (Breakthrough Line, C-08). */
export interface Tag {
  readonly seat: number;
  hex: Hex;
  forces: number;
  champions: CardId[];
  readonly draw: number;
  won: boolean;
}

/** A card slipped into a seat's draw pile since the seat last took one from it: everybody knows that it is still there. */
export interface Fresh {
  readonly card: CardId;
  /** Gained in secret: which card it is, only its owner knows. The last entries of `secret`, in their order. */
  readonly secret: boolean;
  /** Since then, as everybody has seen: how many cards from the top its owner knows, how many of these it put there, how many it sank. */
  readonly depth: number;
  readonly top: number;
  readonly sunk: number;
  /** Its owner has found it among those it looked at. Nobody else knows. */
  readonly found: boolean;
}

/** Everything that belongs to one seat. */
export interface SeatState {
  readonly faction: Faction;
  /** -1 until the Capital draft. */
  capital: Hex;
  gold: number;
  mana: number;
  done: boolean;
  permanentVp: number;
  /** As of the last scoring (S-04). */
  controlVp: number;
  hand: CardId[];
  /** Top card last. */
  draw: CardId[];
  /** Cards discarded unseen by others, newest last. */
  discard: CardId[];
  /** Played cards in the discard pile: everybody saw them. */
  played: CardId[];
  burned: CardId[];
  /** Drawn in Cleanup and held apart until Reset (C-08). */
  held: CardId[];
  /** The card being resolved, in no pile; -1 if none. */
  resolving: CardId;
  /** What this seat knows of its draw pile: cards on top, topmost first, cards slipped in since at unknown places, cards at the bottom, lowest first. */
  peeked: CardId[];
  loose: CardId[];
  sunk: CardId[];
  /** Of each loose card: how many of the first peeked ones lie above it, how many of the first sunk ones below it. */
  looseUnder: number[];
  looseOver: number[];
  /** Cards that others know to be in this seat's deck are all but these (gained in secret and never shown since). */
  secret: CardId[];
  /** In the order in which they were slipped in. */
  fresh: Fresh[];
  /** Cards that it saw go under a Market or Power deck, one batch for each draft; their order is unknown. */
  buried: (readonly CardId[])[];
  // This round
  cardsPlayed: number;
  wonBattle: boolean;
  enemyChampionDied: boolean;
  boosts: Boost[];
  /** Hexes where its Forces hit better in defence, with the threshold. */
  entrenched: { readonly hex: Hex; readonly max: number }[];
  siegeWrits: number[];
  lastStands: number[];
  lastContract: boolean;
  discount: number;
  freeMarches: number;
  homeGuards: number;
  /** Enemy Capitals it alone held at the last pillage check (S-99). */
  pillaged: Hex[];
}

/** Cards shown to one seat, out of which it keeps some. Hidden from all others. */
export interface Draft {
  readonly seat: number;
  readonly source: 'free' | 'mine' | 'forge' | 'center' | 'card';
  /** The deck that the rejects return to. */
  readonly deck: { readonly kind: 'market' | 'power'; readonly age: number };
  readonly cards: CardId[];
  readonly keep: number;
  /** Mines: nothing may be kept. */
  readonly optional: boolean;
  /** The board tile that pays, or -1. */
  readonly hex: Hex;
}

/** What happens on one hex until one side is empty. */
export interface Battle {
  readonly hex: Hex;
  readonly attacker: number;
  readonly defender: number;
  /** For a Capital, at the end of the Action Phase. */
  readonly siege: boolean;
  /** The hex that the attacker has come from with the move that began it; -1: it has not moved. */
  readonly from: Hex;
  /** Combat round, from 1. */
  round: number;
  /** Next-battle spells in use, attacker's and defender's. */
  readonly boosts: readonly [readonly Boost[], readonly Boost[]];
  /** Champions that have used up a once-a-battle ability in this battle. */
  spent: CardId[];
  /** Hits rolled and waiting for assignment, by source champion (-1: a Force), attacker's and defender's. */
  hits: [CardId[], CardId[]];
}

/** Everything that a match of Bridgefront is, besides what remains to be done. */
export interface State {
  readonly options: BridgefrontOptions;
  readonly seats: SeatState[];
  readonly radius: number;
  round: number;
  phase: Phase;
  /** First seat in turn order this round. */
  lead: number;
  /** Tile code by hex. */
  tiles: number[];
  /** Bridge code by edge. */
  bridges: number[];
  /** Forces by seat and hex: `seat * hexes + hex`. */
  forces: number[];
  /** Bit set of the seats that have units on the hex. */
  presence: number[];
  /** By Capital owner: which intruder has been there longest (S-67); -1 if none. */
  firstIn: number[];
  champions: Champion[];
  // Until Cleanup
  locked: Edge[];
  traps: { readonly edge: Edge; readonly seat: number }[];
  dominion: Edge[];
  wormholes: { readonly a: Hex; readonly b: Hex; readonly seat: number }[];
  blackout: boolean;
  tags: Tag[];
  // Decks by age, top card last
  market: CardId[][];
  power: CardId[][];
  /** The market row as revealed, and which of its cards is being auctioned. */
  row: CardId[];
  rowAt: number;
  /** Seats that have gained a row card this round, with how many. */
  rowWins: number[];
  drafts: Draft[];
  battle: Battle | null;
  /** What a running card or move has just done, for its later instructions. */
  context: Context | null;
  winners: number[];
  ranking: number[][];
  reason: string;
}

/** Running notes of the card that is being resolved. */
export interface Context {
  readonly seat: number;
  readonly card: CardId;
  /** Whether anything of it could be done; if not, it fizzles (G-06). */
  acted: boolean;
  /** Forces its last deployment placed, and where (-1: nothing). */
  deployedForces: number;
  deployedHex: Hex;
  /** Home Guard has already answered this effect (S-89). */
  guarded: boolean;
}

/** A locked stack: a number of Forces and named champions on one hex (G-08). */
export interface Stack {
  readonly hex: Hex;
  readonly forces: number;
  readonly champions: readonly CardId[];
}

/** One move as declared: who, and the full path without the starting hex. */
export interface Route {
  readonly stack: Stack;
  readonly path: readonly Hex[];
}

/** What a move does besides moving. */
export type MoveManner = Pick<
  EffectOf<'move'>,
  'ignoring' | 'stops' | 'endsBeside' | 'winDraw' | 'arrivalDraw'
>;

/** An instruction with everything that was locked for it while planning. */
export interface Order {
  readonly effect: Effect;
  /** Hexes: deploy place, target, mine, or wormhole ends. */
  readonly hexes?: readonly Hex[];
  readonly edges?: readonly Edge[];
  readonly champions?: readonly CardId[];
  readonly routes?: readonly Route[];
  /** Hand cards. */
  readonly cards?: readonly CardId[];
  /** Number of the targeted seat. */
  readonly target?: number;
  /** Per card of `cash-in`: true for gold. */
  readonly golds?: readonly boolean[];
  /** Points healed on the first champion, the second … (heal-split). */
  readonly amounts?: readonly number[];
  /** Orders of the chosen mode, of `when … then`, or of each planned branch of a roll. */
  readonly then?: readonly Order[];
  readonly else?: readonly Order[];
  readonly branches?: readonly (readonly Order[])[];
}

/** Champion abilities that are used as an action; named like their trait in the notation (G-23). */
export const activatedTraits = [
  'stitchwork',
  'tempest',
  'slipstep',
  'archive',
  'gateway',
] as const satisfies readonly TraitKind[];
/** One of `activatedTraits`. */
export type ActivatedTrait = (typeof activatedTraits)[number];

/** A complete plan of an Action Step with everything that it locks. */
export type Action =
  | { readonly act: 'done' }
  | { readonly act: 'card'; readonly card: CardId; readonly hex: Hex; readonly orders: readonly Order[] }
  | { readonly act: 'build'; readonly edge: Edge }
  | { readonly act: 'march' | 'free-march'; readonly route: Route }
  | { readonly act: 'reinforce'; readonly hex: Hex }
  | {
      readonly act: 'ability';
      readonly trait: ActivatedTrait;
      readonly champion: CardId;
      readonly target: CardId;
      readonly path: readonly Hex[];
    };
