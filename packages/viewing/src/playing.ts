// A match under way, and who looks at it.

import type { AnyMatch, Engine, Seat } from '@bridgefront/kernel';

/** A match and the rules it is played by. */
export interface Playing {
  readonly engine: Engine<unknown>;
  readonly match: AnyMatch;
}

/** Somebody who looks at a match: the seat whose view it is, or null for spectators. */
export type Viewer = Seat | null;

/** All viewers of a match with so many seats: every seat, and last the spectators. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), null];
}
