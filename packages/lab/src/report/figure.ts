// Figures as they stand in a report: the answer to a question, its picture, and the matches behind each row.

import { literal } from '../columns.ts';
import type { Figure } from '../measures.ts';
import type { Facts, Row } from '../parquet.ts';

/** A figure with its answer. */
export interface Answered {
  readonly figure: Figure;
  readonly rows: readonly Row[];
  /** By row: how many matches are behind it, and the first of them; null where it names none. */
  readonly evidence: readonly (Evidence | null)[];
}

/** Matches that something rests on. */
export interface Evidence {
  readonly count: number;
  /** Numbers of the first of them. */
  readonly first: readonly number[];
}

/** Matches that a row of a report names. */
const mostNamed = 5;
/** Rows whose matches are looked up; a longer table names those of its first rows. */
const mostEvidence = 240;

/** Puts a row's values into a figure's question for evidence. */
export function evidenceSql(sql: string, row: Row): string {
  return sql.replace(/\$(\w+)/g, (_, column: string) => literal(row[column] ?? null));
}

/** The matches behind a row of a figure, at most so many of them, in their order. */
export async function matchesBehind(
  facts: Facts,
  evidence: string,
  row: Row,
  most: number,
): Promise<Evidence> {
  const found = await facts.ask(
    `SELECT count(DISTINCT match) AS count, list_sort(list(DISTINCT match))[1:${most}]::VARCHAR AS first FROM (${evidenceSql(evidence, row)})`,
  );
  const { count, first } = found[0] ?? {};
  const numbers = String(first ?? '').match(/\d+/g) ?? [];
  return { count: Number(count ?? 0), first: numbers.map(Number) };
}

/** Asks a figure's question. */
export async function answer(facts: Facts, figure: Figure): Promise<Answered> {
  return withEvidence(facts, figure, await facts.ask(figure.sql));
}

/** An answer to a figure that is known, with the matches behind it. */
export async function withEvidence(facts: Facts, figure: Figure, rows: readonly Row[]): Promise<Answered> {
  const evidence = [];
  for (const [at, row] of rows.entries()) {
    if (figure.evidence === undefined || at >= mostEvidence) {
      evidence.push(null);
      continue;
    }
    evidence.push(await matchesBehind(facts, figure.evidence, row, mostNamed));
  }
  return { figure, rows, evidence };
}
