// A figure of one's own: a sentence over the facts of a match, put together of words, without a program.

import { isNumeric, literal, matchColumns, namesIn, seatColumns } from '../columns.ts';
import type { AnyMeasures, Cell, Columns } from '../measures.ts';
import type { MatchFacts } from '../play.ts';

export { isNumeric };

/** How a value is compared: numbers in three ways, words and flags in two. */
export const comparisons = ['at-least', 'at-most', 'is', 'is-not'] as const;
export type Comparison = (typeof comparisons)[number];

/** What is said of one column of a row. */
export interface OwnCondition {
  readonly column: string;
  readonly is: Comparison;
  readonly value: number | string | boolean;
}

/** What is told of a match: the share or the number of what fits, or the mean or sum of a column of it. */
export const tellings = ['share', 'count', 'mean', 'sum'] as const;
export type Telling = (typeof tellings)[number];

/** In how many rows of a group it has to be so. */
export const amounts = ['somebody', 'everybody', 'nobody'] as const;
export type Amount = (typeof amounts)[number];

/**
 * One number a match: `the share of rounds in which nobody has mines at least 1` is a share over the rows of `rounds`, grouped
 * by `round`, for nobody, with one condition.
 */
export interface OwnFigure {
  readonly tell: Telling;
  /** The table of facts. */
  readonly table: string;
  /** Rows with an equal value here are one group, such as all seats of a round; null: each row by itself. */
  readonly each: string | null;
  readonly who: Amount;
  /** What is averaged or summed up, for `mean` and `sum`. */
  readonly column: string | null;
  /** All of them hold. */
  readonly where: readonly OwnCondition[];
}

/** The columns of every table that a game's facts have. */
export function tablesOf(measures: AnyMeasures): { readonly [table: string]: Columns } {
  return {
    ...measures.tables,
    seats: { ...seatColumns, ...measures.seats },
    matches: { ...matchColumns, ...measures.matches },
  };
}

/** Why it cannot be counted, in one sentence; null if it can. */
export function ownProblem(measures: AnyMeasures, own: OwnFigure): string | null {
  const columns = tablesOf(measures)[own.table];
  if (columns === undefined) return `There are no facts called "${own.table}".`;
  const named = [own.each, own.column, ...own.where.map(({ column }) => column)];
  const missing = named.find((column) => column !== null && !Object.hasOwn(columns, column));
  if (missing !== undefined) return `The facts of ${own.table} have no "${String(missing)}".`;
  const needsColumn = own.tell === 'mean' || own.tell === 'sum';
  if (needsColumn && (own.column === null || !isNumeric(columns[own.column])))
    return 'Say which number is to be averaged or summed up.';
  const odd = own.where.find(
    ({ column, is, value }) =>
      isNumeric(columns[column]) !== (typeof value === 'number') ||
      ((is === 'at-least' || is === 'at-most') && typeof value !== 'number'),
  );
  return odd === undefined
    ? null
    : `${odd.column} is compared with ${String(odd.value)}, which is of another kind.`;
}

function holds(cell: Cell | undefined, { is, value }: OwnCondition): boolean {
  if (cell === null || cell === undefined) return false;
  switch (is) {
    case 'at-least':
      return Number(cell) >= Number(value);
    case 'at-most':
      return Number(cell) <= Number(value);
    case 'is':
      return cell === value;
    case 'is-not':
      return cell !== value;
  }
}

type Row = readonly Cell[];

function fits(rows: readonly Row[], who: Amount, test: (row: Row) => boolean): boolean {
  if (who === 'everybody') return rows.every(test);
  return rows.some(test) === (who === 'somebody');
}

/** The figure in one match; null: there is nothing to tell of. */
export function ownValue({ rows }: MatchFacts, measures: AnyMeasures, own: OwnFigure): number | null {
  const places = namesIn(measures, own.table);
  const conditions = own.where.map((one) => ({ one, at: places.indexOf(one.column) }));
  const test = (row: Row): boolean => conditions.every(({ one, at }) => holds(row[at], one));
  const list = rows[own.table] ?? [];
  if (own.tell === 'mean' || own.tell === 'sum') {
    const at = places.indexOf(own.column ?? '');
    const values = list.filter(test).flatMap((row) => (typeof row[at] === 'number' ? [row[at]] : []));
    const sum = values.reduce((all, value) => all + value, 0);
    if (own.tell === 'sum') return sum;
    return values.length === 0 ? null : sum / values.length;
  }
  const by = own.each === null ? -1 : places.indexOf(own.each);
  const groups = by < 0 ? list.map((row) => [row]) : [...Map.groupBy(list, (row) => row[by]).values()];
  const count = groups.filter((group) => fits(group, own.who, test)).length;
  if (own.tell === 'count') return count;
  return groups.length === 0 ? null : count / groups.length;
}

