// The embedded database: SQLite in one file. Everything that only SQLite understands stands here.

import { randomInt } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { SqliteDatabase } from 'kysely';
import { EventAppender } from './sqlite-events.ts';
import { LastNumber } from './last-number.ts';
import { LogCopy } from './log-copy.ts';
import { migrate } from './migrations/index.ts';
import type { OpenDatabase, Schema } from './schema.ts';
import { sqliteLeases } from './sql-leases.ts';
import { sqlStore } from './sql.ts';
import type { Store } from './store.ts';

const mostStatements = 512;

/** The storage, and a way to do several things in one transaction. */
export interface SqliteStore extends Store {
  /**
   * Everything that `work` does becomes one transaction: one wait for the disk. Nothing else may be done meanwhile.
   * @throws Error when anything in it failed; then nothing of it is written
   */
  together<T>(work: () => Promise<T>): Promise<T>;
}

// Inside a common transaction, the single ones are parts of it that can be undone by themselves.
const asPart: { readonly [text: string]: string } = {
  begin: 'savepoint part',
  commit: 'release part',
  rollback: 'rollback to part',
};

// What the query builder speaks to.
class Connection implements SqliteDatabase {
  readonly #database: Database.Database;
  readonly #known = new Map<string, Database.Statement>();
  #together = false;

  constructor(database: Database.Database) {
    this.#database = database;
  }

  close(): void {
    this.#database.close();
  }

  prepare(text: string): Database.Statement {
    // A full disk undoes a transaction unasked: there is nothing to roll back then, and the reason is not to be lost over it.
    if (text === 'rollback' && !this.#database.inTransaction) return this.#prepared('select 1');
    if (!this.#together) return this.#prepared(text);
    this.check();
    return this.#prepared(asPart[text] ?? text);
  }

  /** Throws when a common transaction was undone: a full disk does so unasked, and what came then would stand alone. */
  check(): void {
    if (this.#together && !this.#database.inTransaction)
      throw new Error('The common transaction was undone.');
  }

  // The query builder asks for every statement anew; preparing one is much of the work of a small one.
  #prepared(text: string): Database.Statement {
    const before = this.#known.get(text);
    if (before !== undefined) return before;
    const statement = this.#database.prepare(text);
    if (this.#known.size >= mostStatements) this.#known.clear();
    this.#known.set(text, statement);
    return statement;
  }

  async together<T>(work: () => Promise<T>): Promise<T> {
    const database = this.#database;
    database.exec('begin');
    this.#together = true;
    try {
      const done = await work();
      if (!database.inTransaction) throw new Error('The common transaction was undone.');
      database.exec('commit');
      return done;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw error;
    } finally {
      this.#together = false;
    }
  }
}

// Damage that is noticed now costs a restore; damage that is played on costs the backups as well.
function openSound(file: string): Database.Database {
  const database = new Database(file);
  try {
    for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, 0o600);
    const found = String(database.pragma('quick_check(3)', { simple: true }));
    if (found !== 'ok') throw new Error(found.split('\n')[0]);
    return database;
  } catch (error) {
    database.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database ${file} is damaged (${reason}): restore a backup, as docs/running.md says.`,
      { cause: error },
    );
  }
}

// Which log this is: one that is made anew, or comes from elsewhere, has another number.
function epochOf(database: Database.Database): number {
  const known = Number(database.pragma('application_id', { simple: true }));
  if (known !== 0) return known;
  const made = randomInt(1, 2 ** 31);
  database.pragma(`application_id = ${made}`);
  return made;
}

/**
 * Opens the file, creates it when it is not there, and brings its tables up to date. `copyFolder`: where a copy goes, if one does.
 * @throws Error when the file is damaged, in one sentence
 */
export async function openSqlite(
  file: string,
  copyFolder: string | null = null,
): Promise<OpenDatabase<SqliteStore>> {
  const database = openSound(file);
  // FULL: a commit is on the disk when it returns, not merely handed to the operating system.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  const connection = new Connection(database);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection }) });
  // All at once or not at all: one that is killed half-way could not be run a second time.
  await connection.together(() => migrate(db));
  const events = new EventAppender(database, () => connection.check());
  const last = new LastNumber(`${file}-last`, epochOf(database), events.lastRow);
  const copy = copyFolder === null ? null : new LogCopy(database, file, copyFolder, last);
  const noted = async <T>(work: Promise<T>): Promise<T> => {
    try {
      const done = await work;
      if (!database.inTransaction) last.is(events.lastRow);
      copy?.note();
      return done;
    } catch (error) {
      events.lookAgain();
      throw error;
    }
  };
  const plain = sqlStore(db, sqliteLeases);
  const store: SqliteStore = {
    ...plain,
    append: (batch) => noted(Promise.resolve().then(() => events.append(batch))),
    dropMatch: (id) => noted(plain.dropMatch(id).finally(() => events.lookAgain())),
    together: (work) => noted(connection.together(work)),
    lost: async () => last.lost,
    copied: async () => copy?.state ?? null,
    close: async () => {
      await copy?.close();
      last.close();
      await plain.close();
    },
  };
  return { store, db };
}

/** The storage in a file alone, without a way to ask the database otherwise. */
export async function sqliteStore(file: string, copyFolder?: string | null): Promise<SqliteStore> {
  return (await openSqlite(file, copyFolder)).store;
}
