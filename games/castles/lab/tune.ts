// Tunes the weights by which searches judge choices, by self-play of greedy players; docs/bots.md tells what came of it.
//
//   npm run -s tune -w games/castles -- [--steps 1000] [--matches 1000] [--seed tune]     prints the file of weights

import { orEnd } from '@bridgefront/lab/script.ts';
import { tuneByWords } from '@bridgefront/lab/teach/appraisal-command.ts';
import type { AnyGame } from '@bridgefront/kernel';
import { policyBy } from '../rules/evaluation/appraise.ts';
import { greedyWeights } from '../rules/evaluation/weights.ts';
import { castles } from '../rules/index.ts';

await orEnd(() => tuneByWords({ game: castles as AnyGame, options: {}, policyBy }, greedyWeights));