const says: { readonly [C in Comparison]: string } = {
  'at-least': 'at least',
  'at-most': 'at most',
  is: '',
  'is-not': 'not',
};

/** A word of the facts as people say it. */
export function factWords(word: string): string {
  return word.replaceAll('_', ' ').replaceAll('-', ' ');
}

function conditionWords({ column, is, value }: OwnCondition): string {
  const name = factWords(column);
  if (typeof value === 'boolean') return (value === (is === 'is') ? '' : 'not ') + name;
  return [name, says[is], factWords(String(value))].filter((part) => part !== '').join(' ');
}

// `rounds` of `round`, `battles` of battles.
function unitWords({ each, table }: OwnFigure): string {
  return factWords(each === null ? table : `${each}s`);
}

/** The figure as a sentence: `the share of rounds in which nobody has mines at least 1`. */
export function ownWords(own: OwnFigure): string {
  const where = own.where.map(conditionWords).join(' and ');
  if (own.tell === 'mean' || own.tell === 'sum') {
    const head = own.tell === 'mean' ? 'the mean of' : 'the sum of';
    const tail = where === '' ? '' : ` with ${where}`;
    return `${head} ${factWords(own.column ?? '')} over ${factWords(own.table)}${tail}`;
  }
  const head = own.tell === 'share' ? 'the share of' : 'the number of';
  const unit = unitWords(own);
  if (where === '') return `${head} ${unit}`;
  return own.each === null
    ? `${head} ${unit} with ${where}`
    : `${head} ${unit} in which ${own.who} has ${where}`;
}

const name = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const signs: { readonly [C in Comparison]: string } = {
  'at-least': '>=',
  'at-most': '<=',
  is: '=',
  'is-not': '<>',
};

const aggregates: { readonly [A in Amount]: (test: string) => string } = {
  somebody: (test) => `bool_or(${test})`,
  everybody: (test) => `bool_and(${test})`,
  nobody: (test) => `NOT bool_or(${test})`,
};

/** The same in DuckDB's SQL, a row `match`, `value` a match: for `lab ask`, a sweep or a game's questions. */
export function ownSql(own: OwnFigure): string {
  const tests = own.where.map(({ column, is, value }) => `${name(column)} ${signs[is]} ${literal(value)}`);
  const test = tests.length === 0 ? 'true' : `coalesce(${tests.join(' AND ')}, false)`;
  const table = name(own.table);
  if (own.tell === 'mean')
    return `SELECT match, avg(${name(own.column ?? '')}) AS value FROM ${table} WHERE ${test} GROUP BY match`;
  if (own.tell === 'sum')
    return `SELECT match, coalesce(sum(${name(own.column ?? '')}) FILTER (WHERE ${test}), 0) AS value FROM ${table} GROUP BY match`;
  const hit =
    own.each === null
      ? `SELECT match, ${own.who === 'nobody' ? 'NOT ' : ''}(${test}) AS hit FROM ${table}`
      : `SELECT match, ${aggregates[own.who](test)} AS hit FROM ${table} GROUP BY match, ${name(own.each)}`;
  const value = own.tell === 'share' ? 'avg(hit::INT)' : 'sum(hit::INT)';
  return `SELECT match, ${value} AS value FROM (${hit}) GROUP BY match`;
}

/** A figure that was read from outside; null: it is none. */
export function readOwn(found: unknown): OwnFigure | null {
  const { tell, table, each, who, column, where } = (found ?? {}) as { readonly [field: string]: unknown };
  const isText = (value: unknown): boolean => value === null || typeof value === 'string';
  const isCondition = (one: unknown): boolean => {
    const { column: of, is, value } = (one ?? {}) as { readonly [field: string]: unknown };
    return (
      typeof of === 'string' &&
      comparisons.includes(is as Comparison) &&
      ['number', 'string', 'boolean'].includes(typeof value)
    );
  };
  const fine =
    tellings.includes(tell as Telling) &&
    amounts.includes(who as Amount) &&
    typeof table === 'string' &&
    isText(each) &&
    isText(column) &&
    Array.isArray(where) &&
    where.every(isCondition);
  return fine ? (found as OwnFigure) : null;
}
