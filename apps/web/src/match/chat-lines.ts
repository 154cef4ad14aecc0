// Chat lines and the seats they come from.

import type { ChatLine, MatchInfo } from '@bridgefront/protocol';

type Seats = readonly Pick<MatchInfo['seats'][number], 'name'>[];

/**
 * The seat of whoever signs the line; null: somebody who watches. It is found by the name, since lines of the lobby were
 * said before the seats were drawn.
 */
export function seatOfLine({ seat, name }: Pick<ChatLine, 'seat' | 'name'>, seats: Seats): number | null {
  if (seat === null) return null;
  const now = seats.findIndex((one) => one.name === name);
  return now < 0 ? seat : now;
}

/** How many lines behind the first `read` are not the reader's own. */
export function unreadLines(
  lines: readonly Pick<ChatLine, 'seat' | 'name'>[],
  read: number,
  seats: Seats,
  reader: number | null,
): number {
  return lines.slice(read).filter((line) => reader === null || seatOfLine(line, seats) !== reader).length;
}

/** Whether the seat has people beside it to talk to apart from the others. */
export function hasMates(
  { sides = [], seats }: Pick<MatchInfo, 'sides' | 'seats'>,
  reader: number | null,
): boolean {
  const side = sides.find((all) => reader !== null && all.includes(reader)) ?? [];
  return side.some((seat) => seat !== reader && seats[seat]?.kind === 'human');
}
