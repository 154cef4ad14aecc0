// What is said when the storage takes nothing more, or is away.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';

/** By these an error says that a database server does not answer. */
export const awayWords = 'The database does not answer';

/** By these an error says that one server of several has gone, and no other has taken its place yet. */
export const betweenWords = 'No server has taken the place of one that has gone';

// SQLite's own words (SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY), the system's (ENOSPC) and PostgreSQL's: on its way between
// threads and processes an error keeps nothing else.
const words = [
  'database or disk is full',
  'disk I/O error',
  'attempt to write a readonly database',
  'o space left on device',
  'in a read-only transaction',
];

function says(error: unknown, words: readonly string[]): boolean {
  return error instanceof Error && words.some((one) => error.message.includes(one));
}

/** Whether the storage is the reason for this error: it passes when there is room again, or the database is back. */
export function isOfStorage(error: unknown): boolean {
  return says(error, [...words, awayWords]);
}

/** What somebody is told whose request ended in this error: that it could not be stored, or that it failed. */
export function refuseFault(error: unknown): WireRefusal {
  if (says(error, [awayWords]))
    return refuse(
      'not-stored',
      'The server does not reach its database just now; please try again in a moment.',
    );
  if (says(error, [betweenWords]))
    return refuse('shutting-down', 'The server is being brought back; try again in a moment.');
  return isOfStorage(error)
    ? refuse('not-stored', 'The server could not store this, so it does not count; please try again later.')
    : refuse('failed', 'Something went wrong here; it has been noted.');
}
