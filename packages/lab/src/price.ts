// Prices: what each change of an option is worth to each group, told by matches whose rules are drawn at random; and the
// smallest change of several that these prices lead to, tried on fresh seeds.

import { join } from 'node:path';
import { candidateOf, movesOf } from './candidates.ts';
import type { Candidate, Moves } from './candidates.ts';
import { checkGoal, seatsOf } from './goal.ts';
import { Facts } from './parquet.ts';
import { leastSquares } from './regression.ts';
import { runStudy } from './run.ts';
import type { RunSettings } from './run.ts';
import { reachOfAll } from './statistics.ts';
import { jobsOf } from './study.ts';
import type { Given, Job, Study } from './study.ts';
import { StudyError } from './study-error.ts';
import { confirmed, lossOf } from './tune.ts';
import type { Confirmed, Tuning } from './tune.ts';
import type { LabWorld } from './world.ts';

/** What a change is worth to a group, in points of a hundred of the win of one of its seats. */
export interface Price {
  readonly change: Given;
  readonly name: string;
  readonly worth: number;
  /** Its standard error. */
  readonly error: number;
  /** Half of its interval's width; all intervals hold together 95 times in 100. */
  readonly give: number;
}

/** One group at tables of one size: a side, a seat, a bot against another. */
export interface PricedGroup {
  readonly players: number;
  readonly group: string;
  readonly seats: number;
  /** Points that it lies off the middle of what is wanted while nothing is changed, half of its interval, and what is allowed. */
  readonly off: number;
  readonly give: number;
  readonly within: number;
  readonly prices: readonly Price[];
}

/** What came of it. */
export interface Priced {
  readonly matches: number;
  readonly groups: readonly PricedGroup[];
  /** What the prices lead to, tried on fresh seeds; null where they know no change that should do better. */
  readonly found: Confirmed | null;
}

interface SeatRow {
  readonly match: number;
  readonly players: number;
  readonly group: string;
  readonly won: number;
  readonly middle: number;
  readonly within: number;
}

async function seatRows(facts: Facts, { goal }: Tuning): Promise<readonly SeatRow[]> {
  const parts = goal.flatMap((one) => ('lift' in one ? [] : [seatsOf(one)]));
  const rows = await facts.ask(parts.join(' UNION ALL '));
  return rows.map((row) => {
    const [lowest, highest] = [Number(row['lowest']), Number(row['highest'])];
    return {
      match: Number(row['match']),
      players: Number(row['players']),
      group: String(row['who']),
      won: Number(row['won']),
      middle: (lowest + highest) / 2,
      within: 50 * (highest - lowest),
    };
  });
}

// All single changes, in the order of the tuning.
function singles(moves: Moves): readonly Candidate[] {
  return Object.entries(moves).flatMap(([option, values]) =>
    values.map((one) => candidateOf({ [option]: one })),
  );
}

function columnsOf(changes: readonly Candidate[], { options }: Job): readonly number[] {
  return [
    1,
    ...changes.map(({ change }) =>
      Object.entries(change).every(([option, one]) => JSON.stringify(options[option]) === JSON.stringify(one))
        ? 1
        : 0,
    ),
  ];
}

function pricedGroups(
  rows: readonly SeatRow[],
  changes: readonly Candidate[],
  jobs: readonly Job[],
): readonly PricedGroup[] {
  const design = new Map(jobs.map((job) => [job.match, columnsOf(changes, job)]));
  const clusters = new Map(jobs.map(({ match, table, set }) => [match, set * 1000 + table]));
  const groups = [...Map.groupBy(rows, ({ players, group }) => `${players} ${group}`).values()];
  const reach = reachOfAll(groups.length * (changes.length + 1));
  return groups
    .map((members): PricedGroup => {
      const [{ players, group, within }] = members;
      const fit = leastSquares(
        members.map(({ match, won, middle }) => ({
          x: design.get(match) ?? [],
          y: 100 * (won - middle),
          cluster: clusters.get(match) ?? 0,
        })),
      );
      if (fit === null)
        throw new StudyError(
          `Too few matches tell of ${group} with ${players} players: ask for more with "drawn".`,
        );
      const [off, ...worths] = fit.worth;
      return {
        players,
        group,
        seats: members.length,
        off,
        give: reach * fit.errors[0],
        within,
        prices: changes.map(({ change, name }, at) => ({
          change,
          name,
          worth: worths[at],
          error: fit.errors[at + 1],
          give: reach * fit.errors[at + 1],
        })),
      };
    })
    .sort((a, b) => a.players - b.players || (a.group < b.group ? -1 : 1));
}

