import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { sentence } from './says.ts';

const table = {
  units: [
    { id: 0, unit: 'reed-archers', seat: 0, at: '6,6', health: 3 },
    { id: 1, unit: 'scree-howlers', seat: 1, at: '6,4', health: 3 },
  ],
};
const match = {
  shown: { value: { view: { table, seat: 0 } } },
  source: { info: { value: null } },
} as unknown as Match;

test.each([
  [['card:company-centre'], 'Company Centre'],
  [['card:company-centre', 'text'], 'Company Centre'],
  [['card:company-centre', 'one'], 'Company Centre: one unit anywhere'],
  [['unit:6,6'], 'Reed Archers (j3)'],
  [['unit:6,6', 'to:6,4'], 'Reed Archers (j3) to i5'],
  [['unit:6,6', 'at:6,4'], 'Reed Archers (j3) against Scree Howlers (i5)'],
  [['unit:0,0'], null],
  [['done'], null],
])('%j is said as "%s"', (plan, said) => {
  expect(sentence(plan, match)).toBe(said);
});
