// Figures as they stand in a report: the answer to a question, its picture, and the matches behind each row.

import type { Cell, Figure } from '../measures.ts';
import type { Facts, Row } from '../parquet.ts';

/** A figure with its answer. */
export interface Answered {
  readonly figure: Figure;
  readonly rows: readonly Row[];
  /** By row: how many matches are behind it, and the first of them; null where it names none. */
  readonly evidence: readonly ({ readonly count: number; readonly first: readonly number[] } | null)[];
}

/** Matches that a row of a report names. */
const mostNamed = 5;
/** Rows whose matches are looked up; a longer table names those of its first rows. */
const mostEvidence = 240;

function literal(cell: Cell): string {
  if (cell === null) return 'NULL';
  return typeof cell === 'string' ? `'${cell.replaceAll("'", "''")}'` : String(cell);
}

/** Puts a row's values into a figure's question for evidence. */
export function evidenceSql(sql: string, row: Row): string {
  return sql.replace(/\$(\w+)/g, (_, column: string) => literal(row[column] ?? null));
}

/** Asks a figure's question. */
export async function answer(facts: Facts, figure: Figure): Promise<Answered> {
  const rows = await facts.ask(figure.sql);
  const evidence = [];
  for (const [at, row] of rows.entries()) {
    if (figure.evidence === undefined || at >= mostEvidence) {
      evidence.push(null);
      continue;
    }
    const found = await facts.ask(
      `SELECT count(DISTINCT match) AS count, list_sort(list(DISTINCT match))[1:${mostNamed}]::VARCHAR AS first FROM (${evidenceSql(figure.evidence, row)})`,
    );
    const { count, first } = found[0] ?? {};
    evidence.push({
      count: Number(count ?? 0),
      first:
        String(first ?? '')
          .match(/\d+/g)
          ?.map(Number) ?? [],
    });
  }
  return { figure, rows, evidence };
}
