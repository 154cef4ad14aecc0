// What a study has found, as the page's measure tells it: paired differences of its first other rules at its first table.

import { fingerprint } from '@bridgefront/kernel';
import type { MatchFacts } from '../play.ts';
import { jobsOf, variantsOf } from '../study.ts';
import type { Job, Study } from '../study.ts';
import type { LabWorld } from '../world.ts';
import { questionOf } from './as-study.ts';
import { Trial } from './trial.ts';
import type { TrialFigure, TrialQuestion } from './trial.ts';
import { valuesOf } from './values.ts';

/** What a finished study leaves for the page. */
export interface Found {
  readonly question: TrialQuestion;
  /** What the study calls the rules that are compared with those as given. */
  readonly rules: string;
  readonly fingerprint: string;
  readonly pairs: number;
  readonly figures: readonly TrialFigure[];
}

const placeOf = ({ block, set, rotation }: Job): string => [block, set, rotation].join('/');

/** Reads it off the facts, in whatever order they come; null: the study compares nothing. */
export async function foundIn(
  world: LabWorld,
  study: Study,
  facts: AsyncIterable<MatchFacts>,
): Promise<Found | null> {
  const { game, measures } = world.game(study.game);
  const asked = questionOf(study, variantsOf(study));
  if (asked === null || measures === null) return null;
  const { rules, ...question } = asked;
  const jobs = jobsOf(study);
  const sides = new Map<string, { before?: MatchFacts; after?: MatchFacts }>();
  for await (const one of facts) {
    const job = jobs[one.match];
    // With seeds of their own the rules as given are played beside each of the others.
    if (job === undefined || job.table !== 0 || (job.block !== '' && job.block !== rules)) continue;
    const side = sides.get(placeOf(job)) ?? {};
    if (job.variant === rules) side.after = one;
    else if (job.variant === 'as given') side.before = one;
    sides.set(placeOf(job), side);
  }
  const trial = new Trial();
  const values = (one: MatchFacts) => valuesOf(one, measures, question.cards);
  for (const job of jobs) {
    const { before, after } = sides.get(placeOf(job)) ?? {};
    if (job.variant !== rules || before === undefined || after === undefined) continue;
    if (job.table === 0) trial.add({ before: values(before), after: values(after) });
  }
  return { question, rules, fingerprint: fingerprint(game), pairs: trial.pairs, figures: trial.figures() };
}
