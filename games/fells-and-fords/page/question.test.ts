import { expect, test } from 'vitest';
import type { TableView } from '../rules/table.ts';
import { question } from './question.ts';

const table = {
  units: [{ id: 0, unit: 'reed-archers', seat: 0, at: '6,6', health: 3 }],
} as unknown as TableView;

test.each([
  ['moves', ['unit:6,6'], 'Reed Archers (j3): where to?'],
  ['attacks', ['unit:6,6'], 'Reed Archers (j3): attack whom?'],
  ['commit', [], 'Commit dice, or let them do what they do by themselves.'],
  ['command', ['card:broad-front'], 'Whom do you order? Or one unit anywhere instead.'],
  ['command', [], null],
  ['moves', [], null],
  ['moves', ['lore:night-path'], null],
  ['orders', ['unit:6,6'], null],
])('%s after %j asks "%s"', (ask, plan, said) => {
  expect(question({ ask, plan, choices: [] }, table)).toBe(said);
});
