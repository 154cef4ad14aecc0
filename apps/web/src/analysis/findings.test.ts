// What is read off the pieces of an analysis.

import type { Judgement, PastChance, PastDecision, Piece } from '@bridgefront/bots';
import { describe, expect, test } from 'vitest';
import { analysisTexts } from '../texts/analysis.ts';
import {
  curveOf,
  decisionsOf,
  doubtOf,
  faultBeside,
  faultsOf,
  luckOf,
  summaryOf,
  swingsOf,
  wholeCurve,
  withTrueTurns,
} from './findings.ts';
import { practiceFor } from './practice.ts';

const chance = (at: number, shares: readonly number[], error = 0.02): PastChance => ({
  at,
  seats: shares.map((mean) => ({ mean, error })),
});

const plan = (...choices: string[]) => ({ choices, labels: choices, steps: [choices.length] });

const decision = (at: number, kind: Judgement, mean: number): PastDecision => ({
  at,
  kind,
  cost: { mean, error: 0.01 },
  made: plan('pass'),
  best: plan('build', 'edge:0,0~1,0'),
});

describe('the curve', () => {
  const pieces: readonly Piece[] = [
    { chance: chance(0, [0.5, 0.5]) },
    { decision: decision(0, 'good', 0) },
    { chance: chance(4, [0.7, 0.3]) },
    { chance: chance(8, [0.68, 0.32]) },
  ];

  test('ends with who won', () => {
    const outcome = { winners: [1], ranking: [[1], [0]], reason: 'Lost.' };
    const curve = curveOf(pieces, { outcome, at: 12 });
    expect(curve.map(({ at, seats }) => [at, seats[0]?.mean])).toEqual([
      [0, 0.5],
      [4, 0.7],
      [8, 0.68],
      [12, 0],
    ]);
    expect(curveOf(pieces, { outcome: { ...outcome, winners: [0, 1] }, at: 12 }).at(-1)?.seats[1]?.mean).toBe(
      0.5,
    );
    expect(curveOf(pieces, { outcome: null, at: 12 })).toHaveLength(3);
    expect(curveOf([], { outcome, at: 12 })).toEqual([]);
  });

  test('is whole once every place of it is known, whichever seat was asked about', () => {
    const end = { outcome: null, at: 12 };
    const names = { 1: ['chances/0', 'decision/0/1', 'chances/4'] };
    const some = { 'chances/0': { chance: chance(0, [0.5, 0.5]) } };
    const all = { ...some, 'chances/4': { chance: chance(4, [0.7, 0.3]) } };
    expect(wholeCurve({ names, pieces: some }, end)).toBeNull();
    expect(wholeCurve({ names: {}, pieces: {} }, end)).toBeNull();
    expect(wholeCurve({ names, pieces: all }, end)?.map(({ at }) => at)).toEqual([0, 4]);
  });

  test('turned where somebody gained most, and nowhere where it could be luck', () => {
    const curve = [
      chance(0, [0.5, 0.5]),
      chance(4, [0.7, 0.3]),
      chance(8, [0.66, 0.34]),
      chance(9, [0.4, 0.6]),
      chance(12, [0.3, 0.7], 0.06),
      chance(14, [1, 0], 0),
    ];
    const told = (ends: readonly number[], some = curve): unknown =>
      swingsOf(some, ends).map(({ at, from, to, seat, gain }) => [
        at,
        from,
        to,
        seat,
        Number(gain.toFixed(2)),
      ]);
    expect(told([4, 8, 9, 14])).toEqual([
      [0, 0, 4, 0, 0.2],
      [2, 8, 9, 1, 0.26],
      [3, 12, 14, 0, 0.6],
    ]);
    // What was gained within a step and lost again by its end turned nothing.
    expect(told([10], curve.slice(0, 3).concat(chance(10, [0.5, 0.5])))).toEqual([]);
    expect(told([4], curve.slice(0, 1))).toEqual([]);
  });
});

