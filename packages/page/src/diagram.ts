// Diagrams: moments that the rules show, as positions.

import type { Json, Start } from '@bridgefront/kernel';

/** A moment that a game's rules show on its own board, and that can be played on from. */
export interface Diagram {
  /** Names it in the rules (`<!-- diagram reach -->`) and in its address. */
  readonly slug: string;
  /** What is to be seen, in one line. */
  readonly caption: string;
  readonly options?: { readonly [name: string]: Json };
  readonly start: Start;
  /** Whose eyes see it, and who plays on. */
  readonly seat: number;
  /** What that seat has picked so far: the board lights what follows. */
  readonly picked?: readonly string[];
  /** The open choice that the seat points at: the board shows what it would do. */
  readonly pointed?: string;
  /** What is asked over the board is shown too. */
  readonly asked?: true;
}
