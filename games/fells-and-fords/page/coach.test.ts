// What the coach says, and when.

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
