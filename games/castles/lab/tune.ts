// Tunes the weights by which searches judge choices, by self-play of greedy players; docs/bots.md tells what came of it.
//
//   npm run -s tune -w games/castles -- [--steps 1000] [--matches 1000] [--seed tune]     prints the file of weights

import { readWords } from '@bridgefront/lab/script.ts';
import { comparison, tuneWeights, weightLines } from '@bridgefront/lab/teach/appraisal.ts';
import type { Judgement } from '@bridgefront/lab/teach/appraisal.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import type { AnyGame } from '@bridgefront/kernel';
import { greedyWeights, judgedBy } from '../rules/evaluation/weights.ts';
import type { Weights } from '../rules/evaluation/weights.ts';
import { castles } from '../rules/index.ts';

/** What is tuned. */
export const judgement: Judgement<Weights> = { game: castles as AnyGame, options: {}, judgedBy };

async function main(): Promise<void> {
  const { steps, matches, seed } = readWords(
    'npm run -s tune -w games/castles -- [--steps 1000] [--matches 1000] [--seed tune]',
    {
      options: {
        steps: { type: 'string', default: '1000' },
        matches: { type: 'string', default: '1000' },
        seed: { type: 'string', default: 'tune' },
      },
    },
    ({ values }) => ({
      steps: wholeNumber('--steps', values.steps, 1, 999_999),
      matches: wholeNumber('--matches', values.matches, 2, 999_999),
      seed: values.seed,
    }),
  );
  const seats = (): number => 2;
  const run = { start: greedyWeights, steps, sets: 8, seats, reach: 0.15, pace: 0.24, seed };
  const found = await tuneWeights(judgement, run, (step) => {
    if ((step + 1) % 50 === 0) console.error(`${step + 1} of ${steps} steps`);
  });
  const check = { sets: Math.ceil(matches / 2), seats, seed: `${seed}/check` };
  const against = comparison(judgement, found, greedyWeights, check);
  console.log(`// The weights by which searches judge choices, tuned by self-play of greedy players from those set by hand.
//
//   npm run -s tune -w games/castles -- --steps ${steps} --matches ${matches} --seed ${seed}
//   against the weights set by hand, ${against}

import type { Weights } from './weights.ts';

/** The weights of searches. */
export const searcherWeights: Weights = {
${weightLines(found).join('\n')}
};`);
}

if (import.meta.main) await main();
