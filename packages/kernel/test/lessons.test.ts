// Lessons under the kit: a good one passes, and each way in which one can be broken is named.

import { describe, expect, test } from 'vitest';
import { checkLesson } from '../src/conformance/index.ts';
import { createEngine, scripted, startFrom, stepAfter, viewOf } from '../src/index.ts';
import type { Lesson } from '../src/index.ts';
import { climb } from './toy/climb.ts';

interface View {
  readonly [part: string]: never;
  readonly height: never;
}

const heightOf = (table: View): readonly number[] => table.height;

const good: Lesson<View> = {
  slug: 'first-steps',
  title: 'First steps',
  lead: 'You climb two steps.',
  start: {
    position: { turn: 0, active: 1, height: [0, 0], hands: [[], []], pile: [2, 1] },
    seed: 'lesson',
  },
  seat: 0,
  others: { 1: ['step', 'done', 'done'] },
  steps: [
    { say: 'This is the slope.', until: { by: 'reading' } },
    { say: 'Take a *step*.', points: ['step'], until: { by: 'choice', choice: 'step' } },
    { say: 'Once more.', until: { by: 'sight', sees: ({ table }) => heightOf(table)[0] === 2 } },
  ],
  goal: { say: 'Be two steps up.', met: ({ table }) => heightOf(table)[0] === 2 },
  lost: ({ table }) => (heightOf(table)[1] > 2 ? 'They are higher.' : null),
  hints: [{ say: 'Steps lead up.', points: ['step'] }],
  line: ['step', 'step'],
  learned: 'Steps lead up.',
};

test('a lesson that can be solved by its line passes', () => {
  expect(() => checkLesson(climb, good)).not.toThrow();
});

describe('what is broken is named', () => {
  const step = good.steps[1];
  test.each<readonly [string, Partial<Lesson<View>>, string]>([
    ['a goal out of reach', { line: ['step', 'done'] }, 'its line does not reach the goal'],
    ['a goal that is met at once', { goal: { say: '', met: () => true } }, 'met before anything is done'],
    ['a line that is too long', { line: ['step', 'step', 'step'] }, 'met before choice 3 of its line'],
    ['a line that is not legal', { line: ['fly'] }, 'chooses "fly", which is refused'],
    [
      'a pointer to no choice',
      { steps: [{ ...step, points: ['play'] }] },
      'points at "play", which is not open',
    ],
    [
      'a name of nothing',
      { steps: [{ ...step, say: 'Take the *ladder*.' }] },
      'names "ladder", which is not there',
    ],
    ['a hint that names nothing', { hints: [{ say: 'A *rope* helps.' }] }, 'hint 1 names "rope"'],
    ['a place of nothing', { steps: [{ ...good.steps[2], places: ['9,9'] }] }, 'points at the place 9,9'],
    [
      'a step that is never left',
      { steps: [{ ...step, until: { by: 'choice', choice: 'roll' } }] },
      'step 1 is never left',
    ],
    ['a line that loses', { lost: () => 'It is late.' }, 'lost after "step" of its own line: It is late.'],
    ['a seat that is asked nothing', { others: { 1: ['step', 'step'] }, seat: 5 }, 'asked nothing'],
    ['options that do not exist', { options: { wings: true } }, 'it cannot begin'],
  ])('%s', (_, change, message) => {
    expect(() => checkLesson(climb, { ...good, ...change })).toThrow(message);
  });
});

test('others follow their script where it is open, and else do what a time-out would do', () => {
  const engine = createEngine(climb);
  const match = startFrom(engine, {}, good.start);
  expect(scripted(engine, match, 1, ['play', 'done'], [])).toBe(engine.fallback(match, 1));
  expect(scripted(engine, match, 1, ['roll', 'done'], [])).toBe('roll');
  expect(scripted(engine, match, 1, ['roll', 'done'], ['step', 'roll'])).toBe('done');
});

test('who makes the choice without reading on has read', () => {
  const engine = createEngine(climb);
  const seen = viewOf(engine, startFrom(engine, {}, good.start), 0) as never;
  expect(stepAfter(good, 0, seen, null)).toBe(0);
  expect(stepAfter(good, 0, seen, 'roll')).toBe(1);
  expect(stepAfter(good, 0, seen, 'step')).toBe(2);
});
