// Why a siege ended, as the result says it of anybody's match.

import type { Ending } from '../types.ts';

/** By the kind of ending. */
export const reasons: { readonly [E in Ending]: string } = {
  castle: 'the other Castle has fallen',
  surrender: 'the other side has surrendered',
  limit: 'the turn limit is reached, and the other Castle has fewer hit points',
};

/** Of one player, who is no side. */
export const surrendered = 'the other player has surrendered';

/** The ending that a reason names; null: a draw, or a series. */
export function endingOf(reason: string): Ending | null {
  if (reason === surrendered) return 'surrender';
  const endings: readonly Ending[] = ['castle', 'surrender', 'limit'];
  return endings.find((ending) => reasons[ending] === reason) ?? null;
}