// What luck has added to a price is taken off, on average (James and Stein's positive part, for one number).
function likely({ worth, error }: Price): number {
  return worth === 0 ? 0 : worth * Math.max(0, 1 - (error / worth) ** 2);
}

/** The loss that a change of several options should leave, by its prices alone. */
export function foretold(groups: readonly PricedGroup[], change: Given): number {
  return lossOf(
    change,
    groups.map(({ off, within, prices }) => ({
      off: prices
        .filter((price) => Object.entries(price.change).every(([option, one]) => change[option] === one))
        .reduce((sum, one) => sum + likely(one), off),
      within,
    })),
  );
}

/** Changes that are carried on with one more option at each step of the search. */
const width = 100;

// The most promising changes of at most `most` options (beam search), none of them worse than no change at all.
function promising(groups: readonly PricedGroup[], moves: Moves, most: number): readonly Candidate[] {
  const rated = (list: readonly Candidate[]): readonly { one: Candidate; loss: number }[] =>
    list.map((one) => ({ one, loss: foretold(groups, one.change) })).sort((a, b) => a.loss - b.loss);
  const names = Object.keys(moves);
  const all = new Map<string, { one: Candidate; loss: number }>();
  let beam: readonly Candidate[] = [candidateOf({})];
  for (let size = 1; size <= most; size++) {
    const longer = beam.flatMap(({ change }) =>
      names
        .filter((option) => !Object.hasOwn(change, option))
        .flatMap((option) =>
          moves[option].map((value) => {
            const taken = { ...change, [option]: value };
            return candidateOf(
              Object.fromEntries(names.flatMap((name) => (name in taken ? [[name, taken[name]]] : []))),
            );
          }),
        ),
    );
    const once = [...new Map(longer.map((one) => [one.name, one])).values()];
    const best = rated(once).slice(0, width);
    for (const one of best) all.set(one.one.name, one);
    beam = best.map(({ one }) => one);
  }
  const none = foretold(groups, {});
  return [...all.values()]
    .filter(({ loss }) => loss < none)
    .sort((a, b) => a.loss - b.loss)
    .slice(0, finalists)
    .map(({ one }) => one);
}

/** Changes that are tried on fresh seeds. */
const finalists = 3;

/** The study whose sets draw what may move. */
function drawnStudy({ study, drawn }: Tuning, moves: Moves): Study {
  return { ...study, sets: drawn ?? 4 * study.sets, seed: `${study.seed}/drawn`, drawn: moves };
}

/**
 * Prices every change, and tries what they lead to. Each set of the first part draws its rules; one regression a group and
 * number of players (won, by what was drawn) tells the prices, which are taken to add up.
 * @throws StudyError when it is stopped, nothing may move, or the goal is not about winning
 */
export async function price(world: LabWorld, tuning: Tuning, settings: RunSettings): Promise<Priced> {
  const lab = world.game(tuning.study.game);
  for (const goal of tuning.goal) checkGoal(goal, lab.measures, tuning.study.tables);
  if (tuning.goal.some((goal) => 'lift' in goal))
    throw new StudyError(
      'Prices are told of shares of the win; cards\' lifts are tuned by "lab tune" instead.',
    );
  const moves = movesOf(lab, tuning);
  const study = drawnStudy(tuning, moves);
  const folder = join(settings.folder, 'drawn');
  const { finished, matches } = await runStudy(world, study, { ...settings, folder });
  if (!finished) throw new StudyError('Stopped; the same command goes on where it was.');
  const facts = await Facts.open(folder, lab.measures);
  let rows: readonly SeatRow[];
  try {
    rows = await seatRows(facts, tuning);
  } finally {
    facts.close();
  }
  const groups = pricedGroups(rows, singles(moves), jobsOf(study));
  const list = promising(groups, moves, tuning.most);
  const found = list.length === 0 ? null : await confirmed(world, tuning, list, 'final', settings);
  return { matches, groups, found };
}
