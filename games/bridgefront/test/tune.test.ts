// The teaching of the estimate: it finds what made the outcomes, and its lessons are reproducible.

import { expect, test } from 'vitest';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import { featureCount } from '../rules/evaluation/features.ts';
import { tableCount } from '../rules/evaluation/network.ts';
import { expected, logLoss, teach } from '../lab/tune/network.ts';
import type { Lesson } from '../lab/tune/network.ts';
import { playPositions } from '../lab/tune/positions.ts';

/** Lessons of three seats whose shares of the win go by the product of their first two numbers, which no weighted sum tells. */
function lessons(count: number): Lesson[] {
  const random = seedRandom('lessons');
  return Array.from({ length: count }, (_, match) => {
    const features = new Float32Array(3 * featureCount);
    const powers: number[] = [];
    for (let seat = 0; seat < 3; seat++) {
      const [a, b] = [randomInt(random, 41) / 20 - 1, randomInt(random, 41) / 20 - 1];
      features.set([a, b], seat * featureCount);
      powers.push(Math.exp(3 * a * b));
    }
    const facts = Float32Array.from({ length: tableCount }, (_fact, at) => (at === 0 ? 1 : 0));
    const sum = powers.reduce((total, power) => total + power);
    return { match, seats: 3, features, facts, won: powers.map((power) => power / sum) };
  });
}

function lossOf(network: Parameters<typeof expected>[0], some: readonly Lesson[]): number {
  return some.reduce((sum, one) => sum + logLoss(expected(network, one), one.won), 0) / some.length;
}

test('the network finds what made the outcomes, of lessons that it has not seen too', () => {
  const all = lessons(3500);
  const [taught, asked] = [all.slice(0, 3000), all.slice(3000)];
  const least = asked.reduce((sum, { won }) => sum + logLoss(won, won), 0) / asked.length;
  const found = teach(
    taught,
    { units: 8, rounds: 20, batch: 25, pace: 0.01, seed: 'teach' },
    () => undefined,
  );
  expect(lossOf(found, asked) - least).toBeLessThan(0.01);
  expect(Math.log(3) - least).toBeGreaterThan(0.1);
});

test('equal lessons and seeds give equal networks', () => {
  const some = lessons(600);
  const settings = { units: 4, rounds: 2, batch: 50, pace: 0.002, seed: 'again' };
  expect(teach(some, settings, () => undefined)).toEqual(teach(some, settings, () => undefined));
});

test('the loss is what the outcome surprises', () => {
  expect(logLoss([0.5, 0.5], [1, 0])).toBeCloseTo(Math.log(2), 9);
  expect(logLoss([1, 0], [1, 0])).toBeCloseTo(0, 9);
});

test('equal seeds give equal lessons, and each ends with one win', () => {
  const [once, again] = [1, 2].map(() => playPositions('more', 2, 'test', () => undefined));
  expect(again).toEqual(once);
  expect(new Set(once.map(({ seats }) => seats))).toEqual(new Set([3, 4]));
  expect(playPositions('two', 1, 'test', () => undefined)[0].seats).toBe(2);
  for (const { won, judged } of once) {
    expect(won.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
    expect(judged.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
  }
});
