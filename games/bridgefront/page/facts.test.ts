// What the plate of a seat says.

import { expect, test } from 'vitest';
import type { TableView } from '../rules/table.ts';
import { page } from './index.ts';

test.each([
  ['as the game is meant', {}, '3/8'],
  ['in a shorter match', { vpToWin: 4 }, '3/4'],
])('the points that win, %s', (_, options, said) => {
  const seat = { gold: 0, mana: 0, hand: 0 };
  const view = { seats: [seat, seat], own: { permanentVp: 2, controlVp: 1 } } as unknown as TableView;
  expect(page.facts?.(view, 0, 0, options)[0]?.text).toBe(said);
});
