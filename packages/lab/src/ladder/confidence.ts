// An interval for a mean that stays valid however often it is looked at, and whenever one stops because of it.

/** Bounds of a mean between 0 and 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The interval misses the true mean, at any time at all, with at most this probability, unless said otherwise. */
const usualMissRate = 0.05;

const cells = 1000;
/** Bets are cut off at this share of what would risk everything. */
const boldest = 0.5;

/**
 * A 95 per cent confidence sequence for the mean of independent numbers between 0 and 1: the hedged capital process
 * of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (JRSS B 86, 2024), theorem 3
 * with its predictable plug-in bets. For every possible mean two gamblers bet that the true one is higher or lower;
 * a mean is ruled out once one of them owns 40 times the stake, which happens to the true mean with a probability
 * of 5 per cent at most over the whole sequence (Ville's inequality). So one may stop whenever the interval says
 * enough, without correcting for having looked.
 */
export class ConfidenceSequence {
  private readonly limit: number;
  private count = 0;
  private sum = 0;
  private squares = 0;
  /** Logarithms of what both gamblers own, for each mean i / 1000. */
  private readonly higher = new Float64Array(cells + 1);
  private readonly lower = new Float64Array(cells + 1);
  private first = 0;
  private last = cells;

  constructor(missRate: number = usualMissRate) {
    this.limit = Math.log(2 / missRate);
  }

  /** Takes in one more number. */
  add(value: number): void {
    const bet = this.nextBet();
    for (let cell = this.first; cell <= this.last; cell++) {
      const mean = cell / cells;
      const gain = value - mean;
      this.higher[cell] += Math.log1p(Math.min(bet, mean > 0 ? boldest / mean : Infinity) * gain);
      this.lower[cell] += Math.log1p(-Math.min(bet, mean < 1 ? boldest / (1 - mean) : Infinity) * gain);
    }
    this.learn(value);
    this.narrow();
  }

  /** What the numbers so far leave possible; a thousandth too wide rather than too narrow. */
  get interval(): Interval {
    return { low: Math.max(0, this.first - 1) / cells, high: Math.min(cells, this.last + 1) / cells };
  }

  // From earlier numbers only: the bet that would have served them best, smaller as time goes on.
  private nextBet(): number {
    const next = this.count + 1;
    const variance = (0.25 + this.squares) / next;
    return Math.sqrt((2 * this.limit) / (variance * next * Math.log1p(next)));
  }

  private learn(value: number): void {
    this.count++;
    this.sum += value;
    const mean = (0.5 + this.sum) / (this.count + 1);
    this.squares += (value - mean) ** 2;
  }

  // What is ruled out once stays so; one mean is left in any case.
  private narrow(): void {
    const dead = (cell: number): boolean => Math.max(this.higher[cell], this.lower[cell]) >= this.limit;
    while (this.first < this.last && dead(this.first)) this.first++;
    while (this.last > this.first && dead(this.last)) this.last--;
  }
}
