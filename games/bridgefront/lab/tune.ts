// Tuning of Bridgefront's evaluation by self-play, reproducibly; docs/bots.md tells what came of it.
//
//   npm run tune -w games/bridgefront -- estimate [--matches 6000] [--seed tune]     fits the table of the estimate to who won
//   npm run tune -w games/bridgefront -- appraisal [--steps 600] [--seed tune]       moves the appraisal's weights towards those that win

import { parseArgs } from 'node:util';
import { featureCount, featureNames } from '../rules/evaluation/features.ts';
import { scoringsByColumn, weights } from '../rules/evaluation/weights.ts';
import type { EstimateTables } from '../rules/evaluation/weights.ts';
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
function fitTables(lessons: readonly Lesson[]): EstimateTables<number[][]> {
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
      const table = one.seats === 2 ? tables.two : tables.more;
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

function tuneAppraisal(steps: number, seed: string): void {
  const settings = { steps, sets: 12, reach: 0.15, pace: 0.12, seed };
  const found = spsa(settings, (step) => {
    if ((step + 1) % 20 === 0) console.error(`${step + 1} of ${steps} steps`);
  });
  console.log('weights:');
  for (const [name, value] of Object.entries(found))
    console.log(`  ${name}: ${Number(value.toPrecision(3))},`);
  const shares = compareWeights(found, weights, 1000, `${seed}/check`);
  const { share, low, high } = wilson(2 * mean(shares) * shares.length, 2 * shares.length);
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  console.log(
    `against the weights in force, 2000 new matches: ${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`,
  );
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  console.error(`--${name} takes a whole number above 0, not "${text}".`);
  process.exit(2);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      matches: { type: 'string', default: '6000' },
      steps: { type: 'string', default: '600' },
      seed: { type: 'string', default: 'tune' },
    },
  });
  const [what] = positionals;
  if (what === 'estimate') tuneEstimate(wholeNumber('matches', values.matches), values.seed);
  else if (what === 'appraisal') tuneAppraisal(wholeNumber('steps', values.steps), values.seed);
  else {
    console.error(
      'Say what to tune: npm run tune -w games/bridgefront -- estimate, or npm run tune -w games/bridgefront -- appraisal.',
    );
    process.exitCode = 2;
  }
}

if (import.meta.main) main();
