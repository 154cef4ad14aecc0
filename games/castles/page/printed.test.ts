// The numbers on Castles' cards, as the workshop finds and changes them.

import { expect, test } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import { stands } from '../rules/vocabulary.ts';
import { printed } from './printed.ts';

test('every card in play has its hit points, and what its abilities hold', () => {
  for (const card of CARDS)
    if (stands(card)) expect(printed.figures(card.slug, {}).map(({ name }) => name)).toContain('hp');
  expect(printed.figures('cannon', {}).map(({ label, value }) => [label, value])).toEqual([
    ['Copies', 4],
    ['Hit points', 5],
    ['Escorts to move with', 2],
    ['Damage', 3],
    ['From how many zones away', 1],
    ['Up to how many zones away', 2],
  ]);
});

test('a number that has an option of its own is read from it, and written as a number of its card', () => {
  const changes = { archerHp: 5, river: 'moats' };
  expect(printed.read(changes)).toEqual([{ card: 'archer', name: 'hp', value: 5 }]);
  const plague = { card: 'plague', name: 'damage', value: 4 };
  const both = printed.write([...printed.read(changes), plague], changes);
  expect(both).toEqual({ river: 'moats', cardChanges: 'archer.hp=5;plague.damage=4' });
  expect(printed.read(both)).toEqual([{ card: 'archer', name: 'hp', value: 5 }, plague]);
  expect(printed.write([], both)).toEqual({ river: 'moats' });
});
