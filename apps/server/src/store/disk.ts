// What is said when the disk takes nothing more.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';

// SQLite's own words (SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY): on its way between threads and processes an error keeps nothing else.
const words = ['database or disk is full', 'disk I/O error', 'attempt to write a readonly database'];

/** What somebody is told whose request ended in this error: that it could not be stored, or that it failed. */
export function refuseFault(error: unknown): WireRefusal {
  const { message } = error instanceof Error ? error : { message: '' };
  return words.some((one) => message.includes(one))
    ? refuse('not-stored', 'The server could not store this, so it does not count; please try again later.')
    : refuse('failed', 'Something went wrong here; it has been noted.');
}
