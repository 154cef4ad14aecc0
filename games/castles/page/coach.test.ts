// What the coach says, and when.

import { expect, test } from 'vitest';
import type { TableView } from '../rules/table.ts';
import { coach } from './coach.ts';

const at = (turn: number, traps: TableView['traps'] = 'order') => ({ turn, traps }) as TableView;

test.each([
  ['a first turn', at(1), 'main', 'main'],
  ['a later turn', at(3), 'main', 'later'],
  ['the end of a turn', at(1), 'end', 'order'],
  ['an end of a turn without standing orders', at(1, 'ask'), 'end', undefined],
  ['waiting', at(1), null, undefined],
] as const)('%s', (_, view, ask, about) => {
  expect(coach.line(view, ask)?.about).toBe(about);
  expect(coach.lines).toHaveLength(3);
});
