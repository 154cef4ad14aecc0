// The race between plans: all are tried in the same imagined worlds, and the worse half drops out again and again.

import type { Choice } from '@bridgefront/kernel';
import type { Line } from './lines.ts';

/** A plan in the race, with the shares of the win that its play-outs gave. */
export interface Runner extends Line {
  /** What its play-outs gave, world by world: runners of one race have tried the same worlds in the same order. */
  readonly shares: number[];
  /** What is added to its mean: out of trust in the appraisal, and by chance. */
  readonly bias: number;
}

/** Its choices as far as nothing is shown on the way that the seat does not know yet: what it will do, come what may. */
export function sureChoices({ plan, next, sure }: Runner): readonly Choice[] {
  return [...plan, ...next.slice(0, sure).flat()];
}

/** Mean of numbers; 0 of none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What a runner looks like: its mean and what is added to it. */
export function looksOf({ shares, bias }: Runner): number {
  return mean(shares) + bias;
}

/** Standard deviation of numbers around their mean. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/**
 * Orders runners best first by what they look like. Equals keep their order, so that the better
 * appraised plan stays ahead.
 */
export function rank(runners: readonly Runner[]): Runner[] {
  return runners
    .map((runner) => ({ runner, looks: looksOf(runner) }))
    .toSorted((a, b) => b.looks - a.looks)
    .map(({ runner }) => runner);
}

// Before so many worlds nobody is judged: a spread of few numbers says little of itself.
const fewestWorlds = 10;
/** Share of the win that is not worth more thought. */
const trifle = 0.01;

// Who has still a chance: by the differences to the leading plan, world by world, in which the worlds' luck cancels out.
function contenders(running: readonly Runner[], doubt: number): Runner[] {
  const [leader, ...others] = rank(running);
  const worlds = leader.shares.length;
  const isOpen = (runner: Runner): boolean => {
    const behind = leader.shares.map((share, world) => share - runner.shares[world]);
    const lag = mean(behind) + leader.bias - runner.bias;
    const error = deviation(behind) / Math.sqrt(worlds - 1);
    return lag <= doubt * error && (lag >= trifle || 2 * error >= trifle);
  };
  return [leader, ...others.filter(isOpen)];
}

/**
 * Sequential halving (Karnin, Koren, Somekh 2013) with common random numbers: every sweep tries all that are still in
 * the race in one and the same world, so that the worlds' luck cancels out of the comparison. `sweep` tries them once;
 * `spent` says how much of the budget is used. With `doubt`, the standard errors by which a plan must lie
 * behind the leading one, plans also drop out as soon as they do (a race in the sense of Maron and Moore 1994) or surely differ
 * from it by less than anybody minds, and a race of one is over: what is clear costs little; 0: none does.
 * Returns all runners, the winner first, then those who stayed longest.
 */
export function race(
  runners: readonly Runner[],
  sweep: (running: readonly Runner[]) => void,
  spent: () => number,
  doubt: number,
): Runner[] {
  const dropped: Runner[] = [];
  let running: readonly Runner[] = runners;
  const keep = (staying: readonly Runner[]): void => {
    dropped.unshift(...running.filter((runner) => !staying.includes(runner)));
    running = staying;
  };
  const isClear = (): boolean => doubt > 0 && running.length === 1;
  const heats = Math.max(1, Math.ceil(Math.log2(runners.length)));
  for (let heat = 1; heat <= heats && !isClear(); heat++) {
    do {
      sweep(running);
      if (doubt > 0 && running[0].shares.length >= fewestWorlds) keep(contenders(running, doubt));
    } while (spent() < heat / heats && !isClear());
    const order = rank(running);
    keep(order);
    if (heat < heats) keep(order.slice(0, Math.ceil(order.length / 2)));
  }
  return [...running, ...dropped];
}
