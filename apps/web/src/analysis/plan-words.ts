// Plans of an analysis in words: as much of them as is read, and of two that begin alike from where they part.

import type { PastPlan } from '@bridgefront/bots';
import { stepsOf } from '../match/advised-line.ts';
import { analysisTexts as words } from '../texts/analysis.ts';

// A plan that says much is not read: so many of its choices stand for it.
const fewest = 3;
const most = 5;

type Told = Pick<PastPlan, 'labels' | 'steps'>;

/** A plan: what belongs to one question, then what to the next; as far as a few choices go, or whole. */
export function planWords({ labels, steps }: Told, whole = false, from = 0): string {
  const rest = labels.length - from;
  const until = whole || rest <= most ? labels.length : from + fewest;
  const places = stepsOf(steps, [...labels.keys()]);
  const parts = places.map((step) => step.filter((at) => at >= from && at < until).map((at) => labels[at]));
  const said = parts.filter((part) => part.length > 0).map((part) => part.join(' › '));
  return words.plan(said.join('; '), labels.length - until);
}

// Where two plans part; of the step in which they do the choice before belongs to it, for what it is about.
function partingOf(best: Told, made: Told): number {
  const same = best.labels.findIndex((label, at) => label !== made.labels[at]);
  if (same < 0) return made.labels.length > best.labels.length ? best.labels.length : 0;
  let start = 0;
  for (const count of best.steps) {
    if (start + count > same) break;
    start += count;
  }
  return Math.max(start, same - 1);
}

/** Two plans beside each other. */
export interface Compared {
  readonly best: string;
  readonly made: string;
  /** Whether either of them says more than that. */
  readonly cut: boolean;
}

/** The better plan and the one that was made, from where they part: what both begin with says nothing of either. */
export function compared(best: Told, made: Told): Compared {
  const from = partingOf(best, made);
  const told = (plan: Told): string => {
    if (from === 0) return planWords(plan);
    return from >= plan.labels.length ? words.noMore : words.parted(planWords(plan, false, from));
  };
  const [one, other] = [told(best), told(made)];
  return {
    best: one,
    made: other,
    cut: [best, made].some((plan) => from > 0 || planWords(plan) !== planWords(plan, true)),
  };
}
