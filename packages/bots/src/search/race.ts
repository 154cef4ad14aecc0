// The race between plans: all are tried in the same imagined worlds, and the worse half drops out again and again.

import type { Choice } from '@bridgefront/kernel';

/** A plan in the race, with the shares of the win that its play-outs gave. */
export interface Runner {
  readonly plan: readonly Choice[];
  tries: number;
  sum: number;
  squares: number;
  /** What is added to its mean: out of trust in the appraisal, and out of fancy. */
  readonly bias: number;
}

/** Mean share of the runner's play-outs. */
export function meanOf({ tries, sum }: Runner): number {
  return tries === 0 ? 0 : sum / tries;
}

/** Standard deviation of a runner's play-outs. */
function spreadOf({ tries, sum, squares }: Runner): number {
  return tries < 2 ? 0 : Math.sqrt(Math.max(0, squares / tries - (sum / tries) ** 2));
}

/** Counts one play-out. */
export function score(runner: Runner, share: number): void {
  runner.tries++;
  runner.sum += share;
  runner.squares += share * share;
}

/**
 * Orders runners best first by what they look like: mean, hope and bias. Equals keep their order, so that the better
 * appraised plan stays ahead.
 */
function rank(runners: readonly Runner[], optimism: number): Runner[] {
  const looks = (runner: Runner): number => meanOf(runner) + optimism * spreadOf(runner) + runner.bias;
  return runners.toSorted((a, b) => looks(b) - looks(a));
}

/**
 * Sequential halving (Karnin, Koren, Somekh 2013) with common random numbers: every sweep tries all that are still in
 * the race in one and the same world, so that the worlds' luck cancels out of the comparison. `sweep` tries them once;
 * `spent` says how much of the budget is used. Returns all runners, the winner first, then those who stayed longest.
 */
export function race(
  runners: readonly Runner[],
  sweep: (running: readonly Runner[]) => void,
  spent: () => number,
  optimism: number,
): Runner[] {
  const dropped: Runner[] = [];
  let running: readonly Runner[] = runners;
  const heats = Math.max(1, Math.ceil(Math.log2(runners.length)));
  for (let heat = 1; heat <= heats; heat++) {
    do sweep(running);
    while (spent() < heat / heats);
    const order = rank(running, optimism);
    const stay = heat === heats ? order.length : Math.ceil(order.length / 2);
    dropped.unshift(...order.slice(stay));
    running = order.slice(0, stay);
  }
  return [...running, ...dropped];
}
