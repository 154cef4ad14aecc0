// Every face of a report that Fells and Fords tells, with its details; the words are made in text/reports.ts.

import type { Choice, Seat, Turn } from '@bridgefront/kernel';
import { unitTable } from './cards/in-force.ts';
import { unitOn } from './field.ts';
import { hexNames } from './hexes.ts';
import { hexIn } from './notation.ts';
import type { Combat, State, UnitId, WinReason } from './types.ts';
import type { DieFace, WindowName } from './vocabulary.ts';

// Cards and units are named by slug, seats by number, hexes by `q,r`. Type aliases, because only they fit `Face`.

/** A unit where it stands. */
export type Who = { readonly seat: number; readonly unit: string; readonly at: string };
/** What a card is aimed at: a hex, with the unit on it unless a hex alone was named. */
export type Aim = { readonly at: string; readonly seat?: number; readonly unit?: string };
type Moved = { readonly seat: number; readonly unit: string; readonly from: string; readonly to: string };

/** Details by kind of face. */
type Details = {
  readonly objectives: { readonly chosen: readonly string[] };
  readonly battle: { readonly battle: string };
  /** A battle of a campaign, counted from 1, with the objectives by seat; `chooser`: who chose its own, -1 in the first. */
  readonly 'campaign-battle': {
    readonly battle: number;
    readonly chosen: readonly string[];
    readonly chooser: number;
  };
  readonly first: { readonly seat: number; readonly why: 'initiative' | 'lot' | 'option' | 'battle' };
  readonly ford: { readonly seat: number; readonly at: string };
  readonly armies: {
    readonly units: readonly Who[];
    readonly tents: readonly Who[];
    /** Seats whose armies were laid out by lot; absent: both players laid out their own. */
    readonly lots?: readonly number[];
  };
  readonly hands: { readonly command: number; readonly lore: number };
  /** `battle`: of a campaign, from 1. */
  readonly turn: { readonly round: number; readonly seat: number; readonly battle?: number };
  readonly tent: { readonly seat: number; readonly at: string; readonly vp: number };
  readonly command: { readonly seat: number; readonly card: string; readonly text: boolean };
  readonly 'no-command': { readonly seat: number };
  readonly ordered: Who;
  readonly cured: Who & { readonly token: 'poison' | 'stun'; readonly price: number };
  /** `step`: the one hex that a command card gives in the Attack step. */
  readonly moves: Moved & { readonly step?: true };
  readonly plays: {
    readonly seat: number;
    readonly card: string;
    readonly cost: number;
    /** What the card is aimed at, in the order in which it was named (FF-57). */
    readonly aims: readonly Aim[];
  };
  readonly cancelled: { readonly seat: number; readonly card: string };
  readonly recovers: Who & { readonly health: number };
  readonly barred: { readonly seat: number };
  readonly hurries: Who & { readonly move: number };
  readonly pushed: Moved;
  readonly lifted: Moved;
  readonly spate: Who & { readonly dice: readonly DieFace[] };
  readonly tramples: Who & { readonly over: string; readonly die: DieFace };
  readonly poisoned: Who;
  readonly stunned: Who;
  readonly gains: {
    readonly seat: number;
    readonly lore: number;
    readonly why: 'dice' | 'tithe' | 'price' | 'step' | 'points';
  };
  readonly sacrifices: Who;
  readonly attacks: Who & {
    readonly target: string;
    readonly to: string;
    readonly how: 'attack' | 'shot' | 'pursuit' | 'counter' | 'dying';
    readonly ranged: boolean;
  };
  readonly rolls: Who & { readonly dice: readonly DieFace[] };
  readonly rerolls: {
    readonly seat: number;
    readonly count: number;
    /** The whole roll as it lies now; `count` of these dice are new. */
    readonly dice: readonly DieFace[];
  };
  readonly commits: { readonly seat: number; readonly use: string; readonly count: number };
  readonly shelters: Who;
  readonly prevents: Who & { readonly amount: number };
  readonly suffers: Who & { readonly amount: number; readonly health: number };
  readonly falls: Who;
  readonly supported: Who;
  readonly stands: Who & { readonly count: number };
  readonly retreats: Moved;
  readonly cornered: Who & {
    readonly count: number;
    /** Whether it has gone back some way first. */
    readonly moved: boolean;
    readonly why: 'stunned' | 'terrain' | 'barred';
  };
  readonly advances: Moved & { readonly pursuit: boolean };
  readonly frenzy: Who & { readonly figures: number };
  readonly scores: { readonly seat: number; readonly vp: number; readonly why: string };
  readonly burns: { readonly seat: number; readonly at: string };
  readonly cairn: { readonly seat: number; readonly at: string };
  readonly draws: {
    readonly seat: number;
    readonly what: 'command' | 'lore';
    readonly count: number;
    readonly cards?: readonly string[];
  };
  readonly drops: { readonly seat: number; readonly card: string };
  readonly reshuffles: { readonly what: 'command' | 'lore'; readonly seat: number };
  readonly silent: { readonly seat: number };
  readonly wins: { readonly seat: number; readonly why: Exclude<WinReason, 'first'> };
  /** A battle of a campaign is won: its VP, and the totals with the bonus that the last one brings its winner. */
  readonly 'battle-won': {
    readonly seat: number;
    readonly why: WinReason;
    readonly battle: number;
    readonly vp: readonly number[];
    readonly bonus: number;
    readonly points: readonly number[];
  };
  readonly 'campaign-won': { readonly seat: number; readonly points: readonly number[] };
  readonly drawn: { readonly rounds: number };
};

