// The start that a table shows, as a client computes it before it opens its share.

import { startDigest } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';

/** The digest over match, round, the server's commitment and all others. */
export function startShown({ id, commitment, start, seats }: MatchInfo): string {
  const shares = seats.flatMap(({ seat, committed }) =>
    committed === null ? [] : [{ seat, commitment: committed }],
  );
  return startDigest({ match: id, round: start?.round ?? 0, commitment, shares });
}
