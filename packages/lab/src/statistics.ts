// Statistics of comparisons: paired differences with their intervals, corrected for how many are looked at.

import type { Interval } from './ladder/confidence.ts';

/** The difference of two means over pairs: b less a. */
export interface Difference {
  readonly pairs: number;
  readonly meanA: number;
  readonly meanB: number;
  readonly difference: number;
  /** Ends of its 95 per cent interval (Student's for means of pairs); without end where too few pairs stand behind it. */
  readonly low: number;
  readonly high: number;
  /** Probability of a difference at least as large where there is none. */
  readonly p: number;
}

/** The standard normal's distribution function (Abramowitz and Stegun 7.1.26; error below 1.5e-7). */
export function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return z >= 0 ? 1 - tail / 2 : tail / 2;
}

/** How many standard errors one of so many intervals is wide if 95 times in 100 all of them hold (Bonferroni). */
export function reachOfAll(intervals: number): number {
  const missed = 0.05 / Math.max(1, intervals);
  let [low, high] = [1, 8];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (2 * (1 - normalBelow(middle)) > missed) low = middle;
    else high = middle;
  }
  return high;
}

/** Freedom from which Student's distribution is taken for the normal one. */
const large = 400;

/** Probability that a number of Student's distribution lies within `t` of zero (Abramowitz and Stegun 26.7.3 and 4). */
export function studentWithin(t: number, freedom: number): number {
  if (freedom > large) return 2 * normalBelow(Math.abs(t)) - 1;
  const angle = Math.atan(Math.abs(t) / Math.sqrt(freedom));
  const cosine = Math.cos(angle);
  const odd = freedom % 2 === 1;
  let term = odd ? cosine : 1;
  let sum = 0;
  for (let power = odd ? 1 : 0; power <= freedom - 2; power += 2) {
    sum += term;
    term *= (cosine * cosine * (power + 1)) / (power + 2);
  }
  const within = Math.sin(angle) * sum;
  return odd ? (2 / Math.PI) * (angle + within) : within;
}

const reaches = new Map<number, number>();

// How many standard errors hold 95 per cent of Student's distribution.
function reach(freedom: number): number {
  if (freedom > large) return 1.96;
  const known = reaches.get(freedom);
  if (known !== undefined) return known;
  let [low, high] = [1.9, 13];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (studentWithin(middle, freedom) < 0.95) low = middle;
    else high = middle;
  }
  reaches.set(freedom, high);
  return high;
}

// Few pairs cannot say more than all of their signs together: the least that turning signs about comes to.
function leastP(differences: readonly number[]): number {
  const moved = differences.filter((value) => value !== 0).length;
  return Math.min(1, 2 ** (1 - moved));
}

/** The mean; of an empty list 0. */
export function mean(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
}

/** Pairs below which there is no interval: that all of so few differ the same way is chance in more than 5 of 100 cases. */
export const fewestPairs = 6;

/** How far the values of two lists lie apart. */
export function rangeOf(a: readonly number[], b: readonly number[]): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const list of [a, b])
    for (const value of list) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return Math.max(0, high - low);
}

/** Whether all numbers are one, but for the last digits of sums. */
export function isOneNumber(list: readonly number[]): boolean {
  return list.every((value) => Math.abs(value - list[0]) < 1e-9);
}

/**
 * Interval of a mean difference of which all pairs so far say the same: no spread tells how others may lie, but of all
 * pairs at most so many can go otherwise (Clopper and Pearson 1934 for none in `pairs`), each as far as `range` allows.
 * It holds at every number of pairs, for a single one and for all looks together.
 */
export function sameInterval(difference: number, pairs: number, range: number, missRate: number): Interval {
  const others = 1 - (missRate / 2) ** (1 / pairs);
  if (range === 0) return { low: difference, high: difference };
  return {
    low: difference - others * (range + difference),
    high: difference + others * (range - difference),
  };
}

function intervalOf(
  differences: readonly number[],
  difference: number,
  error: number,
  range: number,
): Interval {
  const pairs = differences.length;
  if (pairs < fewestPairs) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  if (isOneNumber(differences)) return sameInterval(difference, pairs, range, 0.05);
  const wide = reach(pairs - 1) * error;
  return { low: difference - wide, high: difference + wide };
}

/** Compares two lists of equal length, pair by pair; `share`: their values are shares, from 0 to 1. */
export function pairedDifference(a: readonly number[], b: readonly number[], share = false): Difference {
  const differences = a.map((value, at) => b[at] - value);
  const difference = mean(differences);
  const pairs = differences.length;
  const variance =
    differences.reduce((sum, value) => sum + (value - difference) ** 2, 0) / Math.max(1, pairs - 1);
  const error = Math.sqrt(variance / Math.max(1, pairs));
  const p = error === 0 || pairs < 2 ? 0 : 1 - studentWithin(difference / error, pairs - 1);
  return {
    pairs,
    meanA: mean(a),
    meanB: mean(b),
    difference,
    ...intervalOf(differences, difference, error, share ? 1 : rangeOf(a, b)),
    p: difference === 0 ? 1 : Math.max(p, leastP(differences)),
  };
}
