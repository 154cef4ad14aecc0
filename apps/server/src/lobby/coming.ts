// Whether those who were brought to a table came to it.

import type { Seat } from '@bridgefront/kernel';
import type { StoredMatch } from '../store/store.ts';

/** What became of a table: it started; or it did not, and these seats were there; null: nothing yet. */
export type Coming = 'started' | ((seat: Seat) => boolean) | null;

/** What became of a table at which everybody has to be ready until then. */
export function comingTo(table: StoredMatch | null, until: number, now: number): Coming {
  if (table === null) return () => true;
  if (table.startedAt !== null) return 'started';
  const { status, voided, opening, seats } = table;
  const left = seats.some(({ kind, identity }) => kind === 'human' && identity === null);
  if (status !== 'lobby' || left) return (seat) => seats[seat]?.identity != null;
  if (voided != null) return (seat) => !voided.seats.includes(seat);
  if (opening != null || now < until) return null;
  return (seat) => seats[seat]?.ready === true;
}
