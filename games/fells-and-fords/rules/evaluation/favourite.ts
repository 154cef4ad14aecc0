// The best appraised plan found at once: moves, which imagined players make most often.

import type { Choice, Seat } from '@bridgefront/kernel';
import { done, toChoices, unitChoices } from '../notation.ts';
import { movesOf } from '../turn/battle.ts';
import { loreOffers } from '../turn/orders.ts';
import type { State, Unit } from '../types.ts';
import { placeWorth } from './gain.ts';
import { groundOf } from './ground.ts';
import type { Weights } from './weights.ts';

/** Without lore cards a move is the best hex of the best unit; null: choice by choice. */
export function favouriteMove(weights: Weights, state: State, seat: Seat): readonly Choice[] | null {
  if (loreOffers(state, seat, 'moves').length > 0) return null;
  const ground = groundOf(weights, state, seat);
  let most = weights.doneMoving;
  let found: readonly Choice[] = [done];
  for (const unit of movable(state, seat)) {
    const here = placeWorth(ground, unit, unit.hex);
    let best = 0;
    let to = -1;
    let top = -Infinity;
    for (const hex of movesOf(state, unit)) {
      const worth = placeWorth(ground, unit, hex);
      if (worth > top) [top, to] = [worth, hex];
      best = Math.max(best, worth - here);
    }
    if (best > most) [most, found] = [best, [unitChoices[unit.hex], toChoices[to]]];
  }
  return found;
}

function movable(state: State, seat: Seat): Unit[] {
  const units = state.units.filter(
    (unit) => unit.hex >= 0 && unit.seat === seat && unit.ordered && !unit.moved && !unit.stunned,
  );
  return units.sort((a, b) => a.hex - b.hex);
}
