// The reader's seat at a table.

import type { MatchInfo } from '@bridgefront/protocol';

/** The reader's seat; null: none. */
export function mySeat(info: MatchInfo): number | null {
  return info.seats.find(({ mine }) => mine)?.seat ?? null;
}
