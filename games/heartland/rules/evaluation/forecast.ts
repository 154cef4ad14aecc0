// What the combat of one frontier would come to as the table lies: who dies, what comes through, who holds it.

import type { CardOptions } from '../cards/in-force.ts';
import { spillsOver } from '../combat/sets.ts';
import { restOf, attackOf } from '../figures.ts';
import type { Board } from '../figures.ts';
import type { RuleOptions } from '../options.ts';
import type { Unit } from '../types.ts';
import { cardWorth } from './worth.ts';

/** The units of one side in one frontier, with their figures. */
interface Force {
  readonly options: RuleOptions;
  readonly units: readonly Unit[];
  readonly rests: readonly number[];
  readonly pool: number;
  readonly total: number;
  readonly occupier: Unit | null;
}

function forceOf(board: Board, seat: number, frontier: number): Force {
  const units: Unit[] = [];
  const rests: number[] = [];
  let pool = 0;
  let total = 0;
  let occupier: Unit | null = null;
  for (const unit of board.units) {
    if (unit.seat !== seat || unit.at !== frontier) continue;
    const rest = restOf(board, unit);
    if (rest <= 0) continue;
    units.push(unit);
    rests.push(rest);
    pool += attackOf(board, unit);
    total += rest;
    if (unit.occupies) occupier = unit;
  }
  return { options: board.options, units, rests, pool, total, occupier };
}

/** What a unit is worth to be rid of: an occupier more, because its frontier is lost with it. */
export function preyWorth(options: CardOptions, { card, occupies }: Unit): number {
  const { unit, hold } = cardWorth(options, card);
  return unit + (occupies ? hold : 0);
}

// The most valuable units that the pool can kill, as a set of bits; exact for few units, else the best bargains first.
function killsOf({ options, pool, occupier }: Force, force: Force): number {
  const all = (1 << force.units.length) - 1;
  if (force.total <= pool) return all;
  if (force.units.length > 5) return bargains(pool, force);
  return bestSet(pool, force, occupier !== null && spillsOver(options));
}

// Damage is never held back, even where what is left of it comes through (HL-41, HL-82).
function isFull(left: number, set: number, { rests }: Force): boolean {
  return rests.every((rest, at) => (set & (1 << at)) !== 0 || rest > left);
}

// `spills`: what is left comes through, if anybody dies.
function bestSet(pool: number, force: Force, spills: boolean): number {
  const { options, units, rests } = force;
  let best = 0;
  let most = 0;
  for (let set = 1; set < 1 << units.length; set++) {
    let cost = 0;
    let worth = 0;
    for (let at = 0; at < units.length; at++) {
      if ((set & (1 << at)) === 0) continue;
      cost += rests[at];
      worth += preyWorth(options, units[at]);
    }
    if (spills) worth += pool - cost;
    if (cost <= pool && worth > most && (!spills || isFull(pool - cost, set, force))) {
      best = set;
      most = worth;
    }
  }
  return best;
}

function bargains(pool: number, { options, units, rests }: Force): number {
  const order = [...units.keys()].sort(
    (a, b) => preyWorth(options, units[b]) / rests[b] - preyWorth(options, units[a]) / rests[a],
  );
  let set = 0;
  let left = pool;
  for (const at of order) {
    if (rests[at] > left) continue;
    left -= rests[at];
    set |= 1 << at;
  }
  return set;
}

// What the side has at the end: its units that live, and the frontier if it holds it.
function outcomeOf(force: Force, killed: number, enemiesLeft: boolean, land: number): number {
  let worth = 0;
  let holder = 0;
  for (let at = 0; at < force.units.length; at++) {
    const unit = force.units[at];
    if ((killed & (1 << at)) !== 0) continue;
    const { unit: alive, hold } = cardWorth(force.options, unit.card);
    worth += alive;
    const holds = unit.occupies || (!enemiesLeft && force.occupier === null);
    // Who occupies after a victory is chosen: the best of them.
    if (holds || !enemiesLeft) holder = Math.max(holder, hold);
  }
  return worth + holder + (holder > 0 ? land : 0);
}

/** What it is worth to be rid of an enemy settlement, of its own worth. */
export const razeShare = 0.6;

// An own settlement works while one holds the frontier; an enemy one sleeps, or is razed at once (HL-84).
function landWorth({ land, options }: Board, seat: number, frontier: number): number {
  const settlement = land[frontier - 1];
  if (settlement === null || settlement === undefined) return 0;
  const { settlement: worth } = cardWorth(options, settlement.card);
  if (settlement.seat === seat) return worth;
  return options.razeAtOnce ? razeShare * worth : 0;
}

// What comes through to the enemy's life, with these killed (HL-43, HL-82).
function throughOf(
  { options, occupier, pool }: Force,
  { rests, total }: Force,
  killed: number,
  wins: boolean,
) {
  if (occupier === null) return 0;
  if (wins) return pool - total;
  if (killed === 0 || !spillsOver(options)) return 0;
  return pool - rests.reduce((sum, rest, at) => ((killed & (1 << at)) === 0 ? sum : sum + rest), 0);
}

/** Worth of one frontier for the first seat, less that for the second, once its combat is over. */
export function frontierLead(board: Board, frontier: number): number {
  const first = forceOf(board, 0, frontier);
  const second = forceOf(board, 1, frontier);
  if (first.units.length + second.units.length === 0) return 0;
  const lost = first.units.length > 0 ? killsOf(second, first) : 0;
  const taken = second.units.length > 0 ? killsOf(first, second) : 0;
  const firstWins = taken === (1 << second.units.length) - 1;
  const secondWins = lost === (1 << first.units.length) - 1;
  let lead = 0;
  lead += throughOf(first, second, taken, firstWins);
  lead -= throughOf(second, first, lost, secondWins);
  lead += outcomeOf(first, lost, !firstWins, landWorth(board, 0, frontier));
  return lead - outcomeOf(second, taken, !secondWins, landWorth(board, 1, frontier));
}

/** All frontiers after combat, for the first seat less the second. */
export function frontiersLead(board: Board): number {
  let lead = 0;
  for (let frontier = 1; frontier <= board.land.length; frontier++) lead += frontierLead(board, frontier);
  return lead;
}
