// Tasks for threads in which bots think, of a server or of a browser: plain data in, plain data out.

import { seedRandom } from '@bridgefront/kernel';
import type { AnyMatch, Choice, Decision, Engine, Seat } from '@bridgefront/kernel';
import { advise } from './search/advise.ts';
import type { AdvisedPlan } from './search/advise.ts';
import { veteranSearch } from './search/levels.ts';
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
}

/** What a strong bot would do, in words, and what else it weighed. */
export interface WordedAdvice {
  readonly best: WordedPlan;
  readonly others: WordedPlan[];
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

const adviceSearch = { ...veteranSearch, budget: { playouts: 400 } };
const mostOthers = 3;

function worded(
  engine: Engine<unknown>,
  match: AnyMatch,
  seat: Seat,
  { plan, share }: AdvisedPlan,
): WordedPlan {
  const trial = engine.copy(match);
  const choices = plan.slice(match.decision?.plans[seat].length ?? 0);
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
  return { choices: [...choices], steps, labels, share };
}

/** The best plan for the seat, and up to three others that were weighed. */
export function adviceFor(engine: Engine<unknown>, { seat, seed, ...task }: ThinkingTask): WordedAdvice {
  const match = JSON.parse(task.match) as AnyMatch;
  const { best, others } = advise(situationOf(engine, match, seat), seedRandom(seed), adviceSearch);
  const words = (plan: AdvisedPlan): WordedPlan => worded(engine, match, seat, plan);
  return { best: words(best), others: others.slice(0, mostOthers).map(words) };
}
