// The embedded database: SQLite in one file. Everything that only SQLite understands stands here.

import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { SqliteDatabase } from 'kysely';
import { migrate } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { sqlStore } from './sql.ts';
import type { Store } from './store.ts';

const mostStatements = 512;

// The query builder asks for every statement anew; preparing one is much of the work of a small one.
function preparedOnce(database: Database.Database): SqliteDatabase {
  const known = new Map<string, Database.Statement>();
  return {
    close: () => void database.close(),
    prepare(text) {
      const before = known.get(text);
      if (before !== undefined) return before;
      const statement = database.prepare(text);
      if (known.size >= mostStatements) known.clear();
      known.set(text, statement);
      return statement;
    },
  };
}

/** Opens the file, creates it when it is not there, and brings its tables up to date. */
export async function sqliteStore(file: string): Promise<Store> {
  const database = new Database(file);
  // FULL: a commit is on the disk when it returns, not merely handed to the operating system.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(database) }) });
  await migrate(db);
  return sqlStore(db);
}
