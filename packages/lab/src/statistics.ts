// Statistics of comparisons: paired differences with their intervals, corrected for how many are looked at.

/** The difference of two means over pairs: b less a. */
export interface Difference {
  readonly pairs: number;
  readonly meanA: number;
  readonly meanB: number;
  readonly difference: number;
  /** Ends of its 95 per cent interval (Student's for means of pairs); without end where one pair says all. */
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
  if (freedom < 1) return Number.POSITIVE_INFINITY;
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
  const p = error === 0 || pairs < 2 ? 0 : 1 - studentWithin(difference / error, pairs - 1);
  const wide = pairs < 2 ? Number.POSITIVE_INFINITY : reach(pairs - 1) * error;
  return {
    pairs,
    meanA: mean(a),
    meanB: mean(b),
    difference,
    low: difference - wide,
    high: difference + wide,
    p: difference === 0 ? 1 : Math.max(p, leastP(differences)),
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
