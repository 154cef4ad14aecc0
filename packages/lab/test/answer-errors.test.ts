// How often answers are wrong by chance, over questions of which the truth is planted.

import { expect, test } from 'vitest';
import { judge, verdictOf } from '../src/answer/decide.ts';
import { levelOf } from '../src/answer/look.ts';
import type { Look, Measured, Seen } from '../src/answer/look.ts';
import { readQuestions } from '../src/answer/questions.ts';
import { meanInterval } from '../src/sequences.ts';
import { mean } from '../src/statistics.ts';
import { noiseOf } from './noise.ts';

const rules = ['a', 'b', 'c', 'd', 'e'];
const seats = [2, 4];
const list = readQuestions({
  game: 'toy',
  seats,
  figures: { left: { says: 'cards left', sql: 'select', matters: 0.2 } },
  questions: [{ id: 'T-1', ask: 'Which?', figures: ['left'], vary: { rule: rules } }],
});
const [question] = list.questions;
const level = levelOf(false, { seats: seats.length, figures: 1, rules: rules.length });
const lookedAt = [32, 64, 128, 256, 512, 1024];

function measured(numbers: readonly number[], miss: number): Measured {
  const { low, high } = meanInterval(numbers, 8, miss);
  return { value: mean(numbers), low, high, sets: numbers.length };
}

/**
 * Looks at growing numbers of seeds, of which what is decided keeps what it was seen to be, since it is not played on; `effect` is
 * what a set of rules does with so many players.
 */
function looksAt(
  seed: string,
  effect: (rules: string, players: number) => number,
  miss = level,
  onlyEffects = false,
): readonly Look[] {
  const most = lookedAt[lookedAt.length - 1];
  const all = rules.flatMap((one) =>
    seats.map((players) => {
      const next = noiseOf(`${seed}/${one}/${players}`);
      const moved = effect(one, players);
      // Without an effect in the worst case nothing but what has one speaks against an answer.
      const luck = moved === 0 && onlyEffects ? (): number => 0 : next;
      return { one, players, changes: Array.from({ length: most }, () => moved + luck()) };
    }),
  );
  const races = all.map(({ one, players, changes }) => {
    const seen = lookedAt.map((sets): Seen => {
      const change = measured(changes.slice(0, sets), miss);
      return { ...change, rules: one, figure: 'left', players, change, film: 0 };
    });
    const ends = seen.findIndex((look) => verdictOf(list, question, look) !== 'open');
    return seen.map((look, at) => (ends >= 0 && at > ends ? seen[ends] : look));
  });
  return lookedAt.map((_, at) => races.map((looks) => looks[at]));
}

/** Of so many questions, the share to which a wrong answer is given at any look. */
function wrong(questions: number, asked: (seed: string) => boolean): number {
  const seeds = Array.from({ length: questions }, (_, at) => `q${at}`);
  return seeds.filter(asked).length / questions;
}

const decision = (first: Look, again: Look | null): string =>
  judge(list, question, { first, again, second: null }).decision;

// One of ten changes lies where it may just be called none; all others are none, for sure.
const unmoved = (miss: number): number =>
  wrong(200, (seed) =>
    looksAt(seed, (one, players) => (one === 'c' && players === 4 ? 0.3 : 0), miss, true).some(
      (look) => decision(look, null) === 'keep',
    ),
  );

test('"keep as printed" is said of a change that counts in fewer than 5 of 100 questions', () => {
  expect(unmoved(level)).toBeLessThan(0.05);
  // A plant: intervals that nearly always miss.
  expect(unmoved(0.99)).toBeGreaterThan(0.05);
});

test('rules that do nothing are recommended in fewer than 5 of 100 questions', () => {
  const share = wrong(200, (seed) => {
    const again = looksAt(`${seed}/again`, () => 0);
    return looksAt(seed, () => 0).some((look, at) => decision(look, again[at]) === 'a matter of taste');
  });
  expect(share).toBeLessThan(0.05);
});

test('and what does nothing is found out with two thirds of the seeds that intervals of all together would take', () => {
  const together = levelOf(true, { seats: seats.length, figures: 1, rules: rules.length });
  const seedsFor = (miss: number): number => {
    const next = noiseOf('width');
    const numbers = Array.from({ length: 4096 }, next);
    let sets = 32;
    for (; sets < numbers.length; sets += 8) {
      const { low, high } = meanInterval(numbers.slice(0, sets), 8, miss);
      if (high - low < 0.4) break;
    }
    return sets;
  };
  expect(seedsFor(together) / seedsFor(level)).toBeGreaterThan(1.4);
});
