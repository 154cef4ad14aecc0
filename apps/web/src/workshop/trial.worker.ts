// The worker that plays pairs of matches for a trial: every so many-th of them, until it is ended.

import { greedyBot, houseBots } from '@bridgefront/bots';
import { engineOf, fingerprint, newMatch } from '@bridgefront/kernel';
import { playPair, worldOf } from '@bridgefront/lab/trial/trial.ts';
import type { Pair, TrialQuestion } from '@bridgefront/lab/trial/trial.ts';
import { measuresOf, rulesOf } from './games.ts';

/** What a worker is told at its start. */
export interface TrialOrder {
  readonly question: TrialQuestion;
  /** Its first pair, and how far it is to the next one. */
  readonly first: number;
  readonly step: number;
}

/** What a worker tells: the fingerprint of its rules, a pair, or a sentence about why it cannot go on. */
export type TrialNews =
  | { readonly rules: string }
  | { readonly set: number; readonly pair: Pair }
  | { readonly problem: string };

const tell = (news: TrialNews): void => postMessage(news);

async function play({ question, first, step }: TrialOrder): Promise<void> {
  const [game, measures] = await Promise.all([rulesOf(question.game), measuresOf(question.game)]);
  if (game === null || measures === null)
    throw new Error(`Nothing of ${question.game} can be measured here.`);
  const world = worldOf(game, measures, (name) => houseBots.get(name) ?? greedyBot);
  const begun = newMatch(engineOf(game), question.after, question.bots.length, question.seed);
  if ('problem' in begun) throw new Error(begun.problem);
  tell({ rules: fingerprint(game) });
  for (let set = first; ; set += step) tell({ set, pair: playPair(world, question, set) });
}

addEventListener('message', ({ data }: MessageEvent<TrialOrder>) => {
  play(data).catch((thrown: unknown) =>
    tell({ problem: thrown instanceof Error ? thrown.message : String(thrown) }),
  );
});
