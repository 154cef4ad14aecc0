// What the coach says, when, and the army that it proposes.

import { expect, test } from 'vitest';
import type { TableView } from '../rules/table.ts';
import { coach } from './coach.ts';

const at = (phase: TableView['phase']) => ({ phase }) as TableView;

test.each([
  ['a command', 'command', 'command'],
  ['orders', 'orders', 'orders'],
  ['a reaction', 'react', 'react'],
  ['waiting', null, undefined],
] as const)('%s', (_, ask, about) => {
  expect(coach.line(at('play'), ask)?.about).toBe(about);
  expect(coach.lines).toHaveLength(3);
});

test.each([
  ['an objective', 'objectives', ['objective:a', 'objective:b'], 'objective:a'],
  ['a whole army', 'armies', ['army:first', 'army:second', 'take:x'], 'army:first'],
  [
    'a place in the middle',
    'armies',
    ['place:x@1,1', 'place:x@2,1', 'place:x@3,1', 'place:y@1,1'],
    'place:x@2,1',
  ],
  ['the end of mustering', 'armies', ['take:x', 'done'], 'done'],
  ['no command', 'play', ['card:x'], null],
] as const)('%s is proposed', (_, phase, choices, preset) => {
  expect(coach.preset?.(choices, at(phase))).toBe(preset);
});
