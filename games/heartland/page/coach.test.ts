// What the coach says, when, and the start that it proposes.

import { expect, test } from 'vitest';
import type { TableView } from '../rules/table.ts';
import { coach } from './coach.ts';

const at = (phase: TableView['phase'], round = 0) => ({ phase, round }) as TableView;

test.each([
  ['a first action', 1, 'strategy', 'strategy'],
  ['an action of a later round', 2, 'strategy', 'later'],
  ['a first battle', 1, 'battle', 'battle'],
  ['a first combat', 2, 'kill', 'kill'],
  ['waiting', 1, null, undefined],
] as const)('%s', (_, round, ask, about) => {
  expect(coach.line(at('strategy', round), ask)?.about).toBe(about);
  expect(coach.lines).toHaveLength(3);
});

test.each([
  ['a deck', 'decks', ['deck:oxbow-wardens', 'deck:ember-riders'], 'deck:oxbow-wardens'],
  ['the first hand', 'mulligan', ['redraw', 'keep'], 'keep'],
  ['no action', 'strategy', ['pass', 'keep'], null],
] as const)('%s is proposed', (_, phase, choices, preset) => {
  expect(coach.preset?.(choices, at(phase))).toBe(preset);
});
