// What one side of a combat would come to, in words.

import { expect, test } from 'vitest';
import type { SideForecast } from '../rules/table.ts';
import { deedWords } from './deed-words.ts';
import type { Seen } from './seen.ts';

const units = ['moss-guard', 'peat-cutter'].map((card, at) => ({ id: at + 1, card }));
const seen = { table: { units } } as unknown as Seen;

function deed(side: Partial<SideForecast>): string {
  return deedWords(seen, { pool: 4, occupied: true, killsAll: false, sets: [], excess: 0, ...side });
}

test('HL-43: what comes through is said behind those who all die', () => {
  expect(deed({ killsAll: true, sets: [[2]], excess: 2 })).toBe('kills Peat Cutter; 2 comes through');
});

test('HL-82: it is said beside those who live, and that it hangs on whom they kill', () => {
  expect(deed({ sets: [[1], [2]] })).toBe('kills Moss Guard or Peat Cutter');
  expect(deed({ sets: [[2]], excess: 2 })).toBe('kills Peat Cutter; 2 comes through');
  expect(deed({ sets: [[1], [2]], excess: 2 })).toBe(
    'kills Moss Guard or Peat Cutter; up to 2 comes through',
  );
});
