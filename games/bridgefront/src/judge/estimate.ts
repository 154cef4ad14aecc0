// Each seat's expected share of the win, judged from the board and the purses.

import type { State } from '../types.ts';

/** Expected share of the win by seat; sums to 1. */
export function estimate(state: State): readonly number[] {
  return state.seats.map(() => 1 / state.seats.length);
}
