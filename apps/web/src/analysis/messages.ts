// What the page and the workers that analyse a match say to each other.

import type { Piece } from '@bridgefront/bots';
import type { MatchRecord } from '@bridgefront/kernel';

/** The match, and whose decisions are asked about; then piece by piece what is to be worked out. */
export type ToAnalyst = { readonly record: MatchRecord; readonly seat: number } | { readonly index: number };

/** Which pieces there are, each of them as it is found, or why nothing can be found. */
export type FromAnalyst =
  | {
      readonly names: readonly string[];
      /** By what the pieces were made: those of another stamp are not mixed with them. */
      readonly stamp: string;
    }
  | { readonly index: number; readonly piece: Piece }
  | { readonly problem: 'no rules' | 'failed' };
