// The walk by simultaneous perturbation, whatever the numbers are.

import { expect, test } from 'vitest';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import { meanOfSecondHalf, walkDown } from '../src/perturbation.ts';
import type { Place } from '../src/perturbation.ts';

const bowl = (place: Place): number => place.reduce((sum, value, at) => sum + (value - at) ** 2, 0);

test('the mean of the second half of a noisy walk lies near the bottom', async () => {
  const lot = seedRandom('noise');
  const noisy = (place: Place): number => bowl(place) + (randomInt(lot, 2001) - 1000) / 1000;
  const places = await walkDown([3, 3, 3], {
    steps: 400,
    random: seedRandom('signs'),
    reach: () => [0.5, 0.5, 0.5],
    slope: async ([one, other]) => (noisy(one) - noisy(other)) / 2,
    stride: (slope) => 0.1 * slope,
  });
  expect(places).toHaveLength(401);
  expect(bowl(meanOfSecondHalf(places))).toBeLessThan(0.05);
});

test('both looks of a step mirror each other, and nothing leaves its bounds', async () => {
  const places = await walkDown([0.5, 0.5], {
    steps: 20,
    random: seedRandom('bounds'),
    reach: (step) => [0.25, step / 4],
    async slope([one, other], step) {
      expect(Math.abs(one[0] - other[0])).toBe(0.5);
      expect(Math.abs(one[1] - other[1])).toBe(step / 2);
      return 1;
    },
    stride: () => 0.25,
    bounds: [0, 1],
  });
  for (const value of places.flat()) expect([0, 0.25, 0.5, 0.75, 1]).toContain(value);
});

test.each([
  [[[1]], [1]],
  [[[1], [2]], [2]],
  [[[1], [2], [4]], [4]],
  [[[1], [2], [4], [8], [16]], [12]],
])('of %j it is %j: the steps of the second half, or else the end', (places, mean) => {
  expect(meanOfSecondHalf(places)).toEqual(mean);
});
