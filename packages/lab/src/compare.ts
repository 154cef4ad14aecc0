// Comparisons of two sets of rules over the same seeds: what differs, by how much, and whether chance explains it.

import type { AnyMeasures, ColumnKind, Columns } from './measures.ts';
import { Facts } from './parquet.ts';
import type { Row } from './parquet.ts';
import { matchColumns, seatColumns } from './play.ts';
import { pairedDifference, standOut } from './statistics.ts';
import type { Difference } from './statistics.ts';

/** One figure under two sets of rules. */
export interface Compared extends Difference {
  /** `rounds`, or `win share: faction = veil`. */
  readonly figure: string;
  readonly players: number;
  /** Whether it stands out among all figures of the comparison. */
  readonly differs: boolean;
}

const numeric: ReadonlySet<ColumnKind> = new Set(['whole', 'real']);

function figuresOf(columns: Columns, skip: Columns): string[] {
  return Object.entries(columns).flatMap(([name, kind]) =>
    Object.hasOwn(skip, name) || !numeric.has(kind) ? [] : [name],
  );
}

// What tells a match of one variant from its twin of the other: everything but the rules.
const twin = 'table_no, set_no, rotation';

async function pairs(
  facts: Facts,
  a: string,
  b: string,
  value: string,
  from: string,
): Promise<readonly Row[]> {
  const side = (variant: string): string =>
    `(SELECT ${twin}, players, ${value} AS value FROM ${from} WHERE variant = '${variant.replaceAll("'", "''")}')`;
  return facts.ask(
    `SELECT x.players AS players, x.value::DOUBLE AS a, y.value::DOUBLE AS b FROM ${side(a)} x JOIN ${side(b)} y USING (${twin})`,
  );
}

function byPlayers(figure: string, rows: readonly Row[]): Omit<Compared, 'differs'>[] {
  const groups = Map.groupBy(rows, ({ players }) => Number(players));
  return [...groups]
    .sort(([x], [y]) => x - y)
    .map(([players, list]) => ({
      figure,
      players,
      ...pairedDifference(
        list.map((row) => Number(row['a'] ?? 0)),
        list.map((row) => Number(row['b'] ?? 0)),
      ),
    }));
}

// Sides of a seat (factions, decks): every column of words that the game adds to seats.
async function sides(
  facts: Facts,
  measures: AnyMeasures | null,
): Promise<{ column: string; side: string }[]> {
  const columns = Object.entries(measures?.seats ?? {}).filter(([, kind]) => kind === 'text');
  const found = [];
  for (const [column] of columns)
    for (const row of await facts.ask(`SELECT DISTINCT "${column}" AS side FROM seats ORDER BY side`))
      found.push({ column, side: String(row['side']) });
  return found;
}

/** Compares two variants of a finished study, figure by figure. */
export async function compareVariants(
  folder: string,
  measures: AnyMeasures | null,
  a: string,
  b: string,
): Promise<readonly Compared[]> {
  const facts = await Facts.open(folder, measures);
  try {
    const all: Omit<Compared, 'differs'>[] = [];
    const columns = ['choices', ...figuresOf(measures?.matches ?? {}, matchColumns)];
    for (const column of columns)
      all.push(...byPlayers(column.replaceAll('_', ' '), await pairs(facts, a, b, `"${column}"`, 'matches')));
    for (const column of figuresOf(measures?.seats ?? {}, seatColumns)) {
      const each = `(SELECT m.*, v FROM matches m JOIN (SELECT match, avg("${column}") AS v FROM seats GROUP BY match) USING (match))`;
      all.push(...byPlayers(`${column.replaceAll('_', ' ')} a seat`, await pairs(facts, a, b, 'v', each)));
    }
    for (const { column, side } of await sides(facts, measures)) {
      const each = `(SELECT m.*, v FROM matches m JOIN (SELECT match, sum(won) AS v FROM seats WHERE "${column}" = '${side.replaceAll("'", "''")}' GROUP BY match) USING (match))`;
      all.push(...byPlayers(`win share: ${column} = ${side}`, await pairs(facts, a, b, 'v', each)));
    }
    const out = standOut(all.map(({ p }) => p));
    return all.map((one, at) => ({ ...one, differs: out[at] }));
  } finally {
    facts.close();
  }
}

function amount(value: number): string {
  return Math.abs(value) < 1 ? value.toFixed(3) : value.toFixed(2);
}

/** What came of a comparison, in a sentence or a few. */
export function verdict(a: string, b: string, all: readonly Compared[]): string {
  const clear = all.filter(({ differs }) => differs);
  if (clear.length === 0)
    return `Between "${a}" and "${b}" nothing differs by more than chance explains, among ${all.length} figures.`;
  const parts = clear.map(
    ({ figure, players, difference, low, high }) =>
      `${figure} (${players} seats) ${difference > 0 ? 'rises' : 'falls'} by ${amount(Math.abs(difference))} (${amount(low)} to ${amount(high)})`,
  );
  return `From "${a}" to "${b}": ${parts.join('; ')}. ${all.length - clear.length} other figures differ by no more than chance explains.`;
}
