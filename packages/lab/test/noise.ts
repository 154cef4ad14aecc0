// Seeded numbers of the normal distribution, for tests that plant luck.

import { randomInt, seedRandom } from '@bridgefront/kernel';

/** Gives a number of mean 0 and deviation 1 at each call (Box and Muller 1958). */
export type Noise = () => number;

export function noiseOf(seed: string): Noise {
  const random = seedRandom(seed);
  const fraction = (): number => (randomInt(random, 1_000_000) + 0.5) / 1_000_000;
  return () => Math.sqrt(-2 * Math.log(fraction())) * Math.cos(2 * Math.PI * fraction());
}
