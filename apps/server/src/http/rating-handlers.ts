// What the endpoints of ratings do: one's own, and how people keep to matches.

import { refuse } from '@bridgefront/protocol';
import type { CommonServices } from '../commons.ts';
import { figureOf } from '../ratings/figures.ts';
import type { StoredRating } from '../store/ratings.ts';
import type { Handlers } from './caller.ts';
import { stranger } from './people-handlers.ts';

const noMatch = refuse('not-found', 'There is no such match.');
const longest = 200; // Matches of a course that are told.

function ladderInfo(ladder: string, rows: readonly StoredRating[]) {
  const course = rows
    .slice(-longest)
    .map((row) => ({ match: row.match, at: row.at, figure: Math.round(row.mean) }));
  return { ...figureOf(ladder, rows), course };
}

/** Handlers of ratings. */
export function ratingHandlers({
  ratings,
  reliability,
  store,
}: CommonServices): Pick<Handlers, 'getRatings' | 'getReliability'> {
  return {
    async getRatings(_given, { identity }) {
      if (identity === null) return stranger;
      const ladders = Map.groupBy(await ratings.of(identity.id), ({ ladder }) => ladder);
      return {
        ratings: [...ladders].map(([ladder, rows]) => ladderInfo(ladder, rows)),
        reliability: await reliability.own(identity.id),
      };
    },
    async getReliability({ params }) {
      const match = await store.match(params.match);
      return match === null ? noMatch : { seats: [...(await reliability.at(match))] };
    },
  };
}
