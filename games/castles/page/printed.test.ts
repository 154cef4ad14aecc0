// The numbers on Castles' cards, as the workshop finds and changes them.

import { expect, test } from 'vitest';
import { CARDS } from '../rules/cards/table.ts';
import { printed } from './printed.ts';

test('every card in play has its hit points, and a figure whose option is changed says so', () => {
  for (const card of CARDS)
    if (card.kind === 'standing')
      expect(printed.figures(card.slug, {}).map(({ name }) => name)).toContain('hp');
  expect(printed.figures('cannon', {}).map(({ label, value }) => [label, value])).toEqual([
    ['Hit points', 5],
    ['Damage', 3],
    ['Escorts to move with', 2],
  ]);
  const changes = { archerHp: 5, river: 'moats' };
  expect(printed.read(changes)).toEqual([{ card: 'archer', name: 'hp', value: 5 }]);
  const both = printed.write(
    [...printed.read(changes), { card: 'plague', name: 'damage', value: 4 }],
    changes,
  );
  expect(both).toEqual({ river: 'moats', archerHp: 5, plagueDamage: 4 });
  expect(printed.write([], both)).toEqual({ river: 'moats' });
});

test('no two cards print the same option', () => {
  const all = CARDS.flatMap(({ slug }) => printed.figures(slug, {}));
  expect(all).toHaveLength(printed.options.length);
});
