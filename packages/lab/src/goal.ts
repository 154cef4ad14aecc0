// What a tuning is to reach: fair shares of the win, who wins how much against whom, or cards of which none goes too far
// with winning.

import { z } from 'zod';
import type { AnyMeasures } from './measures.ts';
import { literal, tablesOf } from './columns.ts';
import type { Facts, Row } from './parquet.ts';
import { StudyError } from './study-error.ts';

const within = z.number().min(0).max(50);
const points = z.number().min(0).max(100);
const shareGoal = z.strictObject({
  /** A column of `seats` whose groups should all win their fair share: `seat`, or a side such as `faction`. */
  share: z.string().regex(/^[a-z_]+$/),
  /** Points of a hundred that a share may lie off the fair one. */
  within,
});
const beatsGoal = z.strictObject({
  /** Of a bot against another (`greedy>random`) the least and the most points of a hundred of the win of one of its seats. */
  beats: z
    .record(
      z.string().regex(/^[^>]+>[^>]+$/, 'who beats whom is written as greedy>random'),
      z.tuple([points, points]).refine(([from, to]) => to >= from, 'from less to more'),
    )
    .refine((pairs) => Object.keys(pairs).length > 0, 'there is no pair'),
});
const liftGoal = z.strictObject({
  /**
   * Points of a hundred by which the share of the win of seats that gained a card (played it, where the game does not say
   * who gained it) may lie above the fair one, by the lower end of its interval.
   */
  lift: within,
});

/** One thing that is to be reached. */
export type Goal = z.output<typeof shareGoal> | z.output<typeof beatsGoal> | z.output<typeof liftGoal>;

/** How far one group lies off what is wanted, in points of a hundred, how far it may, and of how many seats that is told. */
export interface Off {
  readonly off: number;
  readonly within: number;
  readonly n: number;
}

function readOne(json: unknown): Goal | null {
  for (const schema of [shareGoal, liftGoal, beatsGoal]) {
    const read = schema.safeParse(json);
    if (read.success) return read.data;
  }
  return null;
}

/**
 * Reads goals from parsed JSON: one, or a list of them, all of which are to be reached.
 * @throws StudyError
 */
export function readGoals(json: unknown): readonly Goal[] {
  const goals = (Array.isArray(json) ? json : [json]).map(readOne);
  const read = goals.filter((goal) => goal !== null);
  if (read.length > 0 && read.length === goals.length) return read;
  throw new StudyError(
    'A goal is { "share": "faction", "within": 3 } (groups that should win their fair share), { "beats": { "greedy>random": [80, 95] } } (the win that a bot should have against another) or { "lift": 8 } (no card goes further with winning), in points of a hundred, or a list of such.',
  );
}

/**
 * Refuses a goal that the facts of a game, or the tables that are played, do not tell of.
 * @throws StudyError
 */
export function checkGoal(
  goal: Goal,
  measures: AnyMeasures | null,
  tables: readonly (readonly string[])[],
): void {
  const { seats, cards } = tablesOf(measures);
  if ('share' in goal && !Object.hasOwn(seats, goal.share))
    throw new StudyError(
      `The facts know no "${goal.share}" of a seat; they know ${Object.keys(seats).join(', ')}.`,
    );
  if ('lift' in goal && cards === undefined)
    throw new StudyError('The facts of this game have no table of cards.');
  if (!('beats' in goal)) return;
  const apart = Object.keys(goal.beats).find((pair) => {
    const [one, other] = pair.split('>');
    return !tables.some((bots) => bots.includes(one) && bots.includes(other));
  });
  if (apart !== undefined) throw new StudyError(`No table seats both bots of "${apart}".`);
}

/** Rows of seats that count for a goal about winning: group, share of the win, and what is wanted from and to. */
export function seatsOf(goal: Exclude<Goal, z.output<typeof liftGoal>>): string {
  if ('share' in goal) {
    const reach = goal.within / 100;
    return `SELECT match, variant, players, CAST("${goal.share}" AS VARCHAR) AS who, won, 1.0 / players - ${reach} AS lowest, 1.0 / players + ${reach} AS highest FROM seats`;
  }
  return Object.entries(goal.beats)
    .map(([pair, [from, to]]) => {
      const [one, other] = pair.split('>').map(literal);
      return `SELECT match, variant, players, ${literal(pair)} AS who, won, ${from} / 100.0 AS lowest, ${to} / 100.0 AS highest FROM seats WHERE bot = ${one} AND match IN (SELECT match FROM seats WHERE bot = ${other})`;
    })
    .join(' UNION ALL ');
}

function question(goal: Goal, ofCards: ReadonlySet<string>): string {
  if (!('lift' in goal))
    return `SELECT variant, 100 * (avg(won) - any_value(lowest + highest) / 2) AS off, 50 * any_value(highest - lowest) AS within, count(*) AS n FROM (${seatsOf(goal)}) GROUP BY variant, players, who`;
  const who = ofCards.has('gained') ? 'WHERE c.gained > 0' : '';
  return `SELECT s.variant, greatest(0, 100 * (wilson_low(sum(s.won), count(*)) - 1.0 / s.players)) AS off, ${goal.lift} AS within, count(*) AS n
    FROM cards c JOIN seats s USING (match, seat) ${who} GROUP BY s.variant, s.players, c.card`;
}

/** How far each variant's groups lie off goals that `checkGoal` lets pass. */
export async function offGoals(
  facts: Facts,
  goals: readonly Goal[],
): Promise<ReadonlyMap<string, readonly Off[]>> {
  const columns = await facts.ask(
    "SELECT column_name AS name FROM duckdb_columns() WHERE table_name = 'cards'",
  );
  const ofCards = new Set(columns.map(({ name }) => String(name)));
  const rows: Row[] = [];
  for (const goal of goals) rows.push(...(await facts.ask(question(goal, ofCards))));
  const groups = Map.groupBy(rows, ({ variant }) => String(variant));
  const offOf = (row: Row): Off => ({
    off: Number(row['off']),
    within: Number(row['within']),
    n: Number(row['n']),
  });
  return new Map([...groups].map(([variant, list]) => [variant, list.map(offOf)]));
}
