// What the combat of one frontier would come to as the table lies: who dies, what comes through, who holds it.

import type { CardOptions } from '../cards/in-force.ts';
import { restOf, attackOf } from '../figures.ts';
import type { Board } from '../figures.ts';
import type { Unit } from '../types.ts';
import { cardWorth } from './worth.ts';

/** The units of one side in one frontier, with their figures. */
interface Force {
  readonly options: CardOptions;
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
function killsOf(pool: number, force: Force): number {
  const all = (1 << force.units.length) - 1;
  if (force.total <= pool) return all;
  return force.units.length <= 5 ? bestSet(pool, force) : bargains(pool, force);
}

function bestSet(pool: number, { options, units, rests }: Force): number {
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
    if (cost <= pool && worth > most) {
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

// An own settlement works while one holds the frontier; an enemy one sleeps.
function landWorth(board: Board, seat: number, frontier: number): number {
  const settlement = board.land[frontier - 1];
  return settlement?.seat === seat ? cardWorth(board.options, settlement.card).settlement : 0;
}

/** Worth of one frontier for the first seat, less that for the second, once its combat is over. */
export function frontierLead(board: Board, frontier: number): number {
  const first = forceOf(board, 0, frontier);
  const second = forceOf(board, 1, frontier);
  if (first.units.length + second.units.length === 0) return 0;
  const lost = first.units.length > 0 ? killsOf(second.pool, first) : 0;
  const taken = second.units.length > 0 ? killsOf(first.pool, second) : 0;
  const firstWins = taken === (1 << second.units.length) - 1;
  const secondWins = lost === (1 << first.units.length) - 1;
  let lead = 0;
  if (first.occupier !== null && firstWins) lead += first.pool - second.total;
  if (second.occupier !== null && secondWins) lead -= second.pool - first.total;
  lead += outcomeOf(first, lost, !firstWins, landWorth(board, 0, frontier));
  return lead - outcomeOf(second, taken, !secondWins, landWorth(board, 1, frontier));
}

/** All frontiers after combat, for the first seat less the second. */
export function frontiersLead(board: Board): number {
  let lead = 0;
  for (let frontier = 1; frontier <= board.land.length; frontier++) lead += frontierLead(board, frontier);
  return lead;
}
