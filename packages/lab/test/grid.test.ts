// Simultaneous perturbation finds the bottom of a noisy bowl, on a grid, and says the same again.

import { expect, test } from 'vitest';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import { descend, gridOf } from '../src/grid.ts';
import type { Point } from '../src/grid.ts';

const axes = [
  { from: 0, to: 20, step: 1 },
  { from: -1, to: 1, step: 0.1 },
  { from: 3, to: 3, step: 1 },
];

function bowl([x, y, z]: Point): number {
  return ((x - 14) / 4) ** 2 + ((y + 0.5) / 0.4) ** 2 + (z - 3) ** 2;
}

async function found(seed: string, noise: number): Promise<Point> {
  const random = seedRandom(seed);
  const lot = seedRandom(`${seed} noise`);
  const noisy = (point: Point): number => bowl(point) + (noise * (randomInt(lot, 2001) - 1000)) / 1000;
  return descend(axes, [2, 0.8, 3], async ([a, b]) => [noisy(a), noisy(b)], { steps: 60, random });
}

test.each(['a', 'b', 'c', 'd'])('it comes near the bottom through noise, seed %s', async (seed) => {
  const point = await found(seed, 1);
  expect(bowl(point)).toBeLessThan(bowl([2, 0.8, 3]) / 5);
  expect(await found(seed, 1)).toEqual(point);
  point.forEach((value, index) => expect(gridOf(axes[index])).toContain(value));
});

test('steps of a tenth are the values that people write', () => {
  expect(gridOf({ from: 0, to: 0.5, step: 0.1 })).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
});
