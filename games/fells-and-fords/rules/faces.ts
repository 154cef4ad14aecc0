// Every face of a report that Fells and Fords tells, with its details; the words are made in text/reports.ts.

import type { Turn } from '@bridgefront/kernel';
import { hexNames } from './hexes.ts';
import { UNITS } from './tables/units.ts';
import type { State, UnitId } from './types.ts';
import type { DieFace } from './vocabulary.ts';

// Cards and units are named by slug, seats by number, hexes by `q,r`. Type aliases, because only they fit `Face`.

/** A unit where it stands. */
export type Who = { readonly seat: number; readonly unit: string; readonly at: string };
type Moved = { readonly seat: number; readonly unit: string; readonly from: string; readonly to: string };

/** Details by kind of face. */
type Details = {
  readonly objectives: { readonly chosen: readonly string[] };
  readonly battle: { readonly battle: string };
  readonly first: { readonly seat: number; readonly why: 'initiative' | 'lot' | 'option' | 'battle' };
  readonly ford: { readonly seat: number; readonly at: string };
  readonly armies: { readonly units: readonly Who[]; readonly tents: readonly Who[] };
  readonly hands: { readonly command: number; readonly lore: number };
  readonly turn: { readonly round: number; readonly seat: number };
  readonly tent: { readonly seat: number; readonly at: string; readonly vp: number };
  readonly command: { readonly seat: number; readonly card: string; readonly text: boolean };
  readonly 'no-command': { readonly seat: number };
  readonly ordered: Who;
  readonly cured: Who & { readonly token: 'poison' | 'stun'; readonly price: number };
  readonly moves: Moved;
  readonly plays: { readonly seat: number; readonly card: string; readonly cost: number };
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
  readonly rerolls: { readonly seat: number; readonly count: number; readonly dice: readonly DieFace[] };
  readonly commits: { readonly seat: number; readonly use: string; readonly count: number };
  readonly shelters: Who;
  readonly prevents: Who & { readonly amount: number };
  readonly suffers: Who & { readonly amount: number; readonly health: number };
  readonly falls: Who;
  readonly supported: Who;
  readonly stands: Who & { readonly count: number };
  readonly retreats: Moved;
  readonly cornered: Who & { readonly count: number };
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
  readonly wins: { readonly seat: number; readonly why: 'vp' | 'elimination' | 'rounds' | 'cost' };
  readonly drawn: { readonly rounds: number };
};

/** The kind of a face. */
export type FaceKind = keyof Details;
/** The face of one kind. */
export type FaceOf<K extends FaceKind> = { readonly tell: K } & Details[K];
/** Everything that can be told. */
export type FellsFace = { readonly [K in FaceKind]: FaceOf<K> }[FaceKind];

/** Tells the table, if anybody listens. */
export function tell(turn: Turn<State>, face: FellsFace): void {
  if (turn.reporting) turn.report(face);
}

/** Tells the seat more than the others. */
export function tellOwn(turn: Turn<State>, seat: number, face: FellsFace, own: FellsFace): void {
  if (turn.reporting) turn.report(face, { [seat]: own });
}

/** A unit as reports name it. */
export function who(state: State, id: UnitId): Who {
  const { seat, type, hex } = state.units[id];
  return { seat, unit: UNITS[type].slug, at: hexNames[hex] };
}
