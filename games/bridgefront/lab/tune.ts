// Tuning of Bridgefront's evaluation by self-play, reproducibly; docs/bots.md tells what came of it.
//
//   npm run tune -w games/bridgefront -- estimate [--matches 6000] [--seed tune]     fits the table of the estimate to who won
//   npm run tune -w games/bridgefront -- appraisal [--seats two] [--from searches] [--steps 600] [--matches 2000] [--seed tune]
//                                      moves weights towards those that win, with two seats or more: the searches' or greedy's

import { parseArgs } from 'node:util';
import { featureCount, featureNames } from '../rules/evaluation/features.ts';
import { searcherWeights } from '../rules/evaluation/searcher-weights.ts';
import { forSeats, greedyWeights, scoringsByColumn } from '../rules/evaluation/weights.ts';
import type { BySeats, Weights } from '../rules/evaluation/weights.ts';
import { wilson } from '@bridgefront/bots';
import { expected, fit, logLoss } from './tune/fit.ts';
import type { Lesson } from './tune/fit.ts';
import { playPositions } from './tune/positions.ts';
import type { Position } from './tune/positions.ts';
import { compareWeights, spsa } from './tune/spsa.ts';

/** Parts of the matches, each judged by what the others teach. */
const folds = 5;
/** How strongly each column is drawn towards the weights of all columns together. */
const pull = 150;

function columnOf({ scorings }: Lesson): number {
  const column = scoringsByColumn.findIndex((least) => scorings >= least);
  return column < 0 ? scoringsByColumn.length - 1 : column;
}

/** A table: weights of all features for each column. */
function fitTable(lessons: readonly Lesson[]): number[][] {
  const nothing = Array.from({ length: featureCount }, () => 0);
  const common = fit(lessons, nothing, pull);
  return scoringsByColumn.map((_, column) =>
    fit(
      lessons.filter((lesson) => columnOf(lesson) === column),
      common,
      pull,
    ),
  );
}

/** Both tables: two seats are another game than more. */
function fitTables(lessons: readonly Lesson[]): BySeats<number[][]> {
  return {
    two: fitTable(lessons.filter(({ seats }) => seats === 2)),
    more: fitTable(lessons.filter(({ seats }) => seats > 2)),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Loss of each position under a table that its own match has not taught. */
function crossLosses(positions: readonly Position[]): Map<Position, number> {
  const losses = new Map<Position, number>();
  for (let fold = 0; fold < folds; fold++) {
    const tables = fitTables(positions.filter(({ match }) => match % folds !== fold));
    for (const one of positions.filter(({ match }) => match % folds === fold)) {
      const table = forSeats(tables, one.seats);
      losses.set(one, logLoss(expected(one, table[columnOf(one)]), one.won));
    }
  }
  return losses;
}

function tellLosses(positions: readonly Position[]): void {
  const fitted = crossLosses(positions);
  const row = (name: string, some: readonly Position[]): void => {
    const known = mean(some.map(({ judged, won }) => logLoss(judged, won)));
    const now = mean(some.map((one) => fitted.get(one) ?? 0));
    console.log(
      `${name.padEnd(16)}${String(some.length).padStart(8)}${known.toFixed(4).padStart(10)}${now.toFixed(4).padStart(10)}`,
    );
  };
  console.log('log-loss       positions  in force    fitted   (fitted: on matches that were left out)');
  row('all', positions);
  for (const seats of [2, 3, 4])
    row(
      `${seats} seats`,
      positions.filter((one) => one.seats === seats),
    );
  scoringsByColumn.forEach((least, column) => {
    row(
      `${least}+ scorings`,
      positions.filter((one) => columnOf(one) === column),
    );
  });
}

function tuneEstimate(matches: number, seed: string): void {
  const positions = playPositions(matches, seed, (match) => {
    if (match % 500 === 0) console.error(`${match} of ${matches} matches`);
  });
  tellLosses(positions);
  console.log('\nestimateWeights:');
  const tables = fitTables(positions);
  for (const name of ['two', 'more'] as const) {
    const table = tables[name];
    console.log(`  ${name}: {`);
    featureNames.forEach((feature, index) => {
      console.log(`    ${feature}: [${table.map((column) => Number(column[index].toFixed(2))).join(', ')}],`);
    });
    console.log('  },');
  }
}

// Tables of the rounds stand in one line, single weights in one each.
function printWeights(found: Weights): void {
  const short = (value: number): number => Number(value.toPrecision(3));
  for (const [name, value] of Object.entries(found) as [string, number | readonly number[]][]) {
    const text = typeof value === 'number' ? short(value) : `[${value.map(short).join(', ')}]`;
    console.log(`  ${name}: ${text},`);
  }
}

interface AppraisalRun {
  readonly seats: 'two' | 'more';
  readonly start: Weights;
  readonly steps: number;
  /** Matches by which the weights that were found are compared with those from before. */
  readonly matches: number;
  readonly seed: string;
}

function tuneAppraisal({ seats, start, steps, matches, seed }: AppraisalRun): void {
  const seatsOf = (set: number): number => (seats === 'two' ? 2 : set % 4 === 3 ? 3 : 4);
  const settings = { start, steps, sets: 12, seats: seatsOf, reach: 0.15, pace: 0.12, seed };
  const found = spsa(settings, (step) => {
    if ((step + 1) % 20 === 0) console.error(`${step + 1} of ${steps} steps`);
  });
  console.log(`searcherWeights.${seats}:`);
  printWeights(found);
  const against = (name: string, other: Weights): void => {
    const sets = Math.ceil(matches / 2);
    const shares = compareWeights(found, other, { sets, seats: seatsOf, seed: `${seed}/check` });
    const { share, low, high } = wilson(2 * mean(shares) * sets, 2 * sets);
    const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
    console.log(
      `against ${name}, ${2 * sets} new matches: ${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`,
    );
  };
  against('the weights that it started from', start);
  if (start !== greedyWeights) against('the weights of greedy', greedyWeights);
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  console.error(`--${name} takes a whole number above 0, not "${text}".`);
  process.exit(2);
}

function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text);
  if (found !== undefined) return found;
  console.error(`--${name} takes ${known.join(' or ')}, not "${text}".`);
  process.exit(2);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      matches: { type: 'string' },
      steps: { type: 'string', default: '600' },
      seats: { type: 'string', default: 'two' },
      from: { type: 'string', default: 'searches' },
      seed: { type: 'string', default: 'tune' },
    },
  });
  const [what] = positionals;
  const { seed } = values;
  const matchesOr = (usual: string): number => wholeNumber('matches', values.matches ?? usual);
  if (what === 'estimate') tuneEstimate(matchesOr('6000'), seed);
  else if (what === 'appraisal') {
    const seats = oneOf('seats', values.seats, ['two', 'more']);
    const from = oneOf('from', values.from, ['searches', 'greedy']);
    const start = from === 'greedy' ? greedyWeights : searcherWeights[seats];
    const steps = wholeNumber('steps', values.steps);
    tuneAppraisal({ seats, start, steps, matches: matchesOr('2000'), seed });
  } else {
    console.error(
      'Say what to tune: npm run tune -w games/bridgefront -- estimate, or npm run tune -w games/bridgefront -- appraisal.',
    );
    process.exitCode = 2;
  }
}

if (import.meta.main) main();
