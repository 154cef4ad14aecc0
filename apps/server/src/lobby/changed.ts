// A change of a stored match: what all of them are made of, and what most of them refuse.

import type { Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import type { StoredMatch, StoredSeat } from '../store/store.ts';

/** A change of the table, or why it is refused. */
export type Changed = StoredMatch | WireRefusal;

/** Whether a change was refused. */
export function isRefusal(changed: Changed): changed is WireRefusal {
  return 'code' in changed;
}

/** A seat that nobody holds. */
export const emptySeat = {
  bot: null,
  identity: null,
  name: null,
  program: false,
  challenged: null,
  invite: null,
  ready: false,
  entropy: null,
  committed: null,
  signed: null,
  standIn: null,
  standInVotes: [],
  left: false,
} as const;

/** The match with something changed at one seat. */
export function withSeat(match: StoredMatch, seat: Seat, change: Partial<StoredSeat>): StoredMatch {
  return { ...match, seats: match.seats.with(seat, { ...match.seats[seat], ...change }) };
}

/** The seat in which somebody sits, or -1. */
export function seatOf(match: StoredMatch, identity: string | null): Seat {
  return identity === null ? -1 : match.seats.findIndex((seat) => seat.identity === identity);
}

/** Whoever played it has gone, and nobody has taken it over yet. */
export const broughtBack = refuse('shutting-down', 'The table is being brought back; try again in a moment.');

export const started = refuse('already-started', 'The match has started; seats do not change any more.');
export const outsider = refuse('not-yours', 'You have no seat in this match.');
