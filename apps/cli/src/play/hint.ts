// Advice for a person, in words: the plan that a veteran would make, and what else was weighed.

import { advise, situationOf, veteranSearch } from '@bridgefront/bots';
import type { AdvisedPlan, SearchSettings } from '@bridgefront/bots';
import { digest, seedRandom } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import { shortLabel } from './menu.ts';
import type { Table } from './table.ts';

/** A fixed number of play-outs: the same question gets the same hint. */
const settings: SearchSettings = { ...veteranSearch, budget: { playouts: 600 } };
/** Plans shown beside the best one. */
const mostOthers = 3;

/** Labels of the choices with which a plan goes on; each one is read where it would be made. */
function wordsOf({ engine, game, match }: Table, seat: Seat, plan: readonly Choice[]): string {
  const trial = engine.copy(match);
  const words: string[] = [];
  for (const choice of plan.slice(match.decision?.plans[seat].length)) {
    if (trial.decision === null) break;
    words.push(shortLabel(game.describe.choice(trial.state, seat, choice, trial.decision)));
    engine.choose(trial, seat, choice);
  }
  return words.join(' › ');
}

/** What to do next and why, one sentence a line; only from what the seat knows. */
export function hintLines(table: Table, seat: Seat): string[] {
  const { engine, match } = table;
  const situation = situationOf(engine, match, seat);
  const seen = seedRandom(digest(JSON.stringify(situation.view())));
  const { best, others } = advise(situation, seen, settings);
  const told = (one: AdvisedPlan): string => {
    const share = one.share === null ? '' : `, win chance about ${Math.round(100 * one.share)} %`;
    return `${wordsOf(table, seat, one.plan)}${share}`;
  };
  if (best.share === null) return [`There is only one way: ${wordsOf(table, seat, best.plan)}.`];
  return [
    `A veteran would choose: ${told(best)}.`,
    ...others.slice(0, mostOthers).map((one, i) => `${i === 0 ? 'Instead: ' : 'Or: '}${told(one)}.`),
  ];
}
