// What the endpoint of one's own ratings does.

import type { CommonServices } from '../commons.ts';
import { figureOf } from '../ratings/figures.ts';
import type { StoredRating } from '../store/ratings.ts';
import type { Handlers } from './caller.ts';
import { stranger } from './people-handlers.ts';

const longest = 200; // Matches of a course that are told.

function ladderInfo(ladder: string, rows: readonly StoredRating[]) {
  const course = rows
    .slice(-longest)
    .map((row) => ({ match: row.match, at: row.at, figure: Math.round(row.mean) }));
  return { ...figureOf(ladder, rows), course };
}

/** Handlers of ratings. */
export function ratingHandlers({ ratings }: CommonServices): Pick<Handlers, 'getRatings'> {
  return {
    async getRatings(_given, { identity }) {
      if (identity === null) return stranger;
      const ladders = Map.groupBy(await ratings.of(identity.id), ({ ladder }) => ladder);
      return { ratings: [...ladders].map(([ladder, rows]) => ladderInfo(ladder, rows)) };
    },
  };
}
