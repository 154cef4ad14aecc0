// Notes on the card that is being carried out.

import type { Context, State } from '../types.ts';

/** The running card's notes; made on demand for effects without a card (abilities, Basic Actions). */
export function contextOf(state: State, seat: number): Context {
  return (state.context ??= {
    seat,
    card: -1,
    acted: false,
    deployedForces: 0,
    deployedHex: -1,
    guarded: false,
  });
}

/** Notes that some of the running card could be done (G-06). */
export function acted(state: State): void {
  if (state.context !== null) state.context.acted = true;
}
