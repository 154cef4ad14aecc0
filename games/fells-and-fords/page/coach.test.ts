// What the coach says, and when.

import { expect, test } from 'vitest';
import type { TableView } from '../rules/table.ts';
import { coach } from './coach.ts';

const at = (phase: TableView['phase'], vp = 0, income = 0) =>
  ({
    phase,
    winningVp: 8,
    seats: [
      { vp: 2, income: 0 },
      { vp, income },
    ],
  }) as unknown as TableView;

test.each([
  ['a command', 'command', 'command'],
  ['orders', 'orders', 'orders'],
  ['a reaction', 'react', 'react'],
  ['waiting', null, undefined],
] as const)('%s', (_, ask, about) => {
  expect(coach.line(at('play'), ask)?.about).toBe(about);
  expect(coach.lines).toHaveLength(3);
});

test('the last turn is announced when somebody has, or will have scored, what wins', () => {
  expect(coach.line(at('play', 8), 'command')?.about).toBe('last');
  expect(coach.line(at('play', 6, 2), 'command')?.about).toBe('last');
  expect(coach.line(at('play', 5, 2), 'command')?.about).toBe('command');
});
