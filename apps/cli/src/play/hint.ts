// Advice for a person, in words: the plan that the warlord would make, and what else was weighed.

import { adviceWish, analyse, isTold, situationOf } from '@bridgefront/bots';
import type { WeighedPlan } from '@bridgefront/bots';
import { digest, seedRandom } from '@bridgefront/kernel';
import type { Choice, Seat } from '@bridgefront/kernel';
import { shortLabel } from './menu.ts';
import type { Table } from './table.ts';

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
  const { best, others } = analyse(situation, seen, adviceWish);
  const told = ({ plan, share, behind }: WeighedPlan): string => {
    // A difference that is smaller than its error says nothing.
    const lag = behind !== null && isTold(behind) ? Math.round(100 * behind.mean) : 0;
    const words = wordsOf(table, seat, plan);
    if (share === null) return words;
    if (plan === best.plan) return `${words}, win chance about ${Math.round(100 * share.mean)} %`;
    return `${words}, ${lag > 0 ? `${lag} % less` : 'about as good'}`;
  };
  if (best.share === null) return [`There is only one way: ${wordsOf(table, seat, best.plan)}.`];
  return [
    `The warlord would choose: ${told(best)}.`,
    ...others.map((one, i) => `${i === 0 ? 'Instead: ' : 'Or: '}${told(one)}.`),
  ];
}
