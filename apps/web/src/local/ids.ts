// Names of matches that run on this device, and where that is known.

import { newEntropy } from '../source/entropy.ts';

const mark = 'here-';

/** Whether a match runs on this device: its id says so. Ids of a server have another length. */
export function isHere(match: string): boolean {
  return match.startsWith(mark);
}

/** An id for a new match of this device. */
export function newHereId(): string {
  return `${mark}${newEntropy().slice(0, 16)}`;
}
