// Where a finished match can be played on from.

import { replay } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';

/**
 * How many choices stand behind the last question that nobody had begun to answer after `at` choices; null: the match was
 * over. What somebody had planned in secret is left out: it would bind whoever sits there now.
 */
export function forkPoint(game: AnyGame, record: MatchRecord, at: number): number | null {
  const { match, choices } = replay(game, record, at);
  if (match.decision === null) return null;
  return choices - match.decision.plans.reduce((sum, plan) => sum + plan.length, 0);
}
