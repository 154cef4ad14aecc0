// Who wins together at a table, and what they are called.

import type { MatchInfo } from '@bridgefront/protocol';

/** The seats that win together, those of the first seats first; who plays alone is a side of one. */
export function sidesOf({ sides, seats }: MatchInfo): readonly (readonly number[])[] {
  const together = sides ?? [];
  const alone = seats.flatMap(({ seat }) => (together.some((side) => side.includes(seat)) ? [] : [[seat]]));
  return [...together, ...alone].filter((side) => side.length > 0);
}

/** The names of a side. */
export function nameOf({ seats }: MatchInfo, side: readonly number[]): string {
  return side.map((seat) => seats[seat]?.name ?? '').join(', ');
}
