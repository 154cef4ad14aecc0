// Battlefields of one's own: positions that become the options of a match and come back from them.

import { readOptions, sureOptions } from '@bridgefront/kernel';
import type { Json } from '@bridgefront/kernel';
import type { Plain } from '@bridgefront/tabletop/cards';
import { expect, test } from 'vitest';
import { armiesIn, battleTables, optionsAt } from '../page/battlefield.ts';
import { fieldIn, positionIn } from '../page/field.ts';
import { positionForm } from '../page/position-form.ts';
import { declarations } from '../rules/options.ts';
import { checkMatch } from '../rules/scenario.ts';
import { firstBattles } from '../rules/table.ts';

const written: Plain = {
  phase: 'play',
  round: 4,
  first: 1,
  active: 0,
  terrain: { forest: '3,3', hill: '2,2' },
  banners: { '4,4': 2 },
  tents: ['4,7', null],
  units: [
    { unit: 'Toll Wardens', seat: 0, at: '4,6', health: 2, moved: true },
    { unit: 'Scree Howlers', seat: 1, at: '4,2' },
    { unit: 'Scree Howlers', seat: 1, gone: true },
  ],
  seats: [
    { faction: 'fords', objective: 'Weir Watch', vp: 0, command: [], loreHand: [], loreDiscard: [] },
    { faction: 'fells', vp: 0, lore: 0, command: [], loreHand: [], loreDiscard: [] },
  ],
};

function given(position: Plain) {
  const options = Object.entries(optionsAt(position)).filter(([, value]) => value !== undefined);
  return sureOptions(declarations, Object.fromEntries(options) as never);
}

test('a moment of a match is a battlefield of another, whose first round it is', () => {
  const options = given(written);
  expect(checkMatch(options)).toBeNull();
  expect(positionIn(options)).toEqual({
    phase: 'play',
    first: 1,
    terrain: written['terrain'],
    banners: written['banners'],
    tents: written['tents'],
    units: [
      { unit: 'Toll Wardens', seat: 0, at: '4,6', health: 2 },
      { unit: 'Scree Howlers', seat: 1, at: '4,2' },
    ],
    seats: [{ faction: 'fords', objective: 'Weir Watch' }, { faction: 'fells' }],
  });
});

test('every table to begin with can be brought to a table, and comes back as it is', () => {
  const { asOptions, tables, open, close } = positionForm;
  for (const { name, position } of [...tables, ...battleTables(firstBattles)]) {
    const laid = close?.(open?.(position as Plain) ?? {}) ?? {};
    const options = given(laid);
    expect([name, checkMatch(options)]).toEqual([name, null]);
    const again = open?.((asOptions?.read(options) ?? {}) as Plain) ?? {};
    expect(optionsAt(close?.(again) ?? {})).toEqual(optionsAt(laid));
  }
});

test('FF-33: of links of before, which name units and objectives shortly and say no factions', () => {
  const scenario = JSON.stringify({
    units: [{ unit: 'toll-wardens', seat: 1, at: '4,2' }],
    tents: [null, '4,1'],
    banners: { '4,4': 1 },
  });
  const options = { scenario, factions: 'fellsSouth' };
  expect(positionIn(options)).toMatchObject({
    units: [{ unit: 'Toll Wardens' }],
    seats: [{ faction: 'fells' }, { faction: 'fords' }],
  });
  expect(fieldIn(options)).toEqual({
    terrain: { tent: '4,1' },
    tents: [null, '4,1'],
    banners: [{ at: '4,4', vp: 1 }],
    units: [{ id: 0, unit: 'toll-wardens', seat: 1, at: '4,2', health: 3 }],
  });
});

test.each([{}, { scenario: '' }, { scenario: 'nonsense' }, { scenario: '[1]' }])(
  'options without a battlefield hold none, no. %#',
  (options) => {
    expect(positionIn(options)).toBeNull();
    expect(fieldIn(options)).toBeNull();
  },
);

test('points are those of units as the match changes them', () => {
  const told = (cardChanges: string) => armiesIn(written, { cardChanges });
  expect(told('')).toMatch(/^Seat 1 has units for 5 points, seat 2 for \d+\. Weir Watch: /);
  expect(told('toll-wardens.cost=9')).toContain('Seat 1 has units for 9 points');
});

test('the other half of the board is found by its marks, and the middle is its own', () => {
  const opposite = positionForm.mirrored?.opposite ?? ((mark: string) => mark);
  expect(opposite('ground:4,4')).toBe('ground:4,4');
  expect(opposite(opposite('ground:3,1'))).toBe('ground:3,1');
  expect(opposite('ground:3,1')).not.toBe('ground:3,1');
  expect(opposite('hand:1')).toBe('hand:1');
});

test('a position without units is no battlefield, and says so', () => {
  const nobody: Json = { scenario: JSON.stringify({ units: [], seats: [] }), factions: 'fordsSouth' };
  const read = readOptions(declarations, nobody);
  expect('options' in read && checkMatch(read.options)).toMatch(/both sides have at least one unit/);
});
