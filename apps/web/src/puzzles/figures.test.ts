// The figures of a try agree with those of its task.

import { expect, test } from 'vitest';
import { shareOf } from './figures.ts';

const puzzle = { best: 0.55, other: 0.4 };
const judged = (solved: boolean, best: number, share: number) => ({
  solved,
  best: { mean: best, error: 0.01 },
  share: { mean: share, error: 0.01 },
});

test('the plan that was looked for brings what the task said, whatever other worlds say', () => {
  expect(shareOf(puzzle, judged(true, 0.57, 0.57))).toBe(0.55);
  expect(shareOf(puzzle, judged(true, 0.57, 0.55))).toBeCloseTo(0.53, 9);
});

test('what is refuted stays behind what the task allows all others', () => {
  expect(shareOf(puzzle, judged(false, 0.57, 0.27))).toBeCloseTo(0.25, 9);
  expect(shareOf(puzzle, judged(false, 0.57, 0.5))).toBe(0.4);
  expect(shareOf(puzzle, judged(false, 0.9, 0.1))).toBe(0);
});
