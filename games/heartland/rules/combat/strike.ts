// What a combat does once all kill sets are known: deaths, excess, and who has won which frontier (HL-45).

import type { Seat } from '@bridgefront/kernel';
import { killUnits, unitFace } from '../deaths.ts';
import { checkLife } from '../ending.ts';
import type { ClashSide, Tell } from '../faces.ts';
import { isOccupiedBy, restOf, unitOf, unitsAt } from '../figures.ts';
import type { State, Unit } from '../types.ts';
import { assaultOf, excessOf, woundsOf } from './sets.ts';

interface Side {
  readonly units: number;
  readonly pool: number;
  readonly occupied: boolean;
  readonly kills: readonly Unit[];
  readonly excess: number;
}

/** One side of one frontier. */
function sideOf(state: State, seat: Seat, frontier: number): Side {
  const assault = assaultOf(state, seat, frontier);
  const killed = state.kills[seat] ?? [];
  const kills = unitsAt(state, 1 - seat, frontier).filter(({ id }) => killed.includes(id));
  const occupied = isOccupiedBy(state, frontier, seat);
  const ids = kills.map(({ id }) => id);
  const excess = excessOf(state, seat, assault, ids);
  return { units: unitsAt(state, seat, frontier).length, pool: assault.pool, occupied, kills, excess };
}

function clashSide(state: State, side: Side): ClashSide {
  return { ...side, kills: side.kills.map((unit) => unitFace(state, unit)) };
}

// Units that have won against enemies, before the dead are taken away (HL-56).
function winnersOf(state: State, frontier: number, sides: readonly Side[]): Unit[] {
  return [0, 1].flatMap((seat) => {
    const enemies = unitsAt(state, 1 - seat, frontier);
    if (enemies.length === 0 || sides[seat].kills.length < enemies.length) return [];
    return unitsAt(state, seat, frontier).filter((unit) => !sides[1 - seat].kills.includes(unit));
  });
}

// HL-80: what killed nobody is marked until the reset.
function mark(state: State, wounds: ReturnType<typeof woundsOf>, tell: Tell): void {
  for (const { unit: id, amount } of wounds) {
    const unit = unitOf(state, id);
    if (unit === null) continue;
    unit.damage += amount;
    tell?.({ tell: 'damages', unit: unitFace(state, unit), amount, left: restOf(state, unit) });
  }
}

/** All frontiers at the same time: units die, life is lost, triumphs are noted; then life is checked (HL-38, HL-45). */
export function strike(state: State, tell: Tell): void {
  const dying: Unit[] = [];
  const triumphs: number[] = [];
  const excess = [0, 0];
  state.land.forEach((_, at) => {
    const frontier = at + 1;
    if (!state.units.some((unit) => unit.at === frontier)) return;
    const sides = [0, 1].map((seat) => sideOf(state, seat, frontier));
    tell?.({ tell: 'clash', frontier, sides: sides.map((side) => clashSide(state, side)) });
    triumphs.push(...winnersOf(state, frontier, sides).map(({ id }) => id));
    for (const seat of [0, 1]) {
      dying.push(...sides[seat].kills);
      excess[seat] += sides[seat].excess;
    }
  });
  state.triumphs = triumphs.sort((a, b) => a - b);
  const wounds = [0, 1].flatMap((seat) => woundsOf(state, seat));
  killUnits(state, dying, tell);
  mark(state, wounds, tell);
  for (const seat of [0, 1]) {
    const amount = excess[1 - seat];
    if (amount === 0) continue;
    state.seats[seat].life -= amount;
    tell?.({ tell: 'strikes', seat, amount, life: state.seats[seat].life });
  }
  state.kills = [null, null];
  state.wounds = [null, null];
  checkLife(state, tell);
}
