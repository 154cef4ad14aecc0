// A copy of the embedded database that is consistent although the server goes on writing.

import Database from 'better-sqlite3';

/** What a backup holds. */
export interface Backup {
  readonly matches: number;
  readonly events: number;
}

const pagesAtOnce = 1000;

function count(database: Database.Database, table: 'matches' | 'events'): number {
  const row = database.prepare(`select count(*) as rows from ${table}`).get() as { readonly rows: number };
  return row.rows;
}

// What was copied stands in one file of its own, and is sound.
function checked(file: string): Backup {
  const database = new Database(file);
  try {
    database.pragma('journal_mode = DELETE');
    const sound = database.pragma('integrity_check', { simple: true });
    if (sound !== 'ok') throw new Error(`The backup is damaged: ${String(sound)}`);
    return { matches: count(database, 'matches'), events: count(database, 'events') };
  } finally {
    database.close();
  }
}

/**
 * Copies the database by SQLite's online backup, all pages as of one moment, and checks the copy.
 * @throws Error when the source cannot be read, the target cannot be written, or the copy is not sound
 */
export async function backUp(from: string, to: string): Promise<Backup> {
  const database = new Database(from, { readonly: true, fileMustExist: true });
  try {
    database.pragma('busy_timeout = 5000');
    // One reading transaction: without it, writing during the copy would start it anew again and again.
    database.exec('begin');
    database.prepare('select count(*) from matches').get();
    await database.backup(to, { progress: () => pagesAtOnce });
  } finally {
    database.close();
  }
  return checked(to);
}
