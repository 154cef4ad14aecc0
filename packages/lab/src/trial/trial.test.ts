// A trial on made-up matches: planted effects are found, equal rules raise no alarm, and order and rare events do no harm.

import { seedRandom, randomInt } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { isToldApart, Trial } from './trial.ts';
import type { Pair } from './trial.ts';
import type { FigureValue } from './values.ts';

type Random = ReturnType<typeof seedRandom>;

function win(random: Random, perMille: number): FigureValue {
  const value = randomInt(random, 1000) < perMille ? 1 : 0;
  return { about: 'seat', of: 'seat', who: '1', value, share: true };
}

function rounds(random: Random, more: number): FigureValue {
  return { about: 'length', of: 'rounds', who: '', value: 6 + randomInt(random, 5) + more, share: false };
}

function pair(random: Random, points: number, longer: number): Pair {
  return {
    before: [win(random, 500), rounds(random, 0)],
    after: [win(random, 500 + points), rounds(random, longer)],
  };
}

const after = (pairs: number, seed: string, points: number, longer = 0): Trial => {
  const random = seedRandom(seed);
  const trial = new Trial();
  for (let n = 0; n < pairs; n++) trial.add(pair(random, points, longer));
  return trial;
};

const apartIn = (trial: Trial): readonly string[] =>
  trial.figures().flatMap((one) => (isToldApart(one) ? [one.of] : []));

test('a planted effect is told apart, with the right sign and an interval around it', () => {
  const figures = after(2_000, 'planted', 150, 1).figures();
  for (const [of, effect] of [
    ['seat', 0.15],
    ['rounds', 1],
  ] as const) {
    const one = figures.find((figure) => figure.of === of);
    expect(one?.interval.low).toBeGreaterThan(0);
    expect(one?.interval.low).toBeLessThan(effect);
    expect(one?.interval.high).toBeGreaterThan(effect);
  }
});

test('equal rules raise an alarm in few of 200 trials, looked at ever again', () => {
  const alarms = Array.from({ length: 200 }, (_, n) => {
    const random = seedRandom(`null/${n}`);
    const trial = new Trial();
    let alarm = false;
    for (let look = 0; look < 6; look++) {
      for (let more = 0; more < 50; more++) trial.add(pair(random, 0, 0));
      alarm ||= apartIn(trial).length > 0;
    }
    return alarm;
  });
  // Two of at most twenty figures: half a trial of a hundred is due at most.
  expect(alarms.filter(Boolean).length).toBeLessThanOrEqual(4);
});

test('too few pairs say nothing of numbers', () => {
  const [, length] = after(23, 'few', 0, 3).figures();
  expect(length?.interval).toEqual({ low: -Infinity, high: Infinity });
  expect(
    after(3, 'few', 0)
      .figures()
      .every((one) => !isToldApart(one)),
  ).toBe(true);
});

test('an event that comes up late did not happen before', () => {
  const trial = new Trial();
  const event = (value: number): FigureValue => ({
    about: 'event',
    of: 'count',
    who: 'raid',
    value,
    share: false,
  });
  for (let n = 0; n < 30; n++) trial.add({ before: [], after: [] });
  trial.add({ before: [], after: [event(3)] });
  trial.add({ before: [], after: [] });
  const [raid] = trial.figures();
  expect(raid).toMatchObject({ pairs: 32, before: 0, after: 3 / 32, difference: 3 / 32, main: false });
});

test('a side that sits at no table of one of both rules is left out of that pair', () => {
  const trial = new Trial();
  const side = (who: string): FigureValue => ({ about: 'side', of: 'side', who, value: 1, share: true });
  trial.add({ before: [side('red')], after: [side('blue')] });
  trial.add({ before: [side('red')], after: [side('red')] });
  expect(trial.figures().map(({ who, pairs }) => [who, pairs])).toEqual([['red', 1]]);
});

test('of each figure the pair is named in which both matches differ most', () => {
  const trial = new Trial();
  for (const more of [1, -3, 2]) {
    const random = seedRandom('same');
    const before = [rounds(random, 0)];
    trial.add({ before, after: before.map((one) => ({ ...one, value: one.value + more })) });
  }
  expect(trial.figures().map(({ most }) => most)).toEqual([1]);
});
