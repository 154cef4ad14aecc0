// What the lab plays: games with what is measured of them, and bots, by name.

import type { Bot } from '@bridgefront/bots';
import type { AnyGame, SeatView } from '@bridgefront/kernel';
import type { AnyMeasures } from './measures.ts';

/** A game as the lab plays it. */
export interface LabGame {
  readonly game: AnyGame;
  readonly measures: AnyMeasures | null;
  /** Rounds and scores out of a spectator's view; null: the game counts neither. */
  readonly standing: ((view: SeatView) => Standing) | null;
}

/** How a running or finished match stands. */
export interface Standing {
  readonly round: number;
  /** By seat; null while scores are hidden, or where there are none. */
  readonly scores: readonly number[] | null;
}

/** Everything by name that a study may name. */
export interface LabWorld {
  game(name: string): LabGame;
  bot(name: string): Bot;
}
