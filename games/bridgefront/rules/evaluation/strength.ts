// Strength of stacks in Forces, and what it makes of a battle.

import { cardOf } from '../state/piles.ts';
import { capitalTile } from '../types.ts';
import type { Champion, Hex, State } from '../types.ts';

/** A champion's strength in Forces: by the square law, what it stands times what it deals. */
export function championStrength(state: State, champion: Champion): number {
  const stats = cardOf(state, champion.card).champion;
  if (stats === undefined) return 1;
  const dice = champion.slowed ? 1 : stats.dice + champion.frenzy;
  return fighterStrength(champion.hp, dice, stats.hits);
}

/** Strength in Forces of one unit with so many hit points and dice that hit on 1 to `hits`. */
export function fighterStrength(hp: number, dice: number, hits: number): number {
  return Math.sqrt(Math.max(0, hp) * dice * hits * 0.5);
}

/** How much better a seat's units fight when they defend a hex. */
export function defence(state: State, seat: number, hex: Hex): number {
  const { faction, entrenched } = state.seats[seat];
  for (const place of entrenched) if (place.hex === hex) return 1.25;
  if (faction === 'bastion') return 1.12;
  return faction === 'prospect' && state.tiles[hex] > 0 ? 1.25 : 1;
}

/** How much better a seat's units fight when they attack a hex. */
export function offence(state: State, seat: number, hex: Hex): number {
  const owner = state.seats[seat];
  const pillages = owner.faction === 'gatewright' && state.tiles[hex] <= capitalTile;
  return (pillages ? 1.2 : 1) * (1 + 0.15 * owner.boosts.length);
}

/** Chance that a stack of the first strength beats one of the second. */
export function winChance(own: number, foe: number): number {
  if (foe <= 0) return 1;
  const a = own * own * own;
  return (0.96 * a) / (a + foe * foe * foe);
}

/** Share of a stack that is left when it has won. */
export function survival(own: number, foe: number): number {
  const ratio = foe / Math.max(own, 0.5);
  return Math.max(0.3, 1 - 0.6 * ratio * Math.sqrt(ratio));
}
