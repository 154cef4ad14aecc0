// Ratings as they are told, by ladder.

import type { StoredRating } from '../store/ratings.ts';
import { provisionalFrom } from './rate.ts';

const longest = 200; // Matches of a course that are told.

/** How somebody stands on each ladder, from all their rows as they came, with those of the course. */
export function figuresOf(rows: readonly StoredRating[]) {
  return [...Map.groupBy(rows, ({ ladder }) => ladder)].map(([ladder, all]) => ({
    figure: figureOf(ladder, all),
    course: all.slice(-longest),
  }));
}

/** How somebody stands on one ladder. */
function figureOf(ladder: string, rows: readonly StoredRating[]) {
  const [game, seats, pace] = ladder.split('/') as [string, string, 'none' | 'live' | 'mail'];
  const { mean, deviation, number } = rows[rows.length - 1];
  return {
    game,
    seats: Number(seats),
    pace,
    figure: Math.round(mean),
    deviation: Math.round(deviation),
    provisional: deviation > provisionalFrom,
    matches: number,
  };
}
