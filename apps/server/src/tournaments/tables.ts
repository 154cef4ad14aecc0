// Tables of a round: who is expected there, and what came of it.

import type { CreateMatch } from '@bridgefront/protocol';
import { placesOf } from '@bridgefront/protocol/places';
import { comingTo } from '../lobby/coming.ts';
import type { StoredMatch } from '../store/store.ts';
import type { StoredEntrant, StoredPairing, StoredTournament, TournamentPlan } from '../store/tournaments.ts';

const [minute, hour] = [60_000, 3_600_000];
/** So long everybody has to come to the table and get ready; whoever does not forfeits. */
export const readyWithin = { live: 5 * minute, mail: 72 * hour } as const;

const clocks: { readonly [pace in TournamentPlan['pace']]: CreateMatch['clock'] } = {
  live: { kind: 'live', seconds: 60, bank: 300 },
  mail: { kind: 'mail', days: 2 },
};

/** The table that is opened for so many. */
export function tableFor({ game, options, pace, rated }: TournamentPlan, people: number): CreateMatch {
  return {
    game,
    options: options as CreateMatch['options'],
    seats: Array.from({ length: people }, () => ({ kind: 'human' as const })),
    clock: clocks[pace],
    visibility: 'public',
    seating: 'as-taken',
    rated,
  };
}

/** By what a table is found again whose match was opened just before the server ended. */
export function markOf({ id }: StoredTournament, pairing: StoredPairing): string {
  const { season, division, round, table, absent } = pairing;
  return [id, season, division, round, table, absent.length].join(' ');
}

/** Those of a table who are to play. */
export function expectedAt(
  { players, absent }: StoredPairing,
  entrants: ReadonlyMap<number, StoredEntrant>,
): readonly number[] {
  return players.filter((number) => {
    const one = entrants.get(number);
    return one !== undefined && !one.left && one.identity !== null && !absent.includes(number);
  });
}

/** A table that is not played: whoever has come is first, with all who have come; nobody else is anything. */
export function forfeited(pairing: StoredPairing, there: readonly number[]): StoredPairing {
  const absent = pairing.players.filter((number) => !there.includes(number));
  const places = pairing.players.map((number) => (absent.includes(number) ? null : 1));
  return { ...pairing, absent, places, match: null, seated: [], until: null };
}

function ended(pairing: StoredPairing, match: StoredMatch): StoredPairing {
  const { players, seated } = pairing;
  const nobody = match.seats.every(({ left }) => left);
  // Agreed on: nobody has beaten anybody.
  const found = placesOf(match) ?? match.seats.map(() => 1);
  const raw = players.map((number) => {
    const seat = seated.indexOf(number);
    return seat < 0 || nobody ? null : found[seat];
  });
  // From 1, whatever numbers the end of the match has.
  const places = raw.map((place) =>
    place === null ? null : 1 + raw.filter((other) => other !== null && other < place).length,
  );
  const scored = scoresOf(match);
  if (scored === null) return { ...pairing, places, until: null };
  const scores = players.map((number, at) =>
    places[at] === null ? null : (scored[seated.indexOf(number)] ?? null),
  );
  return { ...pairing, places, scores, until: null };
}

// By seat; whoever has left has the least of the table, whatever the bot made of the seat.
function scoresOf({ outcome, seats }: StoredMatch): readonly number[] | null {
  const scores = outcome?.scores;
  if (scores === undefined) return null;
  const least = Math.min(...scores);
  return scores.map((score, seat) => (seats[seat]?.left === true ? least : score));
}

/** What became of a table: it plays or is over, or these did not come; null: nothing new. */
export function outcomeOf(
  pairing: StoredPairing,
  match: StoredMatch | null,
  entrants: ReadonlyMap<number, StoredEntrant>,
  now: number,
): StoredPairing | { readonly missing: readonly number[] } | null {
  if (match !== null && match.finishedAt !== null) return ended(pairing, match);
  const coming = comingTo(match, pairing.until ?? 0, now);
  if (coming === 'started') return pairing.until === null ? null : { ...pairing, until: null };
  const expected = expectedAt(pairing, entrants);
  if (coming === null) {
    // Who has left is not waited for, unless all shares of the dice are about to be open.
    const left = pairing.seated.filter((number) => !expected.includes(number));
    return left.length > 0 && match?.opening == null ? { missing: left } : null;
  }
  const missing = pairing.seated.filter((number, seat) => !coming(seat) || !expected.includes(number));
  // Somebody who runs the server has closed or deleted the table: nobody has beaten anybody.
  return missing.length > 0 ? { missing } : forfeited(pairing, expected);
}
