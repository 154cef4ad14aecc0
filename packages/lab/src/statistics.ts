// Statistics of comparisons: paired differences with their intervals, corrected for how many are looked at.

/** The difference of two means over pairs: b less a. */
export interface Difference {
  readonly pairs: number;
  readonly meanA: number;
  readonly meanB: number;
  readonly difference: number;
  /** Ends of its 95 per cent interval (normal approximation for means of pairs). */
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

function mean(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
}

/** Compares two lists of equal length, pair by pair. */
export function pairedDifference(a: readonly number[], b: readonly number[]): Difference {
  const differences = a.map((value, at) => b[at] - value);
  const difference = mean(differences);
  const pairs = differences.length;
  const variance =
    differences.reduce((sum, value) => sum + (value - difference) ** 2, 0) / Math.max(1, pairs - 1);
  const error = Math.sqrt(variance / Math.max(1, pairs));
  const p = error === 0 ? (difference === 0 ? 1 : 0) : 2 * (1 - normalBelow(Math.abs(difference) / error));
  return {
    pairs,
    meanA: mean(a),
    meanB: mean(b),
    difference,
    low: difference - 1.96 * error,
    high: difference + 1.96 * error,
    p,
  };
}

/**
 * Holm's step-down correction (Holm 1979): which of several results stand out when all are looked at, with a
 * probability of at most `level` that any of them does by chance.
 */
export function standOut(ps: readonly number[], level = 0.05): readonly boolean[] {
  const order = ps.map((p, at) => ({ p, at })).sort((x, y) => x.p - y.p);
  const out = ps.map(() => false);
  for (const [rank, { p, at }] of order.entries()) {
    if (p > level / (ps.length - rank)) break;
    out[at] = true;
  }
  return out;
}
