// Ratings in memory.

import type { RatingStore, StoredRating } from './ratings.ts';
import type { StoredMatch } from './store.ts';

interface Kept {
  /** A match was saved: a rated one that is over is due, unless it has been rated. */
  readonly saved: (match: StoredMatch) => void;
  readonly dropRatings: (which: { readonly identity?: string; readonly match?: string }) => void;
}

/** The part of the storage in memory for them. */
export function memoryRatings(): RatingStore & Kept {
  const due = new Map<string, number>();
  let rows: readonly StoredRating[] = [];
  const rateLater = (match: string, at: number): void => void (due.has(match) || due.set(match, at));
  return {
    dueRatings: async (limit) =>
      [...due]
        .toSorted(([a, at], [b, then]) => at - then || (a < b ? -1 : 1))
        .map(([match]) => match)
        .slice(0, limit),
    rateLater: async (match, at) => rateLater(match, at),
    async rate(match, fresh) {
      const taken = fresh.some((one) =>
        rows.some(
          (row) => row.identity === one.identity && row.ladder === one.ladder && row.number === one.number,
        ),
      );
      if (taken) throw new Error('Somebody has been rated meanwhile.');
      if (!due.delete(match)) return false;
      rows = [...rows, ...fresh];
      return true;
    },
    ratingsOf: async (identity) =>
      rows.filter((row) => row.identity === identity).toSorted((a, b) => a.at - b.at || a.number - b.number),
    lastRating: async (identity, ladder) =>
      rows
        .filter((row) => row.identity === identity && row.ladder === ladder)
        .reduce<StoredRating | null>((last, row) => (row.number > (last?.number ?? 0) ? row : last), null),
    async ratedTogether(ladder, one, other, since) {
      const of = (identity: string): StoredRating[] => rows.filter((row) => row.identity === identity);
      const theirs = new Set(of(other).map(({ match }) => match));
      return of(one).filter((row) => row.ladder === ladder && row.at >= since && theirs.has(row.match))
        .length;
    },
    forgetRatings: async () => void (rows = []),
    saved({ id, rated, finishedAt }) {
      if (rated === true && finishedAt !== null && !rows.some(({ match }) => match === id))
        rateLater(id, finishedAt);
    },
    dropRatings({ identity, match }) {
      rows = rows.filter((row) => row.identity !== identity);
      if (match !== undefined) due.delete(match);
    },
  };
}
