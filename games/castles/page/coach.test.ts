// What the coach says, and when.

import { expect, test } from 'vitest';
import type { TableView } from '../rules/table.ts';
import { coach } from './coach.ts';

const at = (turn: number) => ({ turn }) as TableView;

test.each([
  ['a first turn', at(1), 'main', ['unit:wizard-1', 'done'], 'main'],
  ['a later turn', at(3), 'main', ['unit:wizard-1', 'done'], 'later'],
  ['somebody who is picked', at(1), 'main', ['at:castle-2', 'zone:red-middle'], undefined],
  ['a hand with too many cards', at(1), 'end', ['discard:trap'], undefined],
  ['the Trap order', at(1), 'end', ['order:hold'], 'order'],
  ['waiting', at(1), null, [], undefined],
] as const)('%s', (_, view, ask, choices, about) => {
  expect(coach.line(view, ask, choices)?.about).toBe(about);
  expect(coach.lines).toHaveLength(3);
});
