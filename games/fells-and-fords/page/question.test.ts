import { expect, test } from 'vitest';
import type { TableView } from '../rules/table.ts';
import { question } from './question.ts';

const table = {
  units: [{ id: 0, unit: 'reed-archers', seat: 0, at: '6,6', health: 3 }],
} as unknown as TableView;

test.each([
  ['moves', ['unit:6,6'], 'Reed Archers (j3): where to?'],
  ['attacks', ['unit:6,6'], 'Reed Archers (j3): attack whom?'],
  ['commit', [], 'Spend dice on an ability?'],
  ['command', ['card:broad-front'], 'Whom do you order? Or one unit anywhere instead.'],
  ['command', [], null],
  ['moves', [], null],
  ['moves', ['lore:night-path'], null],
  ['orders', ['unit:6,6'], null],
])('%s after %j asks "%s"', (ask, plan, said) => {
  expect(question({ ask, plan, choices: [] }, table, {})).toBe(said);
});

const [archers] = table.units;
const called = (count: number) => Array.from({ length: count }, () => ({ ...archers, ordered: true }));

test.each([
  ['company-centre', true, 0, null],
  ['company-centre', true, 1, 'Order another (1 of 2 so far), or go on to the moves.'],
  ['broad-front', true, 2, 'Order another (2 of 3 so far), or go on to the moves.'],
  ['weight-of-stone', true, 1, 'Order another (1 of 2 so far), or go on to the moves.'],
  ['company-centre', false, 1, null],
])('orders by %s (its text: %s), %d so far: "%s"', (command, text, ordered, said) => {
  const now = { ...table, active: 0, command, text, units: called(ordered) } as TableView;
  expect(question({ ask: 'orders', plan: [], choices: [] }, now, {})).toBe(said);
});

test.each([
  ['orders', 'All are ordered: go on to the moves.'],
  ['moves', 'Nobody is left to move: go on to the attacks.'],
  ['attacks', 'Nobody is left to attack: end the turn.'],
])('%s with nothing left but to go on: "%s"', (ask, said) => {
  expect(question({ ask, plan: [], choices: ['done'] }, { ...table, active: 0 } as TableView, {})).toBe(said);
});
