// How a search errs on purpose: by as large a part of what is at stake as its strength says, in every game and at every question.

/** Of a softmax at a temperature, in units of the mean of `behind`: how much it loses. */
function lossAt(temperature: number, behind: readonly number[]): number {
  let [weights, loss] = [0, 0];
  for (const one of behind) {
    const weight = Math.exp(-one / temperature);
    weights += weight;
    loss += weight * one;
  }
  return loss / weights;
}

// Temperatures between these powers of two, in units of what a plan by lot loses: beyond them nothing is told apart.
const range = 24;
const steps = 40;

/**
 * The temperature at which a softmax of these worths loses, on the mean, this share of what one of them by lot would lose:
 * from 0, which takes the best, to 1, which is by lot. 0 where all are worth the same. What is at stake is the unit, so that
 * it does not matter how far the worths of a game lie apart, how many there are, or whether one is far below all others.
 */
export function temperatureFor(worths: readonly number[], lapse: number): number {
  const best = Math.max(...worths);
  const lot = worths.reduce((sum, worth) => sum + best - worth, 0) / worths.length;
  if (!(lot > 0) || lapse <= 0) return 0;
  const behind = worths.map((worth) => (best - worth) / lot);
  let [low, high] = [-range, range];
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2;
    if (lossAt(2 ** middle, behind) < lapse) low = middle;
    else high = middle;
  }
  return lot * 2 ** ((low + high) / 2);
}
