// The worker that plays pairs of matches for a trial: every so many-th of them, until it is ended.

import { greedyBot, houseBots } from '@bridgefront/bots';
import { engineOf, fingerprint, newMatch } from '@bridgefront/kernel';
import type { MatchRecord } from '@bridgefront/kernel';
import { playPair, recordPair, worldOf } from '@bridgefront/lab/trial/trial.ts';
import type { Pair, TrialMatch, TrialQuestion } from '@bridgefront/lab/trial/trial.ts';
import { measuresOf, rulesOf } from './games.ts';

/** What a worker is told at its start. */
export interface TrialOrder {
  readonly question: TrialQuestion;
  /** Its first pair, and how far it is to the next one. */
  readonly first: number;
  readonly step: number;
}

/** Another order: one match of a trial, to be watched. */
export interface RecordOrder {
  readonly record: TrialMatch;
}

/** What a worker tells: the fingerprint of its rules, a pair, or a sentence about why it cannot go on. */
export type TrialNews =
  | { readonly rules: string }
  | { readonly set: number; readonly pair: Pair }
  | { readonly record: MatchRecord }
  | { readonly problem: string };

const tell = (news: TrialNews): void => postMessage(news);

async function worldFor({ game: name }: TrialQuestion) {
  const [game, measures] = await Promise.all([rulesOf(name), measuresOf(name)]);
  if (game === null || measures === null) throw new Error(`Nothing of ${name} can be measured here.`);
  return { game, world: worldOf(game, measures, (bot) => houseBots.get(bot) ?? greedyBot) };
}

async function record({ record: match }: RecordOrder): Promise<void> {
  const { world } = await worldFor(match.question);
  tell({ record: recordPair(world, match) });
}

async function play({ question, first, step }: TrialOrder): Promise<void> {
  const { game, world } = await worldFor(question);
  const begun = newMatch(engineOf(game), question.after, question.bots.length, question.seed);
  if ('problem' in begun) throw new Error(begun.problem);
  tell({ rules: fingerprint(game) });
  for (let set = first; ; set += step) tell({ set, pair: playPair(world, question, set) });
}

addEventListener('message', ({ data }: MessageEvent<TrialOrder | RecordOrder>) => {
  ('record' in data ? record(data) : play(data)).catch((thrown: unknown) =>
    tell({ problem: thrown instanceof Error ? thrown.message : String(thrown) }),
  );
});
