// Which plans are worth weighing: the best appraised one and its neighbours, by limited discrepancy.

import type { Choice, Decision, Game, Policy, Seat } from '@bridgefront/kernel';
import { policyOf } from './policy.ts';

/** A plan, complete or only begun, and how far it lies from what the appraisal likes best. */
export interface Candidate {
  readonly plan: readonly Choice[];
  readonly discrepancy: number;
}

// The discrepancy of one place in the order; the whole spread of the appraisal is 1 more.
const perPlace = 0.35;

/** How far the choice with this worth lies behind the best of them: by places in their order, and by the spread of all. */
export function discrepancyOf(worths: readonly number[], worth: number): number {
  const thinkable = worths.filter((one) => one > -Infinity);
  const best = Math.max(...thinkable);
  const spread = best - thinkable.reduce((sum, one) => sum + one, 0) / thinkable.length;
  const place = thinkable.filter((one) => one > worth).length;
  return perPlace * place + (spread > 0 ? (best - worth) / spread : 0);
}

/** Plans that begin with this one, one choice longer, with the discrepancy of each. */
function continuations<S>(
  policy: Policy<S>,
  state: S,
  seat: Seat,
  begun: Candidate,
  legal: readonly Choice[],
  decision: Decision,
): Candidate[] {
  if (legal.length === 1) return [{ plan: [...begun.plan, legal[0]], discrepancy: begun.discrepancy }];
  const worths = policy.appraise(state, seat, begun.plan, legal, decision);
  const thinkable = [...legal.keys()].filter((index) => worths[index] > -Infinity);
  const order = (thinkable.length > 0 ? thinkable : [...legal.keys()]).sort(
    (a, b) => worths[b] - worths[a] || a - b,
  );
  const best = worths[order[0]];
  let mean = 0;
  for (const index of order) mean += worths[index] / order.length;
  const spread = best - mean;
  return order.map((index, place) => ({
    plan: [...begun.plan, legal[index]],
    discrepancy: begun.discrepancy + perPlace * place + (spread > 0 ? (best - worths[index]) / spread : 0),
  }));
}

/** Puts one into its place among those that are open: the least discrepancy last, among equals the earlier one. */
export function insert<C extends Pick<Candidate, 'discrepancy'>>(open: C[], one: C): void {
  let at = open.length;
  open.push(one);
  while (at > 0 && open[at - 1].discrepancy <= one.discrepancy) {
    open[at] = open[at - 1];
    at--;
  }
  open[at] = one;
}

/**
 * Up to `most` complete plans that continue `plan`, the best appraised one first, then those of least discrepancy
 * from it: by how many places, and by how much worth, every choice lies behind the best one. A best-first form of limited
 * discrepancy search (Harvey and Ginsberg 1995). Reads of the state only what the seat knows.
 */
export function plansFor<S>(
  game: Game<S>,
  state: S,
  seat: Seat,
  decision: Decision,
  plan: readonly Choice[],
  most: number,
): Candidate[] {
  const rules = game.decisions[decision.ask];
  const policy = policyOf(game);
  const found: Candidate[] = [];
  const open: Candidate[] = [{ plan, discrepancy: 0 }];
  for (let next = open.pop(); next !== undefined && found.length < most; next = open.pop()) {
    const legal = rules.choices(state, seat, next.plan, decision);
    if (legal.length === 0) found.push(next);
    else
      for (const one of continuations(policy, state, seat, next, legal, decision).reverse())
        insert(open, one);
  }
  return found;
}
