// How a game of two seats has its estimate taught: npm run -s tune -w games/<game> -- estimate

import { greedyBot } from '@bridgefront/bots';
import type { Decision, Game } from '@bridgefront/kernel';
import type { NetworkInputs } from '@bridgefront/tabletop/network';
import { readWords, usageError } from '../script.ts';
import { wholeNumber } from '../words.ts';
import { teachEstimate } from './estimate.ts';
import { playPositions } from './positions.ts';
import type { Position } from './positions.ts';

/** What a game says of its estimate. */
export interface Subject<S> {
  readonly game: Game<S>;
  readonly inputs: NetworkInputs<S>;
  /** Hidden units of the network. */
  readonly units: number;
  /** Whether searches ask the estimate where this question opens. */
  readonly counts: (state: S, decision: Decision) => boolean;
}

const players = [greedyBot, greedyBot];

function courseOf<S>({ game, inputs, counts }: Subject<S>) {
  return { game, inputs, counts, options: {}, seats: () => 2, players: () => players };
}

/** Lessons of matches between greedy players, one plan in ten drawn by lot. Equal seeds give equal lessons. */
export function lessonsOf<S>(subject: Subject<S>, matches: number, seed: string): Position[] {
  return playPositions(courseOf(subject), matches, seed, () => undefined);
}

/** Reads the command line, teaches, and prints the file of weights. */
export function teachByWords<S>(subject: Subject<S>): void {
  const { game, units } = subject;
  const usage = `npm run -s tune -w games/${game.name} -- estimate [--matches 20000] [--seed tune]`;
  const { matches, seed } = readWords(
    usage,
    {
      allowPositionals: true,
      options: {
        matches: { type: 'string', default: '20000' },
        seed: { type: 'string', default: 'tune' },
      },
    },
    ({ values, positionals }) => {
      if (positionals.length !== 1 || positionals[0] !== 'estimate')
        throw usageError(`Say what to tune: ${usage}`);
      return { matches: wholeNumber('--matches', values.matches, 1, 9_999_999), seed: values.seed };
    },
  );
  teachEstimate({
    course: courseOf(subject),
    matches,
    seed,
    units,
    command: `npm run -s tune -w games/${game.name} -- estimate --matches ${matches} --seed ${seed}`,
    name: 'estimateWeights',
    meaning: "The estimate's weights",
  });
}
