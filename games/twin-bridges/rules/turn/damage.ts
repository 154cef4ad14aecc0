// Damage to creatures, Protection, and what is destroyed by it.

import type { Seat } from '@bridgefront/kernel';
import { slugIn } from '../cards/in-force.ts';
import type { Hit, Tell } from '../faces.ts';
import { joinHand } from './hand.ts';
import type { State, Unit } from '../state.ts';
import type { CardId } from '../types.ts';
import { healthOf, isProtected, placeIn } from '../units.ts';

/**
 * Applies damage to a creature: the first nonzero damage is nullified by Protection (TB-14), other damage adds up
 * over the turn (TB-9). `second` marks the further hits of Splash and Perforation. Nobody is destroyed yet. Returns
 * whether Protection took it.
 */
export function hitUnit(state: State, unit: Unit, amount: number, second: boolean): boolean {
  const covered = !second || state.options.protectionCovers === 'any';
  const absorbed = amount > 0 && covered && isProtected(state.options, unit);
  if (absorbed) unit.absorbed = true;
  else unit.damage += amount;
  return absorbed;
}

/** What is told of a hit. */
export function hitFace(
  state: State,
  row: readonly Unit[],
  at: number,
  amount: number,
  absorbed: boolean,
): Hit {
  const { card, damage } = row[at];
  const left = Math.max(0, healthOf(state.options, row, at) - damage);
  return { card: slugIn(state, card), amount, left, absorbed };
}

function isDestroyed({ options }: State, row: readonly Unit[], at: number): boolean {
  const { damage } = row[at];
  return damage > 0 && damage >= healthOf(options, row, at);
}

function destroy(state: State, seat: Seat, row: Unit[], at: number, tell: Tell, aura = false): void {
  const [unit] = row.splice(at, 1);
  joinHand(state, seat, unit.card);
  tell?.({ tell: 'destroyed', seat, card: slugIn(state, unit.card), ...(aura ? { aura } : {}) });
}

// The first creature of a seat that a lost Aura leaves too weak: first lane first, from the bridge outwards.
function destroyNext(state: State, seat: Seat, tell: Tell): boolean {
  for (const row of state.seats[seat].lanes) {
    for (let at = 0; at < row.length; at++) {
      if (!isDestroyed(state, row, at)) continue;
      destroy(state, seat, row, at, tell, true);
      return true;
    }
  }
  return false;
}

// Those of the cards that are in play and whose damage has reached their health.
function doomedOf(state: State, hit: readonly CardId[], seat: Seat): CardId[] {
  const doomed: CardId[] = [];
  for (const card of hit)
    for (const row of state.seats[seat].lanes) {
      const at = placeIn(row, card);
      if (at >= 0 && isDestroyed(state, row, at)) doomed.push(card);
    }
  return doomed;
}

/**
 * Returns every creature whose damage has reached its health to its owner's hand (TB-6): those that were hit, in
 * the given order, then those whom a lost Aura leaves too weak (TB-9). The lane closes up at once. Returns how many.
 */
export function destroyDamaged(state: State, hit: readonly CardId[], seat: Seat, tell: Tell): number {
  let destroyed = 0;
  for (const card of doomedOf(state, hit, seat)) {
    for (const row of state.seats[seat].lanes) {
      const at = placeIn(row, card);
      if (at < 0) continue;
      destroy(state, seat, row, at, tell);
      destroyed++;
    }
  }
  while (destroyNext(state, seat, tell) || destroyNext(state, 1 - seat, tell)) destroyed++;
  return destroyed;
}