describe('decisions', () => {
  const all = [
    decision(3, 'good', 0.02),
    decision(5, 'mistake', 0.08),
    decision(9, 'inaccurate', 0.04),
    decision(9, 'good', -0.3),
    decision(20, 'turning', 0.2),
  ];

  test('are summed up by kind and by what they gave away', () => {
    const pieces: readonly Piece[] = all.map((one) => ({ decision: one }));
    const { given, ...sums } = summaryOf(decisionsOf([{ chance: chance(0, [1]) }, ...pieces]));
    expect(sums).toEqual({
      decisions: 5,
      counts: { good: 2, inaccurate: 1, mistake: 1, turning: 1 },
    });
    // Of each in the mean: their sum is more than there is to give away.
    expect(given).toBeCloseTo(0.32 / 5, 9);
    expect(summaryOf([]).given).toBe(0);
  });

  test('turned a match no more often than once a step, and gave away no more than the win', () => {
    const costs = [0.2, 0.5, 0.3, 0.4, 0.1];
    const kinds = costs.map((mean) => (mean >= 0.15 ? 'turning' : 'mistake') as Judgement);
    const made = costs.map((mean, at) => decision(2 * at, kinds[at] ?? 'good', mean));
    const told = (ends: readonly number[]) => withTrueTurns(made, ends).map(({ kind }) => kind);
    expect(told([4, 20])).toEqual(['mistake', 'turning', 'mistake', 'turning', 'mistake']);
    expect(told([1, 3, 5, 7, 9])).toEqual(['mistake', 'turning', 'mistake', 'turning', 'mistake']);
    expect(told([1, 3, 20])).toEqual(['mistake', 'turning', 'mistake', 'turning', 'mistake']);
    expect(withTrueTurns(made.slice(0, 1), [9])).toEqual(made.slice(0, 1));
  });

  test('that were not good are gone through forth and back', () => {
    const faults = faultsOf(all);
    expect(faults.map(({ at }) => at)).toEqual([5, 9, 20]);
    expect([0, 5, 19, 20].map((at) => faultBeside(faults, at, 1))).toEqual([0, 1, 2, -1]);
    expect([5, 6, 20, 99].map((at) => faultBeside(faults, at, -1))).toEqual([-1, 0, 1, 2]);
  });
});

test('luck is summed up, dice apart from other draws, with its best and its worst throw', () => {
  const luck = (at: number, dice: boolean, gain: number): Piece => ({
    luck: { at, dice, seats: [gain, -gain].map((mean) => ({ mean, error: 0.03 })) },
  });
  const pieces = [luck(2, true, 0.1), luck(5, true, -0.2), luck(7, false, 0.05), luck(9, true, 0.04)];
  const { dice, draws, ...ends } = luckOf([...pieces, { chance: chance(0, [0.5, 0.5]) }], 0);
  expect(dice?.mean).toBeCloseTo(-0.06, 9);
  expect(dice?.error).toBeCloseTo(0.03 * Math.sqrt(3), 9);
  expect(draws?.mean).toBeCloseTo(0.05, 9);
  expect(ends).toEqual({ best: { at: 2, gain: 0.1 }, worst: { at: 5, gain: -0.2 } });
  expect(luckOf(pieces, 1)).toMatchObject({ best: { at: 5 }, worst: { at: 2 } });
  expect(luckOf([luck(2, true, 0.004), luck(5, true, -0.004)], 0)).toMatchObject({ best: null, worst: null });
  expect(luckOf([], 0)).toEqual({ dice: null, draws: null, best: null, worst: null });
});

test('what says nothing is left out: a range without width, and luck that came to nothing', () => {
  expect(analysisTexts.worth('Pass', '10%', '8%', '12%')).toBe('Pass was worth 10% more (8% to 12%).');
  expect(analysisTexts.worth('Pass', '10%', '10%', '10%')).toBe('Pass was worth 10% more.');
  const small = { at: 2, dice: true, seats: [{ mean: 0.001, error: 0.001 }] };
  expect(luckOf([{ luck: small }], 0).dice).toBeNull();
  expect(luckOf([{ luck: { ...small, seats: [{ mean: 0, error: 0.02 }] } }], 0).dice).not.toBeNull();
  expect(doubtOf({ mean: 0.1, error: 0.001 })).toBeNull();
  expect(analysisTexts.dice('+10%', null)).toBe('Dice +10% against what they bring in the mean.');
});

describe('what to practise', () => {
  const lesson = (slug: string, ...line: string[]) => ({ slug, title: slug, about: '', line });
  const lessons = [
    lesson('march', 'march', 'from:0,0', 'to:1,0', 'end'),
    lesson('bridge', 'build', 'edge:1,0~2,0', 'end'),
    lesson('all', 'march', 'to:1,0', 'build', 'buy:3', 'edge:1,0~2,0', 'end'),
  ];
  const slugFor = (faults: readonly PastDecision[]) => practiceFor(lessons, faults)?.exercise.slug ?? null;

  test('is the lesson in which one does what was left undone, for the costliest of these mistakes', () => {
    expect(slugFor([decision(3, 'mistake', 0.1)])).toBe('bridge');
    const faults = [decision(3, 'mistake', 0.1), decision(9, 'turning', 0.2), decision(12, 'mistake', 0.1)];
    expect(practiceFor(lessons, faults)?.fault.at).toBe(9);
  });

  test('is what was done elsewhere, where nothing else was better', () => {
    const elsewhere = { ...decision(3, 'mistake', 0.1), made: plan('build', 'edge:4,0~2,0') };
    expect(slugFor([elsewhere])).toBe('bridge');
  });

  test('is nothing where no lesson does it, and without mistakes', () => {
    expect(slugFor([{ ...decision(3, 'mistake', 0.1), best: plan('discard:2') }])).toBeNull();
    expect(slugFor([])).toBeNull();
  });
});
