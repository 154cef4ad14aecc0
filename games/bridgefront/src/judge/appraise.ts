// What each legal next choice is worth to a seat, from what it knows.

import type { Choice, Decision } from '@bridgefront/kernel';
import type { State } from '../types.ts';

/** Worth of each legal choice, in gold. */
export function appraise(
  _state: State,
  _seat: number,
  _plan: readonly Choice[],
  legal: readonly Choice[],
  _decision: Decision,
): readonly number[] {
  return legal.map(() => 0);
}
