// Choices under headings.

import { expect, test } from 'vitest';
import { groupChoices } from './group.ts';

const open = (...choices: string[]) => choices.map((choice) => ({ choice, label: choice }));

test('an action: cards first, done last', () => {
  const groups = groupChoices(open('done', 'build', 'card:zap', 'tempest', 'card:recruit'));
  expect(groups.map(({ choices }) => choices.map(({ choice }) => choice))).toEqual([
    ['card:zap', 'card:recruit'],
    ['build'],
    ['tempest'],
    ['done'],
  ]);
});

test('one kind needs no heading', () => {
  expect(groupChoices(open('hex:0,0', 'hex:1,0')).map(({ heading }) => heading)).toEqual(['']);
});

test('an unknown kind is not lost', () => {
  expect(groupChoices(open('mode:gold', 'none')).flatMap(({ choices }) => choices)).toHaveLength(2);
});

test('what is asked beside the place in question is folded in the list', () => {
  const [first] = groupChoices(open('mode:gold', 'mode:card'));
  expect(first?.folded).toBe(true);
});
