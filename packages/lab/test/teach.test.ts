// The teaching of an estimate: it finds what made the outcomes, reproducibly.

import { expect, test } from 'vitest';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import { expected, logLoss, teach } from '../src/teach/network.ts';
import type { Lesson } from '../src/teach/network.ts';

const featureCount = 5;
const factCount = 2;

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
    const facts = Float32Array.from({ length: factCount }, (_fact, at) => (at === 0 ? 1 : 0));
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
  const settings = { units: 8, rounds: 20, batch: 25, pace: 0.01, seed: 'teach' };
  const found = teach(taught, settings, () => undefined);
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
