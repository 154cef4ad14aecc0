// What playing a card costs right now: mana with discounts, gold with the champion ladder.

import type { Card } from '../effects.ts';
import type { State } from '../types.ts';
import { championCount } from './units.ts';

/** Mana for a card; Forgeblood Engine takes some off, never below 1 (C-15). */
export function manaCost(state: State, seat: number, card: Card): number {
  const { discount } = state.seats[seat];
  return discount === 0 ? card.mana : Math.max(Math.min(card.mana, 1), card.mana - discount);
}

/**
 * Gold for a card. Champions cost by the number their owner has in play (§20.2, S-83), the fourth and later ones
 * by the option `fourthChampion` (S-84); Last Contract makes one free (C-25). Infinity: not allowed.
 */
export function goldCost(state: State, seat: number, card: Card): number {
  const ladder = card.goldByCount;
  if (ladder === undefined) return card.gold;
  const owned = championCount(state, seat);
  const { options } = state;
  if (owned >= options.championLimit) return Infinity;
  if (owned >= 3 && options.fourthChampion === 'forbidden') return Infinity;
  if (state.seats[seat].lastContract) return 0;
  if (owned < 3) return ladder[owned];
  return options.fourthChampion === 'third' ? ladder[2] : ladder[2] + options.championGoldStep * (owned - 2);
}

/** Whether the seat can pay for the card now. */
export function canAfford(state: State, seat: number, card: Card): boolean {
  const purse = state.seats[seat];
  return purse.mana >= manaCost(state, seat, card) && purse.gold >= goldCost(state, seat, card);
}
