// Each seat's expected share of the win, judged from hands and creatures.

import { winShares } from '@bridgefront/kernel';
import type { State } from '../types.ts';
import { forceOf, lifeOf } from './value.ts';

/** The turn is worth about so much: who is about to attack is ahead. */
const tempo = 0.6;
/** A lead of 1 makes a win so many times (as a power of e) likelier. */
const steepness = 0.28;

/** The seat's lead: life and creatures, its own less the other's. */
export function leadOf(state: State, seat: number): number {
  const other = 1 - seat;
  const life = lifeOf(state, seat) - lifeOf(state, other);
  return life + 0.8 * (forceOf(state, seat) - forceOf(state, other));
}

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const { winners, phase, active } = state;
  if (winners.length > 0) return winShares(state, 2);
  if (phase !== 'play') return [0.5, 0.5];
  const lead = leadOf(state, 0) + (active === 0 ? tempo : -tempo);
  const share = 1 / (1 + Math.exp(-steepness * lead));
  return [share, 1 - share];
}
