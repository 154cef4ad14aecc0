import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import type { TableView } from '../rules/table.ts';
import { contentsUnder } from './cards.ts';
import { sentence, withRim } from './says.ts';

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
  [['card:company-centre', 'one'], null],
  [['unit:6,6'], 'Reed Archers (j3)'],
  [['unit:6,6', 'to:6,4'], 'Reed Archers (j3) to i5'],
  [['unit:6,6', 'at:6,4'], 'Reed Archers (j3) against Scree Howlers (i5)'],
  [['unit:0,0'], null],
  [['done'], null],
])('%j is said as "%s"', (plan, said) => {
  expect(sentence(plan, match)).toBe(said);
});

test('hexes that are named by others are named by the rim, for who has it before their eyes', () => {
  const land = { banners: [{ at: '6,4', vp: 2 }], terrain: {}, seats: [] } as unknown as TableView;
  expect(
    withRim('Scree Howlers at the hex east of the banner attack Toll Wardens at the banner.', land),
  ).toBe('Scree Howlers at j5 attack Toll Wardens at the banner.');
});

test.each([
  ['company-left', [true, false, false]],
  ['two-horns', [true, false, true]],
  ['broad-front', [true, true, true]],
  ['all-on-foot', undefined],
])('the picture of %s shows whom it orders', (card, field) => {
  expect(contentsUnder({}).get(card)?.picture.field).toEqual(field);
});
