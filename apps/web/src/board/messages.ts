// What a board and the worker that imagines worlds say to each other.

import type { Options, Seat, Start } from '@bridgefront/kernel';
import type { SpreadPlace } from '@bridgefront/page/suppose/outcomes.ts';

/** What is supposed: where the board began, with whose knowledge, and all that has been chosen on it. */
export interface Supposition {
  readonly game: string;
  readonly options: Options;
  readonly start: Start;
  readonly seat: Seat;
  /** Acts as a record's chain writes them. */
  readonly acts: readonly string[];
}

/** What comes of it. */
export interface Supposed {
  readonly worlds: number;
  /** The share of the worlds in which everything that was said can be done. */
  readonly possible: number;
  readonly milliseconds: number;
  readonly places: readonly SpreadPlace[];
  /** What the numbers at the places are. */
  readonly legend: string;
}

/** The game whose rules will be wanted soon; or what is to be carried out. */
export type ToSupposing =
  | { readonly ready: string }
  | { readonly id: number; readonly supposition: Supposition };

/** What came of it; null: it could not be carried out here. */
export interface FromSupposing {
  readonly id: number;
  readonly supposed: Supposed | null;
}
