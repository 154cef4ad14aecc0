// Appending of events to SQLite: one prepared insert, run for every row.

import type Database from 'better-sqlite3';
import { cluster, everything } from './leases.ts';
import { messageOf } from './sql-events.ts';
import type { Append, AppendResult } from './store.ts';

class Taken extends Error {}

const whole = { begin: 'begin', commit: 'commit', back: ['rollback'] };
// Inside a common transaction: a part of it that can be undone by itself.
const part = {
  begin: 'savepoint append',
  commit: 'release append',
  back: ['rollback to append', 'release append'],
};

const statements = {
  lastRow: 'select max(rowid) as last from events',
  lease: 'select token, holder from leases where what = ?',
  last: 'select max(number) as last from events where match = ?',
  insert: `insert into events (match, number, previous, kind, seat, choice, by, at, message)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (match, number) do nothing`,
};

/** Appends events to the database; `check` throws when a common transaction around it was undone. */
export class EventAppender {
  readonly #database: Database.Database;
  readonly #check: () => void;
  #last: number | null = null;
  readonly #run: { readonly [name in keyof typeof statements]: Database.Statement };

  constructor(database: Database.Database, check: () => void) {
    this.#database = database;
    this.#check = check;
    this.#run = {
      lastRow: database.prepare(statements.lastRow),
      lease: database.prepare(statements.lease),
      last: database.prepare(statements.last),
      insert: database.prepare(statements.insert),
    };
  }

  /** The number of the last event in the whole log. */
  get lastRow(): number {
    this.#last ??= (this.#run.lastRow.get() as { readonly last: number | null }).last ?? 0;
    return this.#last;
  }

  /** Something was undone or deleted: what the last event is has to be looked up. */
  lookAgain(): void {
    this.#last = null;
  }

  /** Each append is stored as a whole or not at all; one that does not fit does not hold up the others. */
  append(batch: readonly Append[]): readonly AppendResult[] {
    try {
      this.#insertAll(batch);
      return batch.map(() => ({ status: 'stored' }));
    } catch {
      return batch.map((append) => this.#insertOne(append));
    }
  }

  // All or nothing: throws Taken when a number exists, and what the database throws when `after` does not exist.
  #insertAll(batch: readonly Append[]): void {
    this.#check();
    const database = this.#database;
    const { begin, commit, back } = database.inTransaction ? part : whole;
    database.exec(begin);
    try {
      for (const append of batch) this.#insertEvents(append);
      database.exec(commit);
    } catch (error) {
      this.lookAgain();
      // A full disk undoes everything without being asked.
      if (database.inTransaction) for (const statement of back) database.exec(statement);
      throw error;
    }
  }

  // Without a token only where nobody else plays.
  #mayWrite({ match, fence }: Append): boolean {
    const lease = this.#run.lease.get(fence === undefined ? everything : match) as
      | { readonly token: number; readonly holder: string | null }
      | undefined;
    return fence === undefined ? lease?.holder !== cluster : lease?.token === fence;
  }

  #insertEvents(append: Append): void {
    if (!this.#mayWrite(append)) throw new Taken();
    const { match, after, events } = append;
    let previous = after === 0 ? null : after;
    for (const event of events) {
      const { number, kind, seat, choice, by, at } = event;
      const row = [match, number, previous, kind, seat, choice, by, at, messageOf(event)];
      const { changes, lastInsertRowid } = this.#run.insert.run(...row);
      if (changes !== 1) throw new Taken();
      this.#last = Number(lastInsertRowid);
      previous = previous === null ? 1 : previous + 1;
    }
  }

  #insertOne(append: Append): AppendResult {
    try {
      this.#insertAll([append]);
      return { status: 'stored' };
    } catch (error) {
      if (error instanceof Taken || this.#lastNumber(append) !== append.after) return { status: 'conflict' };
      return { status: 'failed', problem: error instanceof Error ? error.message : String(error) };
    }
  }

  #lastNumber({ match, after }: Append): number {
    try {
      const { last } = this.#run.last.get(match) as { readonly last: number | null };
      return last ?? 0;
    } catch {
      return after;
    }
  }
}
