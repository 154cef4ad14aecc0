// What the page and the worker that judges a puzzle say to each other.

import type { PuzzleVerdict, WordedPlan } from '@bridgefront/bots';
import type { Choice, Puzzle } from '@bridgefront/kernel';

/** The puzzle; then, after each choice, all that the solver has chosen, and whether they are asked to go on. */
export type ToJudge =
  | { readonly game: string; readonly puzzle: Puzzle }
  | { readonly id: number; readonly choices: readonly Choice[]; readonly asking: boolean };

/** What has been done: not all yet, or with its verdict and the mined plan in words; null: it cannot be judged here. */
export interface FromJudge {
  readonly id: number;
  readonly verdict: JudgedTry | 'open' | null;
}

/** A try that was judged. */
export interface JudgedTry extends PuzzleVerdict {
  readonly plan: Pick<WordedPlan, 'labels' | 'steps'>;
}
