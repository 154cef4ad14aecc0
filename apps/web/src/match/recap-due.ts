// Whether there is anything for the recap in this match yet: until then nothing is loaded for it.

import type { GamePage } from '@bridgefront/page/contract.ts';
import type { PageMatchContext } from './create-match-context.ts';

/**
 * Somebody has done something, be it before the reader's first question; or the reader does so just now: the recap notes
 * what stands where.
 */
export function isRecapDue(match: PageMatchContext, game: Pick<GamePage, 'deedOf'> | null): boolean {
  const { since, source } = match;
  if (since.value !== null || source.seat === null) return since.value !== null;
  return source.reports.value.some((report) => (game?.deedOf?.(report, match) ?? null) !== null);
}
