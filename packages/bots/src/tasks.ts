// Tasks for threads in which bots think, of a server or of a browser: plain data in, plain data out.

import { seedRandom } from '@bridgefront/kernel';
import type { AnyMatch, Choice, Decision, Engine, Seat } from '@bridgefront/kernel';
import { analyse } from './search/analyse.ts';
import type { AnalysisWish, Measured, WeighedPlan } from './search/analyse.ts';
import { warlordSearch } from './search/levels.ts';
import { sureChoices } from './search/race.ts';
import { foresee } from './search/reason.ts';
import type { Expected, Foreseen, Reason } from './search/reason.ts';
import { search } from './search/search.ts';
import { nextChoices, situationOf } from './situation.ts';
import type { Bot } from './types.ts';

/** What a bot thinks about. */
export interface ThinkingTask {
  readonly game: string;
  readonly seat: Seat;
  /** JSON of a match in which everything that the seat cannot know was dealt anew. */
  readonly match: string;
  /** What the bot's chance comes of: equal tasks have equal answers. */
  readonly seed: string;
}

/** A plan in words. */
export interface WordedPlan {
  /** What is still to be chosen, up to the seal, and what follows in the same turn as far as nothing is shown before it. */
  readonly choices: Choice[];
  /** How many of these choices belong to each question in a row. */
  readonly steps: number[];
  /** A label for each of these choices. */
  readonly labels: string[];
  /** Expected share of the win, 0 to 1; null when it is the only plan. */
  readonly share: number | null;
  /** Its standard error. */
  readonly error: number | null;
  /** By how much less than the best plan it brings, world by world, and the standard error of that; null when it is the only one. */
  readonly behind: Measured | null;
}

/** What a strong bot would do, in words, and what else it weighed. */
export interface WordedAdvice {
  readonly best: WordedPlan;
  readonly others: WordedPlan[];
  /** By seat: its expected share of the win once the best plan is made; empty when there is no other. */
  readonly seats: Measured[];
  /** What speaks most for the best plan, beside what it surely does; null where nothing is told apart from luck. */
  readonly reason: Reason | null;
  /** What the other seats are expected to do after the best plan, or beside it; empty when there is no other plan. */
  readonly expected: Expected[];
}

const mostChoices = 1000;

/** The bot's choices until its plan is sealed, and beyond it as far as `Bot.plan` went. */
export function completePlan(
  engine: Engine<unknown>,
  bot: Bot,
  { seat, seed, ...task }: ThinkingTask,
): Choice[] {
  const match = JSON.parse(task.match) as AnyMatch;
  const random = seedRandom(seed);
  const { decision } = match;
  const made: Choice[] = [];
  while (match.decision === decision && decision?.sealed[seat] === false && made.length < mostChoices) {
    const situation = situationOf(engine, match, seat, { timed: made.length === 0 });
    for (const choice of nextChoices(bot, situation, random)) {
      made.push(choice);
      if (engine.choose(match, seat, choice) !== null) return made;
    }
  }
  return made;
}

/**
 * How advice is thought out: as the strongest level thinks, at every question with its whole budget, and a look at how far the
 * best plans differ. `npm run measure -- advice` tells how long that takes and what it wins.
 */
export const adviceWish: AnalysisWish = {
  search: warlordSearch,
  compare: { playouts: 240 },
  others: 3,
};

/** Worlds in which a reason is looked for. */
const reasonWorlds = 40;

/** A label for each choice with which a plan goes on, read where it would be made, and how many belong to each question. */
export function wordsOfChoices(
  engine: Engine<unknown>,
  match: AnyMatch,
  seat: Seat,
  choices: readonly Choice[],
): Pick<WordedPlan, 'labels' | 'steps'> {
  const trial = engine.copy(match);
  const labels: string[] = [];
  const steps: number[] = [];
  let asked: Decision | null = null;
  for (const choice of choices) {
    const { decision } = trial;
    if (decision === null) break;
    if (decision === asked) steps[steps.length - 1]++;
    else steps.push(1);
    asked = decision;
    labels.push(engine.game.describe.choice(trial.state, seat, choice, decision));
    engine.choose(trial, seat, choice);
  }
  return { labels, steps };
}

const numbers = (share: Measured | null): Pick<WordedPlan, 'share' | 'error'> => ({
  share: share?.mean ?? null,
  error: share?.error ?? null,
});

/** What `adviceFor` would have the seat do, without the figures and the reason that are found afterwards. */
export function advisedChoices(
  engine: Engine<unknown>,
  { seat, seed, ...task }: ThinkingTask,
): readonly Choice[] {
  const situation = situationOf(engine, JSON.parse(task.match) as AnyMatch, seat);
  const { runners } = search(situation, seedRandom(seed), adviceWish.search, 1);
  return runners.length === 0 ? [] : sureChoices(runners[0]).slice(situation.plan.length);
}

/** The best plan for the seat, and up to three others that were weighed. */
export function adviceFor(engine: Engine<unknown>, { seat, seed, ...task }: ThinkingTask): WordedAdvice {
  const match = JSON.parse(task.match) as AnyMatch;
  const random = seedRandom(seed);
  const situation = situationOf(engine, match, seat);
  const { best, others, seats } = analyse(situation, random, adviceWish);
  const plans = [best, ...others].map(({ plan }) => ({ plan, next: [] }));
  const wish = { search: adviceWish.search, worlds: reasonWorlds };
  const nothing: Foreseen = { reason: null, expected: [] };
  const { reason, expected } = others.length === 0 ? nothing : foresee(situation, random, wish, plans);
  const words = ({ plan, share, behind }: WeighedPlan): WordedPlan => {
    const choices = plan.slice(match.decision?.plans[seat].length ?? 0);
    return { choices, ...wordsOfChoices(engine, match, seat, choices), ...numbers(share), behind };
  };
  return { best: words(best), others: others.map(words), seats: [...seats], reason, expected: [...expected] };
}
