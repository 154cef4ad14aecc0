// Who won, as numbers.

import type { Outcome, Seat } from './types.ts';

/** A seat's share of the win: 1 for the only winner, equal parts for winners who share it, 0 for all others. */
export function winShare({ winners }: Pick<Outcome, 'winners'>, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Every seat's share of the win; all 0 without winners. */
export function winShares(outcome: Pick<Outcome, 'winners'>, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => winShare(outcome, seat));
}
