// Whose fort fell, by who reads it.

import { expect, test } from 'vitest';
import { fortFell } from '../rules/table.ts';
import { reason } from './reason.ts';

test('winner, loser and whoever looks on are told whose fort has fallen', () => {
  const names = ['Ada', 'Ben'];
  const told = [0, 1, null].map((own) => reason({ winners: [1], reason: fortFell }, { own, names }));
  expect(told).toEqual(['Your fort has fallen.', 'Ada’s fort has fallen.', 'Ada’s fort has fallen.']);
  expect(reason({ winners: [0, 1], reason: 'no fort has fallen in 60 turns' }, { own: 0, names })).toBeNull();
});
