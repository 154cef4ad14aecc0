// How a game of two seats has its appraisal tuned for searches: npm run -s tune -w games/<game>

import { readWords } from '../script.ts';
import { wholeNumber } from '../words.ts';
import { comparison, tuneWeights, weightLines } from './appraisal.ts';
import type { Judgement } from './appraisal.ts';

/** Reads the command line, tunes by self-play of greedy players from these weights, and prints the file of weights. */
export async function tuneByWords<W extends object>(judgement: Judgement<W>, start: W): Promise<void> {
  const command = `npm run -s tune -w games/${judgement.game.name} --`;
  const { steps, matches, seed } = readWords(
    `${command} [--steps 1000] [--matches 1000] [--seed tune]`,
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
  const run = { start, steps, sets: 8, seats, reach: 0.15, pace: 0.24, seed };
  const found = await tuneWeights(judgement, run, (step) => {
    if ((step + 1) % 50 === 0) console.error(`${step + 1} of ${steps} steps`);
  });
  const check = { sets: Math.ceil(matches / 2), seats, seed: `${seed}/check` };
  const against = comparison(judgement, found, start, check);
  console.log(`// The weights by which searches judge choices, tuned by self-play of greedy players from those set by hand.
//
//   ${command} --steps ${steps} --matches ${matches} --seed ${seed}
//   against the weights set by hand, ${against}

import type { Weights } from './weights.ts';

/** The weights of searches. */
export const searcherWeights: Weights = {
${weightLines(found).join('\n')}
};`);
}
