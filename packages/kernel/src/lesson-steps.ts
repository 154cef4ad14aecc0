// How a lesson goes on: for who checks lessons, and for the page, which needs no engine for it.

import type { Lesson } from './lesson.ts';
import type { Choice, Json } from './types.ts';
import type { SeatView } from './view.ts';

/**
 * The step that is said next, from step `at` on: past those that the learner's view ends, and past the one that waits for
 * `choice`, where they have just made one. Who goes on without having read, has read.
 */
export function stepAfter<V extends Json>(
  { steps }: Pick<Lesson<V>, 'steps'>,
  at: number,
  seen: SeatView<V>,
  choice: Choice | null,
): number {
  const until = steps[at]?.until;
  if (until === undefined) return at;
  if (until.by === 'reading') return choice === null ? at : stepAfter({ steps }, at + 1, seen, choice);
  if (until.by === 'sight') return until.sees(seen) ? stepAfter({ steps }, at + 1, seen, choice) : at;
  return until.choice === choice ? stepAfter({ steps }, at + 1, seen, null) : at;
}
