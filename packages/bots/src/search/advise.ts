// Advice: what a search found, as data that a page or terminal can put into words.

import type { Choice, Random } from '@bridgefront/kernel';
import type { Situation } from '../types.ts';
import { meanOf, sureChoices } from './race.ts';
import type { Runner } from './race.ts';
import { search } from './search.ts';
import type { SearchSettings } from './settings.ts';

/** A plan with what can be expected of it. */
export interface AdvisedPlan {
  /**
   * The whole plan up to its seal, with the choices that have been made already, and what follows in the same turn as far as
   * nothing is shown on the way that the seat does not know yet.
   */
  readonly plan: readonly Choice[];
  /** Expected share of the win, 0 to 1, over all worlds in which the plan was tried; null when it was not tried. */
  readonly share: number | null;
  readonly tries: number;
}

/** What to do, and what was weighed against it. */
export interface Advice {
  readonly best: AdvisedPlan;
  /** The other plans that were weighed: those that stayed in the race longest first. */
  readonly others: readonly AdvisedPlan[];
  readonly playouts: number;
}

function advised(runner: Runner): AdvisedPlan {
  const tries = runner.shares.length;
  return { plan: sureChoices(runner), share: tries === 0 ? null : meanOf(runner), tries };
}

/**
 * The plan that a search would choose for the seat, with its reasons. Knows what the seat knows. The only plan that is
 * left is not tried and has no share. Who asks for advice is told of every question, however small.
 */
export function advise(situation: Situation, random: Random, settings: SearchSettings): Advice {
  const { runners, playouts } = search(situation, random, settings, 1);
  const [best, ...others] = runners.map(advised);
  return { best: best ?? { plan: situation.plan, share: null, tries: 0 }, others, playouts };
}
