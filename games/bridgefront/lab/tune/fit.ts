// Regression of who won on what could be seen: one list of weights, shared by all seats.

/** What could be seen of a state, and what came of it. */
export interface Lesson {
  readonly match: number;
  readonly seats: number;
  readonly scorings: number;
  /** Numbers of seat 0, then those of seat 1, and so on. */
  readonly features: Float64Array;
  /** Share of the win by seat. */
  readonly won: readonly number[];
}

/** Expected shares of the win: e to the power of each seat's weighted sum, in proportion. */
export function expected({ seats, features }: Lesson, weights: readonly number[]): number[] {
  const shares = Array.from({ length: seats }, (_, seat) => {
    let score = 0;
    for (let i = 0; i < weights.length; i++) score += weights[i] * features[seat * weights.length + i];
    return Math.exp(score);
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** Surprise at the outcome: 0 when it was known, log n when n seats seemed equal. */
export function logLoss(shares: readonly number[], won: readonly number[]): number {
  return shares.reduce((sum, share, seat) => sum - (won[seat] > 0 ? won[seat] * Math.log(share) : 0), 0);
}

/** Gauss and Jordan: the change that brings the slope to nothing. */
function solve(rows: readonly (readonly number[])[], right: readonly number[]): number[] {
  const table = rows.map((row, i) => [...row, right[i]]);
  const size = right.length;
  for (let i = 0; i < size; i++) {
    for (let other = 0; other < size; other++) {
      if (other === i) continue;
      const factor = table[other][i] / table[i][i];
      for (let column = i; column <= size; column++) table[other][column] -= factor * table[i][column];
    }
  }
  return table.map((row, i) => row[size] / row[i]);
}

/** Slope and curvature of the loss, added up over all lessons. */
function learn(
  lessons: readonly Lesson[],
  weights: readonly number[],
  slope: number[],
  curve: number[][],
): void {
  const size = weights.length;
  const mean = new Float64Array(size);
  for (const lesson of lessons) {
    const shares = expected(lesson, weights);
    const { seats, features, won } = lesson;
    mean.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      for (let i = 0; i < size; i++) mean[i] += shares[seat] * features[seat * size + i];
    }
    for (let seat = 0; seat < seats; seat++) {
      const own = features.subarray(seat * size, (seat + 1) * size);
      for (let i = 0; i < size; i++) {
        slope[i] += (shares[seat] - won[seat]) * own[i];
        const row = curve[i];
        const away = shares[seat] * (own[i] - mean[i]);
        for (let j = 0; j < size; j++) row[j] += away * (own[j] - mean[j]);
      }
    }
  }
}

const mostRounds = 20;

/**
 * Conditional logit (McFadden 1974) by Newton's method: the weights that make the outcomes least surprising, drawn
 * towards `prior` as if `pull` lessons of average weight spoke for it.
 */
export function fit(lessons: readonly Lesson[], prior: readonly number[], pull: number): number[] {
  let weights = prior.slice();
  for (let round = 0; round < mostRounds; round++) {
    const slope = weights.map((weight, i) => pull * (weight - prior[i]));
    const curve = weights.map((_, i) => weights.map((_unused, j) => (i === j ? pull : 0)));
    learn(lessons, weights, slope, curve);
    const change = solve(curve, slope);
    weights = weights.map((weight, i) => weight - change[i]);
    if (change.every((one) => Math.abs(one) < 1e-5)) break;
  }
  return weights;
}
