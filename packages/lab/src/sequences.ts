// Intervals of paired differences that stay valid however often they are looked at, and whenever one stops for them.

import { ConfidenceSequence } from './ladder/confidence.ts';
import type { Interval } from './ladder/confidence.ts';
import { isOneNumber, sameInterval } from './statistics.ts';

/** Pairs before a mean's interval says anything: below, the normal approximation cannot be trusted. */
const fewest = 24;
/** Pairs at which a mean's interval is narrowest for its kind. */
const aim = 400;

/**
 * Interval of the mean of numbers without bounds: the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha,
 * Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences" (Annals of Statistics 52,
 * 2024), equation 2, over all numbers so far; while they are all one number, `sameInterval`, and no narrower than that
 * while most are. `missRate`: the probability that it ever leaves out the true mean.
 */
export function meanInterval(numbers: readonly number[], range: number, missRate: number): Interval {
  const n = numbers.length;
  if (n < fewest) return { low: -Infinity, high: Infinity };
  const mean = numbers.reduce((sum, value) => sum + value, 0) / n;
  if (isOneNumber(numbers)) return sameInterval(mean, n, range, missRate);
  const variance = numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const width = -2 * Math.log(missRate);
  const spread = (width + Math.log(width) + 1) / aim;
  const grown = n * spread + 1;
  const radius = Math.sqrt(
    ((2 * variance * grown) / (n * n * spread)) * Math.log(Math.sqrt(grown) / missRate),
  );
  if (!mostAreOne(numbers)) return { low: mean - radius, high: mean + radius };
  // Where few numbers differ from the rest, more of them may have been missed than their spread tells.
  const alike = sameInterval(mean, n, range, missRate);
  return { low: Math.min(alike.low, mean - radius), high: Math.max(alike.high, mean + radius) };
}

// Whether nine of ten are one number.
function mostAreOne(numbers: readonly number[]): boolean {
  const counts = [...Map.groupBy(numbers, (one) => one).values()].map(({ length }) => length);
  return Math.max(...counts) >= 0.9 * numbers.length;
}

/**
 * Interval of a mean difference of shares, each from -1 to 1: exact at any number of pairs, by betting (see
 * `ConfidenceSequence`).
 */
function shareInterval(numbers: readonly number[], missRate: number): Interval {
  const sequence = new ConfidenceSequence(missRate);
  for (const value of numbers) sequence.add((value + 1) / 2);
  const { low, high } = sequence.interval;
  return { low: 2 * low - 1, high: 2 * high - 1 };
}

/**
 * The interval of a mean difference after these pairs, in their order. `range`: how far the values lie apart; null:
 * they are shares of the win.
 */
export function differenceInterval(
  numbers: readonly number[],
  range: number | null,
  missRate: number,
): Interval {
  return range === null ? shareInterval(numbers, missRate) : meanInterval(numbers, range, missRate);
}