/** The kind of a face. */
export type FaceKind = keyof Details;
/** The face of one kind. */
export type FaceOf<K extends FaceKind> = { readonly tell: K } & Details[K];
/** Everything that can be told. */
export type FellsFace = { readonly [K in FaceKind]: FaceOf<K> }[FaceKind];

/** What is asked, scheduled and told, with its bindings. */
export type Terms = {
  readonly asks: {
    readonly objective: {};
    readonly ford: {};
    readonly army: {};
    readonly keep: {};
    readonly command: {};
    readonly orders: {};
    readonly moves: {};
    readonly attacks: {};
    readonly feeler: {};
    readonly lore: {};
    readonly drop: {};
    readonly react: { readonly window: WindowName };
    readonly trample: {};
    /** The most dice that may be rolled again. */
    readonly dice: { readonly most: number };
    readonly commit: {};
    readonly way: {};
    readonly ignore: {};
    readonly counter: {};
    /** How the additional attack came about. */
    readonly again: { readonly unit: UnitId; readonly how: Combat['again'] };
    readonly advance: {};
  };
  readonly steps: {
    readonly 'objectives/ask': {};
    readonly 'campaign/battle': {};
    readonly ford: { readonly seat: Seat };
    readonly 'army/ask': {};
    readonly 'battle/tell': {};
    readonly 'hands/deal': {};
    readonly 'hands/done': {};
    readonly 'turn/start': {};
    readonly 'turn/command': {};
    readonly 'turn/orders': {};
    readonly 'turn/moves': {};
    readonly 'turn/attacks': {};
    readonly 'turn/upkeep': {};
    readonly 'turn/end': {};
    readonly 'upkeep/draw': {};
    readonly 'upkeep/lore': {};
    readonly 'upkeep/drop': {};
    readonly 'upkeep/limit': {};
    readonly window: { readonly window: WindowName; readonly seat: Seat };
    readonly 'lore/effect': {};
    readonly 'harm/suffer': {};
    readonly trample: {};
    readonly 'combat/roll': {};
    readonly 'combat/commit': {};
    readonly 'combat/hit': {};
    readonly 'combat/fall': {};
    readonly 'combat/remove': {};
    readonly 'combat/ferocity': {};
    readonly 'combat/lore': {};
    readonly 'combat/counter': {};
    readonly 'combat/advance': {};
    readonly 'combat/end': {};
    readonly 'retreat/way': {};
    readonly 'retreat/support': {};
    readonly 'retreat/window': { readonly seat: Seat };
    readonly 'retreat/go': {};
  };
  readonly faces: FellsFace;
};

/** A turn of Fells and Fords, as handlers and reveals get it. */
export type Play = Turn<State, Terms>;

/** Tells the table, if anybody listens. */
export function tell(turn: Play, face: FellsFace): void {
  if (turn.reporting) turn.report(face);
}

/** Tells the seat more than the others. */
export function tellOwn(turn: Play, seat: number, face: FellsFace, own: FellsFace): void {
  if (turn.reporting) turn.report(face, { [seat]: own });
}

/** What choices name as targets of a card. */
export function aimsOf(state: State, targets: readonly Choice[]): Aim[] {
  return targets.map((target) => {
    const hex = hexIn(target);
    const id = target.startsWith('unit:') ? unitOn(state, hex) : -1;
    return id < 0 ? { at: hexNames[hex] } : who(state, id);
  });
}

/** A unit as reports name it. */
export function who(state: State, id: UnitId): Who {
  const { seat, type, hex } = state.units[id];
  return { seat, unit: unitTable(state)[type].slug, at: hexNames[hex] };
}
