// Parquet: the facts of a study as tables that any data tool opens, written and asked with DuckDB.

import { join } from 'node:path';
import { existsSync } from 'node:fs';
import type { DuckDBAppender, DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { messageOf } from '@bridgefront/terminal/failure.ts';
import { quoted, tablesOf } from './columns.ts';
import type { AnyMeasures, Cell, ColumnKind, Columns } from './measures.ts';
import type { MatchFacts } from './play.ts';
import { StudyError } from './study-error.ts';

const types: { readonly [kind in ColumnKind]: string } = {
  whole: 'INTEGER',
  real: 'DOUBLE',
  text: 'VARCHAR',
  flag: 'BOOLEAN',
};

function put(appender: DuckDBAppender, kind: ColumnKind, cell: Cell): void {
  if (cell === null) appender.appendNull();
  else if (kind === 'text') appender.appendVarchar(String(cell));
  else if (kind === 'flag') appender.appendBoolean(Boolean(cell));
  else if (kind === 'whole') appender.appendInteger(Number(cell));
  else appender.appendDouble(Number(cell));
}

// The order in which a table's rows stand, whatever order the matches ended in.
function orderOf(columns: Columns): string {
  const second = ['n', 'seat'].find((column) => Object.hasOwn(columns, column));
  return second === undefined ? 'match' : `match, ${second}`;
}

// Loaded when it is needed: most commands and all threads that play never ask anything of it.
async function newDatabase(settings?: { readonly [name: string]: string }): Promise<DuckDBInstance> {
  const { DuckDBInstance } = await import('@duckdb/node-api');
  return DuckDBInstance.create(':memory:', settings);
}

/** Writes one Parquet file a table into the folder. Equal facts give equal files, in whatever order matches ended. */
export async function writeParquet(
  folder: string,
  measures: AnyMeasures | null,
  facts: AsyncIterable<MatchFacts>,
): Promise<void> {
  const instance = await newDatabase({ threads: '1' });
  const connection = await instance.connect();
  try {
    const tables = tablesOf(measures);
    const appenders = new Map<string, DuckDBAppender>();
    for (const [table, columns] of Object.entries(tables)) {
      const list = Object.entries(columns).map(([name, kind]) => `"${name}" ${types[kind]}`);
      await connection.run(`CREATE TABLE "${table}" (${list.join(', ')})`);
      appenders.set(table, await connection.createAppender(table));
    }
    for await (const { rows } of facts)
      for (const [table, list] of Object.entries(rows)) appendRows(appenders, tables, table, list);
    for (const appender of appenders.values()) appender.closeSync();
    for (const [table, columns] of Object.entries(tables))
      await connection.run(
        `COPY (SELECT * FROM "${table}" ORDER BY ${orderOf(columns)}) TO '${quoted(join(folder, `${table}.parquet`))}' (FORMAT parquet, COMPRESSION zstd)`,
      );
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

function appendRows(
  appenders: ReadonlyMap<string, DuckDBAppender>,
  tables: { readonly [table: string]: Columns },
  table: string,
  list: readonly (readonly Cell[])[],
): void {
  const appender = appenders.get(table);
  const columns = Object.entries(tables[table] ?? {});
  if (appender === undefined) throw new Error(`The measures declare no table "${table}".`);
  for (const cells of list) {
    if (cells.length !== columns.length)
      throw new Error(`A row of "${table}" has ${cells.length} cells for ${columns.length} columns.`);
    columns.forEach(([, kind], at) => put(appender, kind, cells[at]));
    appender.endRow();
  }
}

/** A row of an answer. */
export type Row = { readonly [column: string]: Cell };

function plainCell(value: unknown): Cell {
  if (typeof value === 'bigint') return Number(value);
  if (value === null || typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean')
    return value;
  return JSON.stringify(value) ?? null;
}

/** The facts of a study, open for questions. */
export class Facts {
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection) {
    this.#instance = instance;
    this.#connection = connection;
  }

  /**
   * Reads the Parquet files of a folder into tables.
   * @throws StudyError when one is missing or damaged
   */
  static async open(folder: string, measures: AnyMeasures | null): Promise<Facts> {
    const names = Object.keys(tablesOf(measures));
    const missing = names.find((table) => !existsSync(join(folder, `${table}.parquet`)));
    if (missing !== undefined)
      throw new StudyError(
        `${join(folder, `${missing}.parquet`)} is missing: the study is not finished; repeat the command that played it, and it goes on.`,
      );
    const instance = await newDatabase();
    const connection = await instance.connect();
    const facts = new Facts(instance, connection);
    try {
      for (const table of names) await facts.#read(table, join(folder, `${table}.parquet`));
    } catch (thrown) {
      facts.close();
      throw thrown;
    }
    // Studies of before were played on the same seeds by all rules, and did not say so.
    await connection.run(`ALTER TABLE matches ADD COLUMN IF NOT EXISTS block VARCHAR DEFAULT ''`);
    for (const [end, sign] of [
      ['low', '-'],
      ['high', '+'],
    ])
      await connection.run(
        `CREATE MACRO wilson_${end}(wins, n) AS CASE WHEN n = 0 THEN NULL ELSE greatest(0, least(1, ((wins / n + 1.9208 / n) ${sign} 1.96 * sqrt(greatest(0, (wins / n) * (1 - wins / n)) / n + 0.9604 / (n * n))) / (1 + 3.8416 / n))) END`,
      );
    return facts;
  }

  async #read(table: string, file: string): Promise<void> {
    try {
      await this.#connection.run(`CREATE TABLE "${table}" AS SELECT * FROM read_parquet('${quoted(file)}')`);
    } catch (thrown) {
      throw new StudyError(
        `${file} cannot be read (${messageOf(thrown)}); repeat the command that played the study, and it is written anew.`,
      );
    }
  }

  /** The rows that a query finds. */
  async ask(sql: string): Promise<readonly Row[]> {
    const reader = await this.#connection.runAndReadAll(sql);
    return reader
      .getRowObjects()
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plainCell(value)])));
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }
}
