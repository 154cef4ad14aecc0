// The reader's seat at a table.

import type { MatchInfo } from '@bridgefront/protocol';
import { isAside, isBoard, isHere } from '../local/ids.ts';

/** Whether the reader left the match for good while others stayed: a bot has the seat to the end. */
export function hasLeft({ seats }: MatchInfo): boolean {
  const people = seats.filter(({ kind }) => kind === 'human');
  return people.some(({ mine, left }) => mine && left === true) && people.some(({ left }) => left !== true);
}

/** The reader's seat; null: none, or none any more. Who has left for good looks on like anybody else. */
export function mySeat(info: MatchInfo): number | null {
  return hasLeft(info) ? null : (info.seats.find(({ mine }) => mine)?.seat ?? null);
}

/** Whether several seats at this device are people's: only the seat of the one who has it now is the reader's. */
export function isShared({ id, seats }: Pick<MatchInfo, 'id' | 'seats'>): boolean {
  return isHere(id) && seats.filter(({ kind }) => kind === 'human').length > 1;
}

/** Whether several people at this device hand it round. At a private board one person speaks for all. */
export function isHandedRound(info: Pick<MatchInfo, 'id' | 'seats'>): boolean {
  return isShared(info) && !isBoard(info.id);
}

/** The seat that results and lists call the reader's own; null: none. Where the device is handed round, that is nobody's. */
export function ownSeat(info: MatchInfo): number | null {
  return isHandedRound(info) ? null : mySeat(info);
}

/** Whether the reader plays and nobody else does, or could come back: all other seats are bots' to the end. */
export function isAlone(info: MatchInfo): boolean {
  const own = mySeat(info);
  return (
    own !== null &&
    info.seats.every(({ seat, kind, left }) => seat === own || kind === 'bot' || left === true)
  );
}

/**
 * Whether there is advice for the reader: not where other people play or a figure is at stake, on no private board, and not
 * where something is to be found, as in a puzzle.
 */
export function mayBeAdvised(info: MatchInfo): boolean {
  return info.rated !== true && !isAside(info.id) && (isAlone(info) || isHandedRound(info));
}
