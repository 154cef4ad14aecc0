// What a seat would leave lying if it passed now: a villager, who costs nothing and supplies from now on.

import type { Choice } from '@bridgefront/kernel';
import { isKind } from '../notation.ts';

/**
 * A villager who may still be deployed this round, out of what may be chosen: it costs nothing, and is a turn as good as a
 * pass. Who passes without it errs. Null: there is none.
 */
export function freeGain(legal: readonly Choice[]): Choice | null {
  return legal.find((choice) => isKind(choice, 'villager')) ?? null;
}
