// What is said when the disk takes nothing more.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';

// SQLite's own words (SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY) and the system's (ENOSPC): on its way between threads and
// processes an error keeps nothing else.
const words = [
  'database or disk is full',
  'disk I/O error',
  'attempt to write a readonly database',
  'no space left on device',
];

/** Whether the disk is the reason for this error: it passes when there is room again. */
export function isOfDisk(error: unknown): boolean {
  return error instanceof Error && words.some((one) => error.message.includes(one));
}

/** What somebody is told whose request ended in this error: that it could not be stored, or that it failed. */
export function refuseFault(error: unknown): WireRefusal {
  return isOfDisk(error)
    ? refuse('not-stored', 'The server could not store this, so it does not count; please try again later.')
    : refuse('failed', 'Something went wrong here; it has been noted.');
}
