// Comparisons of two sets of rules over the same seeds: what differs, by how much, and whether chance explains it.

import type { AnyMeasures, ColumnKind, Columns } from './measures.ts';
import { Facts } from './parquet.ts';
import { matchColumns, seatColumns } from './play.ts';
import { confirmationOf, discoveries } from './discoveries.ts';
import { fewestPairs, pairedDifference } from './statistics.ts';
import type { Difference } from './statistics.ts';

/** One figure of the sets of two rules, for so many players. */
export interface PairedFigure {
  /** `rounds`, or `win share: faction = veil`. */
  readonly figure: string;
  readonly players: number;
  /** Whether its values are shares of a win, from 0 to 1. */
  readonly share: boolean;
  /** Numbers of the sets that follow, rising. */
  readonly sets: readonly number[];
  /** By set, in order: means over the set's rotations, which are not independent of each other. */
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** One figure under two sets of rules. */
export interface Compared extends Difference {
  readonly figure: string;
  readonly players: number;
  /** Whether the sets that confirm bear out what the others showed, among all figures of the comparison. */
  readonly differs: boolean;
}

const numeric: ReadonlySet<ColumnKind> = new Set(['whole', 'real']);

function numbersOf(columns: Columns, skip: Columns): string[] {
  return Object.entries(columns).flatMap(([name, kind]) =>
    Object.hasOwn(skip, name) || !numeric.has(kind) ? [] : [name],
  );
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** A figure that a query asks of every match. */
export interface Asked {
  readonly figure: string;
  /** Whether its values lie from 0 to 1. */
  readonly share: boolean;
  /** One row a match, with its columns and `value`. */
  readonly from: string;
}

// Sides of a seat (factions, decks): every column of words that the game adds to seats.
async function sideQuestions(facts: Facts, measures: AnyMeasures | null): Promise<Asked[]> {
  const columns = Object.entries(measures?.seats ?? {}).filter(([, kind]) => kind === 'text');
  const found = [];
  for (const [column] of columns)
    for (const row of await facts.ask(`SELECT DISTINCT "${column}" AS side FROM seats ORDER BY side`)) {
      const side = String(row['side']);
      const won = `SELECT match, sum(won) AS value FROM seats WHERE "${column}" = ${text(side)} GROUP BY match`;
      found.push({ figure: `win share: ${column} = ${side}`, share: true, from: won });
    }
  return found;
}

async function questionsOf(facts: Facts, measures: AnyMeasures | null): Promise<readonly Asked[]> {
  const ofMatches = ['choices', ...numbersOf(measures?.matches ?? {}, matchColumns)].map((column) => ({
    figure: column.replaceAll('_', ' '),
    share: false,
    from: `SELECT match, "${column}" AS value FROM matches`,
  }));
  const ofSeats = numbersOf(measures?.seats ?? {}, seatColumns).map((column) => ({
    figure: `${column.replaceAll('_', ' ')} a seat`,
    share: false,
    from: `SELECT match, avg("${column}") AS value FROM seats GROUP BY match`,
  }));
  const seats = await facts.ask('SELECT DISTINCT seat FROM seats ORDER BY seat');
  const bySeat = seats.map((row) => ({
    figure: `win share: seat ${Number(row['seat']) + 1}`,
    share: true,
    from: `SELECT match, won AS value FROM seats WHERE seat = ${Number(row['seat'])}`,
  }));
  return [...ofMatches, ...ofSeats, ...bySeat, ...(await sideQuestions(facts, measures))];
}

/** One figure of two variants of a study, set by set, for each number of players. */
export async function pairsOf(
  facts: Facts,
  a: string,
  b: string,
  question: Asked,
): Promise<readonly PairedFigure[]> {
  const side = (variant: string): string =>
    `SELECT block, table_no, set_no, players, avg(value)::DOUBLE AS value FROM (${question.from}) JOIN matches USING (match)
      WHERE variant = ${text(variant)} AND value IS NOT NULL GROUP BY ALL`;
  const rows = await facts.ask(
    `SELECT x.players AS players, set_no, x.value AS a, y.value AS b
      FROM (${side(a)}) x JOIN (${side(b)}) y USING (block, table_no, set_no) ORDER BY set_no, table_no`,
  );
  const groups = Map.groupBy(rows, ({ players }) => Number(players));
  return [...groups]
    .sort(([x], [y]) => x - y)
    .map(([players, list]) => ({
      figure: question.figure,
      players,
      share: question.share,
      sets: list.map((row) => Number(row['set_no'])),
      a: list.map((row) => Number(row['a'])),
      b: list.map((row) => Number(row['b'])),
    }));
}

/** All figures of two variants of a study, set by set. */
export async function pairedFigures(
  facts: Facts,
  measures: AnyMeasures | null,
  a: string,
  b: string,
): Promise<readonly PairedFigure[]> {
  const all = [];
  for (const question of await questionsOf(facts, measures))
    all.push(...(await pairsOf(facts, a, b, question)));
  return all;
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
    const paired = await pairedFigures(facts, measures, a, b);
    const out = discoveries(paired.map(confirmationOf));
    return paired.map((one, at) => ({
      figure: one.figure,
      players: one.players,
      ...pairedDifference(one.a, one.b, one.share),
      differs: out[at],
    }));
  } finally {
    facts.close();
  }
}

function amount(value: number): string {
  return Math.abs(value) < 1 ? value.toFixed(3) : value.toFixed(2);
}

/** A change of a figure in words: `rounds (4 seats) rises by 1.20 (0.90 to 1.50)`. */
export function changeWords(
  one: Pick<Compared, 'figure' | 'players' | 'difference' | 'low' | 'high'>,
): string {
  const { figure, players, difference, low, high } = one;
  return `${figure} (${players} seats) ${difference > 0 ? 'rises' : 'falls'} by ${amount(Math.abs(difference))} (${amount(low)} to ${amount(high)})`;
}

// What is said of figures that rest on fewer pairs than tell anything.
function tooFew(all: readonly Compared[]): string {
  const few = all.filter(({ pairs }) => pairs < fewestPairs);
  if (few.length === 0) return '';
  const which = few.length === all.length ? 'all' : `${few.length}`;
  return ` Too few matches stand behind ${which} of the figures: an interval takes ${fewestPairs} seeds of a table; give more with --sets.`;
}

/** What came of a comparison, in a sentence or a few. */
export function verdict(a: string, b: string, all: readonly Compared[]): string {
  const clear = all.filter(({ differs }) => differs);
  const few = tooFew(all);
  if (clear.length === 0)
    return `Between "${a}" and "${b}" nothing differs by more than chance explains, among ${all.length} figures.${few}`;
  return `From "${a}" to "${b}": ${clear.map(changeWords).join('; ')}. ${all.length - clear.length} other figures differ by no more than chance explains.${few}`;
}
