// What a tuning is to reach: fair shares of the win, or cards of which none goes too far with winning.

import { z } from 'zod';
import type { AnyMeasures } from './measures.ts';
import { tablesOf } from './parquet.ts';
import type { Facts } from './parquet.ts';
import { StudyError } from './study-error.ts';

const within = z.number().min(0).max(50);
const shareGoal = z.strictObject({
  /** A column of `seats` whose groups should all win their fair share: `seat`, or a side such as `faction`. */
  share: z.string().regex(/^[a-z_]+$/),
  /** Points of a hundred that a share may lie off the fair one. */
  within,
});
const liftGoal = z.strictObject({
  /**
   * Points of a hundred by which the share of the win of seats that gained a card (played it, where the game does not say
   * who gained it) may lie above the fair one, by the lower end of its interval.
   */
  lift: within,
});

/** What is to be reached; `within`: points of a hundred that are allowed. */
export type Goal =
  | { readonly share: string; readonly within: number }
  | { readonly lift: true; readonly within: number };

/** How far one group lies off, in points of a hundred, and of how many seats. */
export interface Off {
  readonly off: number;
  readonly n: number;
}

/**
 * Reads a goal from parsed JSON: `{ "share": "faction", "within": 3 }` or `{ "lift": 8 }`.
 * @throws StudyError
 */
export function readGoal(json: unknown): Goal {
  const share = shareGoal.safeParse(json);
  if (share.success) return share.data;
  const lift = liftGoal.safeParse(json);
  if (lift.success) return { lift: true, within: lift.data.lift };
  throw new StudyError(
    'A goal is { "share": "faction", "within": 3 } (groups that should win their fair share) or { "lift": 8 } (no card goes further with winning), in points of a hundred.',
  );
}

/**
 * Refuses a goal that the facts of a game do not tell of.
 * @throws StudyError
 */
export function checkGoal(goal: Goal, measures: AnyMeasures | null): void {
  const { seats, cards } = tablesOf(measures);
  if ('share' in goal && !Object.hasOwn(seats, goal.share))
    throw new StudyError(
      `The facts know no "${goal.share}" of a seat; they know ${Object.keys(seats).join(', ')}.`,
    );
  if ('lift' in goal && cards === undefined)
    throw new StudyError('The facts of this game have no table of cards.');
}

function question(goal: Goal, ofCards: ReadonlySet<string>): string {
  if ('share' in goal)
    return `SELECT variant, 100 * (avg(won) - 1.0 / players) AS off, count(*) AS n FROM seats GROUP BY variant, players, "${goal.share}"`;
  const who = ofCards.has('gained') ? 'WHERE c.gained > 0' : '';
  return `SELECT s.variant, greatest(0, 100 * (wilson_low(sum(s.won), count(*)) - 1.0 / s.players)) AS off, count(*) AS n
    FROM cards c JOIN seats s USING (match, seat) ${who} GROUP BY s.variant, s.players, c.card`;
}

/** How far each variant's groups lie off a goal that `checkGoal` lets pass. */
export async function offGoal(facts: Facts, goal: Goal): Promise<ReadonlyMap<string, readonly Off[]>> {
  const columns = await facts.ask(
    "SELECT column_name AS name FROM duckdb_columns() WHERE table_name = 'cards'",
  );
  const rows = await facts.ask(question(goal, new Set(columns.map(({ name }) => String(name)))));
  const groups = Map.groupBy(rows, ({ variant }) => String(variant));
  return new Map(
    [...groups].map(([variant, list]) => [
      variant,
      list.map((row) => ({ off: Number(row['off']), n: Number(row['n']) })),
    ]),
  );
}
