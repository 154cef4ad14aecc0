// Tuning of Bridgefront's evaluation by self-play, reproducibly; docs/bots.md tells what came of it.
//
//   npm run -s tune -w games/bridgefront -- estimate [--seats two] [--matches 40000] [--seed tune]
//                                      teaches the estimate's network who won, and prints its file
//   npm run tune -w games/bridgefront -- appraisal [--seats two] [--from searches] [--steps 600] [--matches 2000] [--seed tune]
//                                      moves weights towards those that win, with two seats or more: the searches' or greedy's

import { featureNames } from '../rules/evaluation/features.ts';
import { tableFacts } from '../rules/evaluation/network.ts';
import type { Network } from '../rules/evaluation/network.ts';
import { searcherWeights } from '../rules/evaluation/searcher-weights.ts';
import { greedyWeights } from '../rules/evaluation/weights.ts';
import type { BySeats, Weights } from '../rules/evaluation/weights.ts';
import { wilson } from '@bridgefront/bots';
import { readWords, usageError } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { expected, logLoss, teach } from './tune/network.ts';
import { playPositions } from './tune/positions.ts';
import { compareWeights, spsa } from './tune/spsa.ts';

/** One match in this many is not taught but asked of. */
const kept = 8;
const teaching = { units: 16, rounds: 12, batch: 512, pace: 0.002 };

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

// Enough digits that play is the same, few enough that a person can read them.
const short = (value: number): number => Number(value.toPrecision(3));

/** A file's rows: what each number that is read weighs. */
function printRows(name: string, names: readonly string[], rows: Float64Array): void {
  const width = rows.length / names.length;
  console.log(`  ${name}: {`);
  names.forEach((one, row) => {
    const weights = Array.from(rows.subarray(row * width, (row + 1) * width), short);
    console.log(`    ${one}: [${weights.join(', ')}],`);
  });
  console.log('  },');
}

function printNetwork(
  seats: keyof BySeats<unknown>,
  { own, others, table, score }: Network,
  command: string,
): void {
  console.log(
    `// The estimate's weights for ${seats === 'two' ? 'two seats' : 'more seats than two'}, as this command prints them:`,
  );
  console.log(`//   ${command}`);
  console.log("\nimport type { NetworkWeights } from './network.ts';\n");
  console.log(
    `/** Taught by who won matches of players who go by greedy's weights or by those of searches (docs/bots.md). */`,
  );
  console.log(`export const ${seats}Weights: NetworkWeights = {`);
  printRows('own', featureNames, own);
  printRows('others', featureNames, others);
  printRows('table', tableFacts, table);
  console.log(`  score: [${Array.from(score, short).join(', ')}],`);
  console.log('};');
}

function tuneEstimate(seats: keyof BySeats<unknown>, matches: number, seed: string): void {
  const positions = playPositions(seats, matches, seed, (match) => {
    if (match % 500 === 0) console.error(`${match} of ${matches} matches`);
  });
  const asked = positions.filter(({ match }) => match % kept === 0);
  const taught = positions.filter(({ match }) => match % kept !== 0);
  const inForce = mean(asked.map(({ judged, won }) => logLoss(judged, won)));
  console.error(
    `${positions.length} positions; log-loss of the estimate in force ${inForce.toFixed(4)}, on matches that are not taught`,
  );
  const found = teach(taught, { ...teaching, seed }, (round, network) => {
    if (round % 4 !== 0) return;
    const now = network();
    const loss = mean(asked.map((one) => logLoss(expected(now, one), one.won)));
    console.error(`after ${round} of ${teaching.rounds} rounds ${loss.toFixed(4)}`);
  });
  printNetwork(
    seats,
    found,
    `npm run -s tune -w games/bridgefront -- estimate --seats ${seats} --matches ${matches} --seed ${seed}`,
  );
}

// Tables of the rounds stand in one line, single weights in one each.
function printWeights(found: Weights): void {
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

function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text);
  if (found !== undefined) return found;
  throw usageError(`--${name} takes ${known.join(' or ')}, not "${text}".`);
}

function main(): void {
  const run = readWords(
    'npm run tune -w games/bridgefront -- estimate|appraisal [--matches 2000] [--steps 600] [--seats two|more] [--from searches|greedy] [--seed tune]',
    {
      allowPositionals: true,
      options: {
        matches: { type: 'string' },
        steps: { type: 'string', default: '600' },
        seats: { type: 'string', default: 'two' },
        from: { type: 'string', default: 'searches' },
        seed: { type: 'string', default: 'tune' },
      },
    },
    ({ values, positionals: [what, ...more] }) => {
      if ((what !== 'estimate' && what !== 'appraisal') || more.length > 0)
        throw usageError(
          'Say what to tune: npm run tune -w games/bridgefront -- estimate, or npm run tune -w games/bridgefront -- appraisal.',
        );
      const usual = what === 'estimate' ? '40000' : '2000';
      const matches = wholeNumber('--matches', values.matches ?? usual, 1, 9_999_999);
      const steps = wholeNumber('--steps', values.steps, 1, 9_999_999);
      const seats = oneOf('seats', values.seats, ['two', 'more']);
      const from = oneOf('from', values.from, ['searches', 'greedy']);
      const start = from === 'greedy' ? greedyWeights : searcherWeights[seats];
      return { what, seats, matches, seed: values.seed, steps, start };
    },
  );
  if (run.what === 'estimate') tuneEstimate(run.seats, run.matches, run.seed);
  else tuneAppraisal(run);
}

if (import.meta.main) main();
