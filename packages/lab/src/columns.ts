// The tables of facts: which columns their rows have, and how a value stands in a question to them.

import type { AnyMeasures, Cell, ColumnKind, Columns } from './measures.ts';

/** Columns of `matches` that every game has. */
export const matchColumns: Columns = {
  match: 'whole',
  variant: 'text',
  players: 'whole',
  table_no: 'whole',
  set_no: 'whole',
  rotation: 'whole',
  seed: 'text',
  block: 'text',
  choices: 'whole',
  reason: 'text',
  winners: 'whole',
};

/** Columns of `seats` that every game has; `won`: the share of the win, `place` from 1. */
export const seatColumns: Columns = {
  match: 'whole',
  variant: 'text',
  players: 'whole',
  seat: 'whole',
  bot: 'text',
  won: 'real',
  place: 'whole',
};

/** All tables of a game's facts with all their columns. */
export function tablesOf(measures: AnyMeasures | null): { readonly [table: string]: Columns } {
  const own = Object.entries(measures?.tables ?? {}).map(([table, columns]): [string, Columns] => [
    table,
    { match: 'whole', n: 'whole', ...columns },
  ]);
  return {
    matches: { ...matchColumns, ...measures?.matches },
    seats: { ...seatColumns, ...measures?.seats },
    ...Object.fromEntries(own),
  };
}

/** The columns of a table's rows by name, in their order; none where there is no such table. */
export function namesIn(measures: AnyMeasures, table: string): readonly string[] {
  return Object.keys(tablesOf(measures)[table] ?? {});
}

const numeric: ReadonlySet<ColumnKind> = new Set(['whole', 'real']);

/** Whether a column holds numbers. */
export function isNumeric(kind: ColumnKind | undefined): boolean {
  return kind !== undefined && numeric.has(kind);
}

/** The names of those columns that hold numbers. */
export function numbersIn(columns: Columns = {}): readonly string[] {
  return Object.keys(columns).filter((name) => isNumeric(columns[name]));
}

/** A text as it stands between single quotes in SQL. */
export function quoted(text: string): string {
  return text.replaceAll("'", "''");
}

/** A value as it stands in SQL. */
export function literal(value: Cell): string {
  if (value === null) return 'NULL';
  return typeof value === 'string' ? `'${quoted(value)}'` : String(value);
}
