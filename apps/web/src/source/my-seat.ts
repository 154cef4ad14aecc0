// The reader's seat at a table.

import type { MatchInfo } from '@bridgefront/protocol';

/** Whether the reader left the match for good while others stayed: a bot has the seat to the end. */
export function hasLeft({ seats }: MatchInfo): boolean {
  const people = seats.filter(({ kind }) => kind === 'human');
  return people.some(({ mine, left }) => mine && left === true) && people.some(({ left }) => left !== true);
}

/** The reader's seat; null: none, or none any more. Who has left for good looks on like anybody else. */
export function mySeat(info: MatchInfo): number | null {
  return hasLeft(info) ? null : (info.seats.find(({ mine }) => mine)?.seat ?? null);
}

/** Whether the reader plays and nobody else does, or could come back: all other seats are bots' to the end. */
export function isAlone(info: MatchInfo): boolean {
  const own = mySeat(info);
  return (
    own !== null &&
    info.seats.every(({ seat, kind, left }) => seat === own || kind === 'bot' || left === true)
  );
}
