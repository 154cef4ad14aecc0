// What each legal next choice is worth to a seat, from what it knows: one appraisal per decision.

import type { Choice, Decision, Policy } from '@bridgefront/kernel';
import { appraiseHits } from './hits.ts';
import { isAsked } from '../terms.ts';
import type { State } from '../types.ts';
import { appraiseAction, appraiseBranch, favouriteAction } from './actions.ts';
import { cardAppraisals } from './cards.ts';
import type { Appraise } from './cards.ts';
import { setupAppraisals } from './opening.ts';
import { appraiseRetreat } from './retreat.ts';
import { searcherWeights } from './searcher-weights.ts';
import { forSeats, judgedBy } from './weights.ts';
import type { Weights } from './weights.ts';

const appraisals: { readonly [ask: string]: Appraise } = {
  ...setupAppraisals,
  ...cardAppraisals,
  action: appraiseAction,
  branch: (state, seat, plan, legal, decision) =>
    isAsked(decision, 'branch')
      ? appraiseBranch(state, seat, plan, legal, decision.about.effects)
      : legal.map(() => 0),
  'assign-hits': appraiseHits,
  retreat: appraiseRetreat,
};

/**
 * Worth of each legal next choice, in gold (in an Action Step: gold per mana). A first choice is worth as much as
 * the best plan that begins with it. Reads nothing that the seat cannot know.
 */
export const appraise: Appraise = (state, seat, plan, legal, decision) => {
  const appraisal = appraisals[decision.ask];
  if (legal.length === 1 || appraisal === undefined) return legal.map(() => 0);
  return appraisal(state, seat, plan, legal, decision);
};

/** The whole plan that the appraisal leads to in an Action Step; null for other questions. */
export function favourite(state: State, seat: number, { ask }: Decision): readonly Choice[] | null {
  return ask === 'action' ? favouriteAction(state, seat) : null;
}

/** The same judgement by other weights: by what they are for such a state. */
export function policyBy(weightsFor: (state: State) => Weights): Policy<State> {
  return {
    appraise: (state, ...asked) => judgedBy(weightsFor(state), () => appraise(state, ...asked)),
    favourite: (state, ...asked) => judgedBy(weightsFor(state), () => favourite(state, ...asked)),
  };
}

/** The judgement of searches, by the weights that are tuned for them. */
export const searchPolicy: Policy<State> = {
  ...policyBy((state) => forSeats(searcherWeights, state.seats.length)),
  // By matches of searchers with 64 play-outs a plan (docs/bots.md).
  trust: 4,
};
