// What is said of a try in figures: those of the puzzle's task, so that the task and what comes of it never differ.

import type { Puzzle } from '@bridgefront/kernel';
import type { PuzzleVerdict } from '@bridgefront/bots';

/** The share of the win that a try brings: as far behind the task's best plan as it was judged to be behind it. */
export function shareOf(
  { best, other }: Pick<Puzzle, 'best' | 'other'>,
  judged: Pick<PuzzleVerdict, 'solved' | 'share' | 'best'>,
): number {
  const share = Math.max(0, Math.min(1, best - (judged.best.mean - judged.share.mean)));
  // What is refuted is no better than the best of another kind, and what solves it no worse.
  return judged.solved ? Math.max(share, other) : Math.min(share, other);
}
