// The cluster in one process, with a time of its own and by a seed: laws D-1 to D-11 of SPEC.md.

import { expect, test } from 'vitest';
import { plants } from './simulation/plants.ts';
import { simulate } from './simulation/simulate.ts';

const seeds = 12;
/** Seeds in which servers once broke a law: what they tell is mended, and stays so. */
const onceBroken = [
  6, 23, 24, 43, 209, 213, 1123, 103600, 105239, 105433, 100968, 102279, 200735, 210855, 402728,
];
const newcomers = 5;
/** No plant is looked for in more seeds, from its own on. */
const mostSeeds = 40;

test('a seed tells the same twice, message by message, and another one something else', async () => {
  const [one, same, other] = [await simulate('3'), await simulate('3'), await simulate('4')];
  expect(same).toEqual(one);
  expect(other.trace).not.toBe(one.trace);
});

test('no law is broken, whatever the weather', async () => {
  for (const seed of [...Array(seeds).keys(), ...onceBroken]) {
    const { problems, acknowledged } = await simulate(String(seed));
    expect(problems, `npm run simulate -- --seeds 1 --first ${seed} --log`).toEqual([]);
    expect(acknowledged).toBeGreaterThan(20);
  }
});

test('a server that comes to others has its share within a minute, and nothing is lost by it', async () => {
  for (let seed = 0; seed < newcomers; seed++) {
    const { problems } = await simulate(String(seed), { newcomer: true });
    expect(problems, `npm run simulate -- --newcomer --seeds 1 --first ${seed} --log`).toEqual([]);
  }
});

test.each(Object.entries(plants))('%s: found', async (_what, { law, seed, ...plant }) => {
  for (let tried = seed; tried < seed + mostSeeds; tried++) {
    const { problems } = await simulate(String(tried), plant);
    if (problems.some((problem) => problem.startsWith(`${law}:`))) return;
  }
  expect.fail(`Not within ${mostSeeds} seeds from ${seed} on.`);
});
