// The place of each seat of a match that is over: one meaning of won and lost for ratings, tournaments, and results of people.

/** What it takes of a seat. */
export interface PlacedSeat {
  readonly kind: 'human' | 'bot';
  /** The person has left for good. */
  readonly left?: boolean | undefined;
}

/** What it takes of a match. */
export interface PlacedMatch {
  readonly outcome: { readonly ranking: readonly (readonly number[])[] } | null;
  readonly seats: readonly PlacedSeat[];
}

const stays = ({ kind, left }: PlacedSeat): boolean => kind === 'human' && left !== true;

// A match that was ended without a result: nobody loses by what two or more agreed on, but who has left loses to who stayed, and
// who is left alone with bots and ends it has left as well, as late as can be.
function endedPlaces(seats: readonly PlacedSeat[]): readonly number[] | null {
  const agreed = seats.filter(stays).length >= 2;
  if (agreed && !seats.some(({ left }) => left)) return null;
  return seats.map(({ kind, left }) => (left === true ? 3 : kind === 'bot' ? (agreed ? 0 : 1) : 2));
}

/** The place of each seat of a match that is over, from 1 (0: it has none); who left is last, and null where nobody loses. */
export function placesOf({ outcome, seats }: PlacedMatch): readonly number[] | null {
  if (outcome === null) return endedPlaces(seats);
  // Leaving costs what losing costs, whatever the bot made of the seat.
  const last = outcome.ranking.length + 2;
  return seats.map(({ left }, seat) =>
    left === true ? last : outcome.ranking.findIndex((tied) => tied.includes(seat)) + 1 || last - 1,
  );
}
