// The embedded database: SQLite in one file. Everything that only SQLite understands stands here.

import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrate } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { sqlStore } from './sql.ts';
import type { Store } from './store.ts';

/** Opens the file, creates it when it is not there, and brings its tables up to date. */
export async function sqliteStore(file: string): Promise<Store> {
  const database = new Database(file);
  // FULL: a commit is on the disk when it returns, not merely handed to the operating system.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  return sqlStore(db);
}
