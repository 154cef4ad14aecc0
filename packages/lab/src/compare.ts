// Comparisons of two sets of rules over the same seeds: what differs, by how much, and whether chance explains it.

import { messageOf } from '@bridgefront/terminal/failure.ts';
import { literal, matchColumns, numbersIn, seatColumns } from './columns.ts';
import type { AnyMeasures, Columns } from './measures.ts';
import { Facts } from './parquet.ts';
import type { Row } from './parquet.ts';
import { confirmationOf, discoveries } from './discoveries.ts';
import { fewestPairs, pairedDifference } from './statistics.ts';
import type { Difference } from './statistics.ts';
import { StudyError } from './study-error.ts';

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

// Those that the game adds.
function numbersOf(columns: Columns | undefined, common: Columns): readonly string[] {
  return numbersIn(columns).filter((name) => !Object.hasOwn(common, name));
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
      const won = `SELECT match, sum(won) AS value FROM seats WHERE "${column}" = ${literal(side)} GROUP BY match`;
      found.push({ figure: `win share: ${column} = ${side}`, share: true, from: won });
    }
  return found;
}

async function questionsOf(facts: Facts, measures: AnyMeasures | null): Promise<readonly Asked[]> {
  const ofMatches = ['choices', ...numbersOf(measures?.matches, matchColumns)].map((column) => ({
    figure: column.replaceAll('_', ' '),
    share: false,
    from: `SELECT match, "${column}" AS value FROM matches`,
  }));
  const ofSeats = numbersOf(measures?.seats, seatColumns).map((column) => ({
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

/** One set of rules among the facts of a study. */
export interface Side {
  readonly facts: Facts;
  readonly variant: string;
}

// Means of a figure by set: over its rotations, which are not independent of each other.
async function setsOf({ facts, variant }: Side, { from }: Asked): Promise<ReadonlyMap<string, Row>> {
  const rows = await facts.ask(
    `SELECT seed, block, table_no, set_no, players, avg(value)::DOUBLE AS value FROM (${from}) JOIN matches USING (match)
      WHERE variant = ${literal(variant)} AND value IS NOT NULL GROUP BY ALL ORDER BY set_no, table_no, block`,
  );
  return new Map(rows.map((row) => [String(row['seed']), row]));
}

/** One figure under two sets of rules, set by set, for each number of players. */
export async function pairsOf(a: Side, b: Side, asked: Asked): Promise<readonly PairedFigure[]> {
  const [before, after] = [await setsOf(a, asked), await setsOf(b, asked)];
  const pairs = [...before].flatMap(([set, one]) => {
    const other = after.get(set);
    if (other === undefined || one['players'] !== other['players']) return [];
    const set_no = Number(one['set_no']);
    return [
      { players: Number(one['players']), set: set_no, a: Number(one['value']), b: Number(other['value']) },
    ];
  });
  return [...Map.groupBy(pairs, ({ players }) => players)]
    .sort(([x], [y]) => x - y)
    .map(([players, list]) => ({
      figure: asked.figure,
      players,
      share: asked.share,
      sets: list.map(({ set }) => set),
      a: list.map((one) => one.a),
      b: list.map((one) => one.b),
    }));
}

async function askedPairs(
  facts: Facts,
  a: string,
  b: string,
  asked: Asked,
): Promise<readonly PairedFigure[]> {
  try {
    return await pairsOf({ facts, variant: a }, { facts, variant: b }, asked);
  } catch (thrown) {
    const [why] = messageOf(thrown).split('\n');
    throw new StudyError(
      `The figure "${asked.figure}" cannot be asked (${why}); it needs a row a match with match and value.`,
    );
  }
}

/** All figures of two variants of a study, set by set, and those that are asked for besides. */
export async function pairedFigures(
  facts: Facts,
  measures: AnyMeasures | null,
  a: string,
  b: string,
  besides: readonly Asked[] = [],
): Promise<readonly PairedFigure[]> {
  const usual = await questionsOf(facts, measures);
  const own = besides.filter(({ figure }) => !usual.some((one) => one.figure === figure));
  const all = [];
  for (const asked of usual)
    all.push(...(await pairsOf({ facts, variant: a }, { facts, variant: b }, asked)));
  for (const asked of own) all.push(...(await askedPairs(facts, a, b, asked)));
  return all;
}

function compared(paired: readonly PairedFigure[]): readonly Compared[] {
  const out = discoveries(paired.map(confirmationOf));
  return paired.map((one, at) => ({
    figure: one.figure,
    players: one.players,
    ...pairedDifference(one.a, one.b, one.share),
    differs: out[at],
  }));
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
    return compared(await pairedFigures(facts, measures, a, b));
  } finally {
    facts.close();
  }
}

const columnsOf = async (facts: Facts): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await facts.ask(
        "SELECT column_name AS name FROM duckdb_columns() WHERE table_name IN ('matches', 'seats')",
      )
    ).map(({ name }) => String(name)),
  );

/** One set of rules in two folders: what other code made of the same matches. */
export interface ComparedRules {
  readonly rules: string;
  readonly figures: readonly Compared[];
}

/**
 * Compares the finished studies of two folders, played by different code on the same seeds: each set of rules that both have, by
 * the figures that both measure.
 * @throws StudyError when they have no matches in common
 */
export async function compareFolders(
  before: string,
  after: string,
  measures: AnyMeasures | null,
): Promise<readonly ComparedRules[]> {
  const old = await Facts.open(before, measures);
  try {
    const now = await Facts.open(after, measures);
    try {
      return await betweenFacts(old, now, measures);
    } finally {
      now.close();
    }
  } finally {
    old.close();
  }
}

async function betweenFacts(
  old: Facts,
  now: Facts,
  measures: AnyMeasures | null,
): Promise<readonly ComparedRules[]> {
  const names = async (facts: Facts): Promise<readonly string[]> =>
    (await facts.ask('SELECT DISTINCT variant FROM matches ORDER BY variant')).map(({ variant }) =>
      String(variant),
    );
  const both = (await names(old)).filter(
    await names(now).then((list) => (name: string) => list.includes(name)),
  );
  const [had, has] = [await columnsOf(old), await columnsOf(now)];
  const known = (columns: Columns = {}): Columns =>
    Object.fromEntries(Object.entries(columns).filter(([name]) => had.has(name) && has.has(name)));
  const shared =
    measures === null
      ? null
      : { ...measures, matches: known(measures.matches), seats: known(measures.seats) };
  const all: ComparedRules[] = [];
  for (const variant of both) {
    const paired = [];
    for (const asked of await questionsOf(now, shared))
      paired.push(...(await pairsOf({ facts: old, variant }, { facts: now, variant }, asked)));
    if (paired.length > 0) all.push({ rules: variant, figures: compared(paired) });
  }
  if (all.length > 0) return all;
  throw new StudyError(
    'The two folders have no seeds in common under any rules: play the same study in both.',
  );
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
