// How a match ended, in one sentence.

import type { MatchInfo } from '@bridgefront/protocol';
import { ownSeat } from '../source/my-seat.ts';
import { endTexts } from '../texts/ending.ts';
import { matchTexts } from '../texts/match.ts';

/** Seats grouped by their place: `[[1, [2]], [2, [0, 1]]]` when two share the second. */
export function placesOf(
  ranking: readonly (readonly number[])[],
): readonly (readonly [number, readonly number[]])[] {
  let place = 1;
  return ranking.map((seats) => {
    const at = place;
    place += seats.length;
    return [at, seats] as const;
  });
}

/** The sentence of an ended match; a seat that the reader left for good while others stayed is somebody's. */
export function endWords(info: MatchInfo): string {
  const { status, outcome, seats, votes } = info;
  const own = ownSeat(info);
  if (status === 'cancelled') return endTexts.cancelled;
  if (outcome === null) {
    const voters = votes.flatMap((seat) => seats[seat] ?? []);
    if (voters.length === 0) return endTexts.ended;
    const names = voters.map(({ name, seat }, at) =>
      seat === own ? (at === 0 ? endTexts.you : matchTexts.you) : (name ?? ''),
    );
    return endTexts.endedBy(names);
  }
  // Those of one side have won together and share with nobody.
  const together = info.sides?.some((side) => outcome.winners.every((seat) => side.includes(seat))) ?? false;
  // Where everybody has won, nobody has lost.
  if (outcome.winners.length > 1 && outcome.winners.length === seats.length) return endTexts.drawn;
  if (own !== null && outcome.winners.includes(own))
    return endTexts.youWon(outcome.winners.length > 1, together);
  return endTexts.won(
    outcome.winners.map((seat) => seats[seat]?.name ?? ''),
    together,
  );
}
