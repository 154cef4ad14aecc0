// Acts of seats on a match, and their answers.

import type { Seat } from '@bridgefront/kernel';
import type { WireRefusal } from '@bridgefront/protocol';
import type { MatchEvent } from './table.ts';

/** What a choice answers. */
export interface Reference {
  readonly decision: number;
  readonly plan: number;
}

/** One act of a seat, as it arrives. */
export interface Act {
  readonly kind: 'choose' | 'take-back';
  readonly seat: Seat;
  readonly choice: string;
  readonly at: Reference;
  readonly by: MatchEvent['by'];
  readonly message: string | null;
}

/** `again`: the same message had been accepted before. */
export type Answer = { readonly accepted: true; readonly again?: true } | { readonly refused: WireRefusal };
