// What is said to be told apart is seldom luck, also where many rules are compared with one, and is found where it is.

import { describe, expect, test } from 'vitest';
import type { PairedFigure } from '../src/compare.ts';
import { confirmationOf, discoveries, evidence } from '../src/discoveries.ts';
import { pairedDifference } from '../src/statistics.ts';
import { jobsOf, readStudy } from '../src/study.ts';
import { noiseOf } from './noise.ts';
import type { Noise } from './noise.ts';

/** Shares of the win in a set's rotations spread about so far. */
const spread = 0.3;

/** What a programme compares: rules by rules, figures that hang together, over so many sets. */
interface Programme {
  readonly rules: number;
  readonly figures: number;
  readonly sets: number;
  /** What the first figure of the first rules gains. */
  readonly gain: number;
  /** Whether all rules are compared with one and the same run of the rules as given. */
  readonly shared: boolean;
}

// Figures of one set have a part of their luck in common: who begins well wins, and has more of everything.
function played(noise: Noise, { figures, sets }: Programme, gain: number): number[][] {
  const luck = Array.from({ length: sets }, noise);
  return Array.from({ length: figures }, (_, figure) =>
    luck.map((common) => 0.25 + (figure === 0 ? gain : 0) + spread * (0.8 * common + 0.6 * noise())),
  );
}

function comparisonsOf(seed: string, programme: Programme): PairedFigure[][] {
  const noise = noiseOf(seed);
  const sets = Array.from({ length: programme.sets }, (_, set) => set);
  const one = played(noise, programme, 0);
  return Array.from({ length: programme.rules }, (_, rules) => {
    const given = programme.shared ? one : played(noise, programme, 0);
    const here = played(noise, programme, rules === 0 ? programme.gain : 0);
    return given.map((a, figure) => ({
      figure: `figure ${figure}`,
      players: 4,
      share: true,
      sets,
      a,
      b: here[figure],
    }));
  });
}

function named(comparisons: readonly PairedFigure[][]): readonly boolean[] {
  return discoveries(comparisons.flat().map(confirmationOf));
}

describe('programmes of seven sets of rules', () => {
  const nothing = { rules: 7, figures: 8, sets: 120, gain: 0 };

  test('at most 5 of 100 in which nothing differs alarm, whether their luck is shared or not', () => {
    for (const shared of [false, true]) {
      let alarms = 0;
      for (let programme = 0; programme < 200; programme++)
        if (named(comparisonsOf(`nothing ${programme}`, { ...nothing, shared })).includes(true)) alarms++;
      expect(alarms).toBeLessThanOrEqual(10);
    }
  });

  test('a plant: looking at each figure by itself cries wolf in most of them', () => {
    let alarms = 0;
    for (let programme = 0; programme < 200; programme++) {
      const all = comparisonsOf(`nothing ${programme}`, { ...nothing, shared: true }).flat();
      if (all.some(({ a, b }) => pairedDifference(a, b, true).p < 0.05)) alarms++;
    }
    expect(alarms).toBeGreaterThan(100);
  });

  test('five points more of the win are found at least 9 times of 10, and hardly anything else', () => {
    let found = 0;
    let others = 0;
    for (let programme = 0; programme < 10; programme++) {
      const planted = { ...nothing, sets: 3_600, gain: 0.05, shared: false };
      const [first, ...rest] = named(comparisonsOf(`planted ${programme}`, planted));
      if (first) found++;
      others += rest.filter(Boolean).length;
    }
    expect(found).toBeGreaterThanOrEqual(9);
    expect(others).toBeLessThanOrEqual(1);
  });
});

describe('evidence', () => {
  test('is seldom high where there is no difference, however it is spread', () => {
    const noise = noiseOf('evidence');
    const sparse = (): number => (noise() > 1 ? Math.sign(noise()) : 0);
    for (const kind of [noise, () => Math.sign(noise()), sparse]) {
      const all = Array.from({ length: 4_000 }, () => evidence(Array.from({ length: 40 }, kind)));
      // What is at most one on the average is seldom more than a number: once in as many times (Markov).
      for (const high of [4, 20, 100])
        expect(all.filter((e) => e >= high).length).toBeLessThanOrEqual(all.length / high);
    }
  });

  test('grows with a difference that is there, and never beyond what the signs say', () => {
    const noise = noiseOf('a difference');
    const numbers = Array.from({ length: 400 }, () => 0.3 + noise());
    expect(evidence(numbers)).toBeGreaterThan(evidence(numbers.slice(0, 100)));
    expect(evidence(numbers)).toBeGreaterThan(1_000);
    expect(evidence([2, 2, 2, 2, 2, 2, 2])).toBe(64);
    expect(evidence([1, 2, 1, 2, 1])).toBe(1);
    expect(evidence([0, 0, 0, 0, 0, 0, 0])).toBe(1);
  });
});

test('what looks names, what confirms decides', () => {
  const seen = { seen: true, confirmed: pairedDifference([], []), e: 30 };
  expect(discoveries([seen, { ...seen, e: 1 }])).toEqual([false, false]);
  expect(discoveries([seen])).toEqual([true]);
  expect(discoveries([{ ...seen, seen: false, e: 1e9 }, seen])).toEqual([false, true]);
  expect(
    discoveries([
      { ...seen, e: 41 },
      { ...seen, e: 20 },
      { ...seen, e: 0 },
    ]),
  ).toEqual([false, false, false]);
  expect(
    discoveries([
      { ...seen, e: 31 },
      { ...seen, e: 30 },
      { ...seen, e: 0 },
    ]),
  ).toEqual([true, true, false]);
});

describe('seeds of a study', () => {
  const given = {
    title: 'x',
    game: 'x',
    tables: [['random', 'greedy']],
    sets: 3,
    vary: { mana: [1, 2] },
  };

  test('each set of rules has its own, with the rules as given beside it', () => {
    const jobs = jobsOf(readStudy(given));
    expect(jobs).toHaveLength(3 * 2 * 2 * 2);
    const seedsOf = (rules: string) =>
      new Set(jobs.filter(({ variant }) => variant === rules).map(({ seed }) => seed));
    const [one, two] = [seedsOf('mana=1'), seedsOf('mana=2')];
    expect(one.size).toBe(3);
    expect(two.size).toBe(3);
    expect([...one].filter((seed) => two.has(seed))).toEqual([]);
    expect(seedsOf('as given')).toEqual(new Set([...one, ...two]));
    for (const { block, variant } of jobs) expect([block, 'as given']).toContain(variant);
  });

  test('are the same for all rules where it says so, and without rules to compare', () => {
    const shared = jobsOf(readStudy({ ...given, seeds: 'shared' }));
    expect(shared).toHaveLength(3 * 2 * 3);
    expect(new Set(shared.map(({ seed }) => seed)).size).toBe(3);
    expect(jobsOf(readStudy({ ...given, vary: {} }))[0]).toMatchObject({ seed: '1/0/0', block: '' });
  });
});
