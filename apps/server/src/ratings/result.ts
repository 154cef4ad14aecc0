// What a match that is over says of strength: who counts, and in which place.

import type { Seat } from '@bridgefront/kernel';
import { placesOf } from '@bridgefront/protocol/places';
import type { StoredMatch, StoredSeat } from '../store/store.ts';

/** Seats that played as one, with their place from 1. */
export interface Placed {
  readonly seats: readonly Seat[];
  readonly place: number;
}

/** On which ladder a match is rated: game, number of seats, and pace. */
export function ladderOf({
  game,
  seats,
  clock,
}: Pick<StoredMatch, 'game' | 'clock'> & { readonly seats: readonly unknown[] }): string {
  return `${game}/${seats.length}/${clock.kind}`;
}

/**
 * The places of a rated match, by sides where there are any; null: it says nothing. Who left before the first reveal is in none: a
 * bot has played that seat from the start. `counts`: whether anything is known of the seat's player.
 */
export function placedIn(
  match: StoredMatch,
  sides: readonly (readonly Seat[])[],
  counts: (seat: StoredSeat) => boolean,
): readonly Placed[] | null {
  if (match.rated !== true || match.startedAt === null || match.fork !== undefined) return null;
  const places = placesOf(match);
  if (places === null) return null;
  const alone = match.seats
    .map((_, seat) => seat)
    .filter((seat) => !sides.some((side) => side.includes(seat)));
  const placed = [...sides, ...alone.map((seat) => [seat])].flatMap((side): Placed[] => {
    const known = side.filter(
      (seat) => counts(match.seats[seat]) && match.seats[seat].leftEarly !== true && places[seat] > 0,
    );
    // A side is where the best of those are who stayed.
    return known.length === 0
      ? []
      : [{ seats: known, place: Math.min(...known.map((seat) => places[seat])) }];
  });
  const people = placed.flatMap(({ seats }) => seats.filter((seat) => match.seats[seat].kind === 'human'));
  return placed.length < 2 || people.length === 0 ? null : placed;
}
