// What was advised holds while it is being followed, and no longer.

import { describe, expect, test } from 'vitest';
import type { Hint } from '@bridgefront/protocol';
import { endingOf, restOfLine } from './advised-line.ts';
import type { AdvisedLine } from './advised-line.ts';

const plan: Hint['best'] = {
  choices: ['play', 'spy', 'middle', 'hit', 'done'],
  steps: [3, 1, 1],
  labels: ['Play', 'Spy', 'Middle', 'Hit the Castle', 'End the turn'],
  share: 0.6,
  error: 0.02,
  behind: { mean: 0, error: 0 },
};
const line: AdvisedLine = {
  hint: { decision: 7, best: plan, others: [], seats: [], reason: null, expected: [] },
  from: { question: 7, plan: [] },
};
const nobody = (): readonly string[] => [];
const rest = (question: number, made: readonly string[], said: (at: number) => readonly string[] = nobody) =>
  restOfLine(line, { question, plan: made }, said)?.best ?? null;

describe('the line that was advised', () => {
  test('holds with its figures after each of its clicks', () => {
    expect(rest(7, ['play', 'spy'])).toStrictEqual({
      ...plan,
      choices: ['middle', 'hit', 'done'],
      steps: [1, 1, 1],
      labels: ['Middle', 'Hit the Castle', 'End the turn'],
    });
  });

  test('holds again once what strayed from it is taken back', () => {
    expect(rest(7, ['play', 'wall'])).toBeNull();
    expect(rest(7, [])).toStrictEqual(plan);
  });

  test('goes on at the next question of the turn where its step was made', () => {
    expect(rest(8, [], (at) => (at === 7 ? ['wall', 'play', 'spy', 'middle'] : []))).toMatchObject({
      choices: ['hit', 'done'],
      steps: [1, 1],
    });
    expect(rest(9, [], (at) => (at === 7 ? ['play', 'spy', 'middle'] : ['hit']))).toMatchObject({
      choices: ['done'],
      labels: ['End the turn'],
    });
  });

  test('is over where another step was made, where it ends, and where nobody is asked', () => {
    expect(rest(8, [], (at) => (at === 7 ? ['play', 'spy', 'front'] : []))).toBeNull();
    expect(rest(8, [])).toBeNull();
    expect(rest(10, [], () => ['play', 'spy', 'middle'])).toBeNull();
    expect(rest(6, [])).toBeNull();
    expect(restOfLine(line, { question: null, plan: [] }, nobody)).toBeNull();
  });

  test('begins where it was asked for, in the middle of a plan', () => {
    const from = { question: 7, plan: ['play'] };
    const best = { ...plan, choices: ['spy', 'middle'], labels: ['Spy', 'Middle'], steps: [2] };
    const middle: AdvisedLine = { hint: { ...line.hint, best }, from };
    const at = (made: readonly string[]) => restOfLine(middle, { question: 7, plan: made }, nobody)?.best;
    expect(at(['play', 'spy'])?.choices).toStrictEqual(['middle']);
    expect(at([])).toBeUndefined();
    expect(at(['play', 'spy', 'middle'])).toBeUndefined();
  });
});

test.each([
  { plan: 'ends with the one button', choices: ['card', 'done'], steps: [1, 1], ending: 'End the turn' },
  { plan: 'leaves the turn open', choices: ['done', 'card'], steps: [1, 1], ending: null },
  { plan: 'is nothing but that button', choices: ['done'], steps: [1], ending: null },
  { plan: 'ends an answer that has begun', choices: ['card', 'done'], steps: [2], ending: null },
  { plan: 'is empty', choices: [], steps: [], ending: null },
])('what is advised $plan', ({ choices, steps, ending }) => {
  const labels = choices.map((choice) => (choice === 'done' ? 'End the turn' : 'Play a card'));
  const button = ({ choice }: { readonly choice: string }) => (choice === 'done' ? choice : undefined);
  expect(endingOf({ choices, labels, steps }, button)).toBe(ending);
});
