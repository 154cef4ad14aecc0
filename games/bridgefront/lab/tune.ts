// Tuning of Bridgefront's evaluation by self-play, reproducibly; docs/bots.md tells what came of it.
//
//   npm run -s tune -w games/bridgefront -- estimate [--seats two] [--matches 40000] [--seed tune]
//                                      teaches the estimate's network who won, and prints its file
//   npm run tune -w games/bridgefront -- appraisal [--seats two] [--from searches] [--steps 600] [--matches 2000] [--seed tune]
//                                      moves weights towards those that win, with two seats or more: the searches' or greedy's

import { bridgefront } from '../rules/index.ts';
import { inputs } from '../rules/evaluation/inputs.ts';
import { policyBy } from '../rules/evaluation/appraise.ts';
import { searcherWeights } from '../rules/evaluation/searcher-weights.ts';
import { greedyWeights } from '../rules/evaluation/weights.ts';
import type { BySeats, Weights } from '../rules/evaluation/weights.ts';
import type { State } from '../rules/types.ts';
import { greedyBot } from '@bridgefront/bots';
import { randomInt } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { readWords, usageError } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { comparison, greedyWith, tuneWeights, weightLines } from '@bridgefront/lab/teach/appraisal.ts';
import type { Judgement } from '@bridgefront/lab/teach/appraisal.ts';
import { teachEstimate } from '@bridgefront/lab/teach/estimate.ts';
import { playPositions } from '@bridgefront/lab/teach/positions.ts';
import type { Course, Position } from '@bridgefront/lab/teach/positions.ts';

const judgement: Judgement<Weights> = {
  game: bridgefront as AnyGame,
  options: { factions: 'random' },
  policyBy: (weights) => policyBy(() => weights),
};

const byPolicy = {
  two: greedyWith(judgement, searcherWeights.two),
  more: greedyWith(judgement, searcherWeights.more),
};

// Players are of either kind, so that the lessons hold whoever sits at the table.
function courseOf(seats: keyof BySeats<unknown>): Course<State> {
  return {
    game: bridgefront,
    inputs,
    options: { factions: 'random' },
    seats: (match) => (seats === 'two' ? 2 : 3 + (match % 2)),
    players: (count, random) =>
      Array.from({ length: count }, () => (randomInt(random, 2) === 0 ? greedyBot : byPolicy[seats])),
    counts: ({ phase }) => phase !== 'setup',
  };
}

/** Positions of so many matches, with what the estimate says of each and who won. Equal seeds give equal lessons. */
export function lessons(seats: keyof BySeats<unknown>, matches: number, seed: string): Position[] {
  return playPositions(courseOf(seats), matches, seed, () => undefined);
}

function tuneEstimate(seats: keyof BySeats<unknown>, matches: number, seed: string): void {
  teachEstimate({
    course: courseOf(seats),
    matches,
    seed,
    units: 16,
    command: `npm run -s tune -w games/bridgefront -- estimate --seats ${seats} --matches ${matches} --seed ${seed}`,
    name: `${seats}Weights`,
    meaning: `The estimate's weights for ${seats === 'two' ? 'two seats' : 'more seats than two'}`,
  });
}

interface AppraisalRun {
  readonly seats: 'two' | 'more';
  readonly start: Weights;
  readonly steps: number;
  /** Matches by which the weights that were found are compared with those from before. */
  readonly matches: number;
  readonly seed: string;
}

async function tuneAppraisal({ seats, start, steps, matches, seed }: AppraisalRun): Promise<void> {
  const seatsOf = (set: number): number => (seats === 'two' ? 2 : set % 4 === 3 ? 3 : 4);
  const settings = { start, steps, sets: 12, seats: seatsOf, reach: 0.15, pace: 0.12, seed };
  const found = await tuneWeights(judgement, settings, (step) => {
    if ((step + 1) % 20 === 0) console.error(`${step + 1} of ${steps} steps`);
  });
  console.log(`searcherWeights.${seats}:`);
  console.log(weightLines(found).join('\n'));
  const check = { sets: Math.ceil(matches / 2), seats: seatsOf, seed: `${seed}/check` };
  const against = (name: string, other: Weights): void =>
    console.log(`against ${name}, ${comparison(judgement, found, other, check)}`);
  against('the weights that it started from', start);
  if (start !== greedyWeights) against('the weights of greedy', greedyWeights);
}

function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text);
  if (found !== undefined) return found;
  throw usageError(`--${name} takes ${known.join(' or ')}, not "${text}".`);
}

async function main(): Promise<void> {
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
  else await tuneAppraisal(run);
}

if (import.meta.main) await main();
