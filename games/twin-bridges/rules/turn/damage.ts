// Damage to creatures, Protection, and what is destroyed by it.

import type { Seat } from '@bridgefront/kernel';
import { slugIn } from '../cards/in-force.ts';
import type { Hit, Tell } from '../faces.ts';
import { joinHand } from './hand.ts';
import type { State } from '../state.ts';
import type { CardId, Lane } from '../types.ts';
import { healthOf, isProtected } from '../units.ts';

/**
 * Applies damage to a creature: the first nonzero damage is nullified by Protection (TB-14), other damage adds up
 * over the turn (TB-9). `second` marks the further hits of Splash and Perforation. Nobody is destroyed yet.
 */
export function hitUnit(
  state: State,
  seat: Seat,
  lane: Lane,
  at: number,
  amount: number,
  second: boolean,
): Hit {
  const row = state.seats[seat].lanes[lane];
  const unit = row[at];
  const covered = !second || state.options.protectionCovers === 'any';
  const absorbed = amount > 0 && covered && isProtected(state.options, unit);
  if (absorbed) unit.absorbed = true;
  else unit.damage += amount;
  const left = Math.max(0, healthOf(state.options, row, at) - unit.damage);
  return { card: slugIn(state, unit.card), amount, left, absorbed };
}

function isDestroyed(state: State, seat: Seat, lane: Lane, at: number): boolean {
  const row = state.seats[seat].lanes[lane];
  return row[at].damage > 0 && row[at].damage >= healthOf(state.options, row, at);
}

function destroy(state: State, seat: Seat, lane: Lane, at: number, tell: Tell, aura = false): void {
  const [unit] = state.seats[seat].lanes[lane].splice(at, 1);
  joinHand(state, seat, unit.card);
  tell?.({ tell: 'destroyed', seat, card: slugIn(state, unit.card), ...(aura ? { aura } : {}) });
}

// The first creature of a seat that a lost Aura leaves too weak: first lane first, from the bridge outwards.
function destroyNext(state: State, seat: Seat, tell: Tell): boolean {
  for (let lane = 0; lane < 2; lane++) {
    for (let at = 0; at < state.seats[seat].lanes[lane].length; at++) {
      if (!isDestroyed(state, seat, lane, at)) continue;
      destroy(state, seat, lane, at, tell, true);
      return true;
    }
  }
  return false;
}

/**
 * Returns every creature whose damage has reached its health to its owner's hand (TB-6): those that were hit, in
 * the given order, then those whom a lost Aura leaves too weak (TB-9). The lane closes up at once. Returns how many.
 */
export function destroyDamaged(state: State, hit: readonly CardId[], seat: Seat, tell: Tell): number {
  let destroyed = 0;
  const doomed = hit.filter((card) =>
    state.seats[seat].lanes.some((row, lane) => {
      const at = row.findIndex((unit) => unit.card === card);
      return at >= 0 && isDestroyed(state, seat, lane, at);
    }),
  );
  for (const card of doomed) {
    for (const [lane, row] of state.seats[seat].lanes.entries()) {
      const at = row.findIndex((unit) => unit.card === card);
      if (at < 0) continue;
      destroy(state, seat, lane, at, tell);
      destroyed++;
    }
  }
  while (destroyNext(state, seat, tell) || destroyNext(state, 1 - seat, tell)) destroyed++;
  return destroyed;
}
