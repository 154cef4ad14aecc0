// Teaches the estimate who won, by self-play of greedy players; docs/bots.md tells what came of it.
//
//   npm run -s tune -w games/twin-bridges -- estimate [--matches 20000] [--seed tune]     prints the file of weights

import { lessonsOf, teachByWords } from '@bridgefront/lab/teach/command.ts';
import type { Subject } from '@bridgefront/lab/teach/command.ts';
import { inputs } from '../rules/evaluation/inputs.ts';
import { twinBridges } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

const subject: Subject<State> = {
  game: twinBridges,
  inputs,
  units: 8,
  // Searches ask at the beginning of turns.
  counts: ({ phase, plays }) => phase === 'play' && plays.length === 0,
};

/** Positions of so many matches, with what the estimate says of each and who won. */
export const lessons = (matches: number, seed: string) => lessonsOf(subject, matches, seed);

if (import.meta.main) teachByWords(subject);
