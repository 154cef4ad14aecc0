// Advice inside a worker thread: the plan that a strong bot would make in the place of a person, in words.

import { advise, situationOf, veteranSearch } from '@bridgefront/bots';
import type { AdvisedPlan } from '@bridgefront/bots';
import { seedRandom } from '@bridgefront/kernel';
import type { AnyMatch, Choice, Engine, Seat } from '@bridgefront/kernel';
import type { Hint } from '@bridgefront/protocol';

/** What advice needs: a match imagined from what the seat knows, and a seed, so that equal questions get equal answers. */
export interface AdviceTask {
  readonly game: string;
  readonly seat: Seat;
  readonly match: string;
  readonly seed: string;
}

/** Advice without the question's number, which only the host knows. */
export type WordedAdvice = Omit<Hint, 'decision'>;

const settings = { ...veteranSearch, budget: { playouts: 400 } };
const mostOthers = 3;

type HintedPlan = Hint['best'];

function worded(
  engine: Engine<unknown>,
  match: AnyMatch,
  seat: Seat,
  { plan, share }: AdvisedPlan,
): HintedPlan {
  const trial = engine.copy(match);
  const choices: readonly Choice[] = plan.slice(match.decision?.plans[seat].length ?? 0);
  const labels: string[] = [];
  for (const choice of choices) {
    if (trial.decision === null) break;
    labels.push(engine.game.describe.choice(trial.state, seat, choice, trial.decision));
    engine.choose(trial, seat, choice);
  }
  return { choices: [...choices], labels, share };
}

/** The best plan for the seat, and up to three others that were weighed. */
export function adviceFor(engine: Engine<unknown>, task: AdviceTask): WordedAdvice {
  const match = JSON.parse(task.match) as AnyMatch;
  const { best, others } = advise(situationOf(engine, match, task.seat), seedRandom(task.seed), settings);
  const words = (plan: AdvisedPlan): HintedPlan => worded(engine, match, task.seat, plan);
  return { best: words(best), others: others.slice(0, mostOthers).map(words) };
}
