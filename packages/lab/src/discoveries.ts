// Discoveries: what of many figures of many rules is told apart, so that few of those named are luck.
//
// What stands out among many was lucky as well. So every third set only looks, and they name figures; what is said of these
// rests on the others, which no choice has touched.

import type { PairedFigure } from './compare.ts';
import { fewestPairs, isOneNumber, mean, pairedDifference } from './statistics.ts';
import type { Difference } from './statistics.ts';

/** What the sets that look say of a figure, and those that confirm. */
export interface Confirmation {
  /** Whether the sets that look tell it apart, taken by itself. */
  readonly seen: boolean;
  /** The difference in the sets that confirm. */
  readonly confirmed: Difference;
  /** Evidence of these sets against "no difference": see `evidence`. */
  readonly e: number;
}

/** How large differences are before the sets were played, in squares of their spread: small ones as often as large. */
const expected = [0.02, 1];

/**
 * Evidence that the mean of numbers is not zero, as an e-value: where it is zero, its mean is at most one, whenever one
 * stops and however the numbers hang together with others. The Bayes factor of the t-test under a normal distribution of
 * the difference over its spread (Gönen, Johnson, Lu and Westfall 2005), which is such an e-value (Pérez-Ortiz, Lardy, de Heij and
 * Grünwald, "E-statistics, group invariance and anytime-valid testing", 2024), averaged over what is expected; and at most
 * what all signs together can say.
 */
export function evidence(numbers: readonly number[]): number {
  const n = numbers.length;
  if (n < fewestPairs) return 1;
  const moved = numbers.filter((value) => value !== 0).length;
  const most = 2 ** Math.max(0, moved - 1);
  if (moved === 0) return 1;
  if (isOneNumber(numbers)) return most;
  const middle = mean(numbers);
  const freedom = n - 1;
  const variance = numbers.reduce((sum, value) => sum + (value - middle) ** 2, 0) / freedom;
  const square = (n * middle ** 2) / variance / freedom;
  const factors = expected.map((spread) => {
    const wider = 1 + n * spread;
    return wider ** -0.5 * ((1 + square / wider) / (1 + square)) ** (-n / 2);
  });
  return Math.min(most, mean(factors));
}

// Sets that follow fall to both parts, so that a study may be carried on.
const looks = (set: number): boolean => set % 3 === 0;

function part(
  { sets, a, b, share }: PairedFigure,
  has: (set: number) => boolean,
): readonly [Difference, readonly number[]] {
  const here = sets.flatMap((set, at) => (has(set) ? [at] : []));
  const [before, after] = [here.map((at) => a[at]), here.map((at) => b[at])];
  return [pairedDifference(before, after, share), after.map((value, at) => value - before[at])];
}

/** What a figure's sets show: those that look, and those that confirm. */
export function confirmationOf(figure: PairedFigure): Confirmation {
  const [{ low, high }] = part(figure, looks);
  const [confirmed, differences] = part(figure, (set) => !looks(set));
  return { seen: low > 0 || high < 0, confirmed, e: evidence(differences) };
}

/**
 * Which figures are told apart: of those that were seen, as many as their evidence allows, so that among all named ones of
 * all such studies at most a part `level` is luck, whatever hangs together (e-BH: Wang and Ramdas, "False discovery rate control
 * with e-values", Journal of the Royal Statistical Society B 84, 2022).
 */
export function discoveries(all: readonly Confirmation[], level = 0.05): readonly boolean[] {
  const candidates = all
    .map(({ seen, e }, at) => ({ seen, e, at }))
    .filter(({ seen }) => seen)
    .sort((x, y) => y.e - x.e);
  const named = candidates.findLastIndex(({ e }, rank) => e >= candidates.length / (level * (rank + 1)));
  const out = all.map(() => false);
  for (const { at } of candidates.slice(0, named + 1)) out[at] = true;
  return out;
}
