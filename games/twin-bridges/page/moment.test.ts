// What a moment of the assault draws over the board.

import { expect, test } from 'vitest';
import { blowsOf } from './moment.ts';

const attack = {
  tell: 'attacks',
  seat: 1,
  card: 'lancer',
  lane: 'upper',
  again: false,
  hits: [
    { card: 'squire', amount: 2, left: 0, absorbed: false },
    { card: 'warder', amount: 2, left: 3, absorbed: true },
  ],
} as const;

test('a fight is told by lines to all that are struck, and lies over nobody', () => {
  expect(blowsOf(attack)).toEqual([
    { from: '[data-unit="lancer"]', to: '[data-unit="squire"]', kind: 'hits' },
    { from: '[data-unit="lancer"]', to: '[data-unit="warder"]', kind: 'hits' },
  ]);
  expect(blowsOf({ tell: 'turn', turn: 3, seat: 0, mana: 5 })).toEqual([]);
  expect(blowsOf(undefined)).toEqual([]);
});

test('a blow at the building is a line to the other side’s', () => {
  const strike = {
    tell: 'strikes',
    seat: 0,
    card: 'lancer',
    lane: 'lower',
    again: false,
    building: 'bastion',
    damage: 2,
    from: 2,
    to: 4,
  } as const;
  expect(blowsOf(strike)).toEqual([{ from: '[data-unit="lancer"]', to: '[data-bastion="1"]', kind: 'hits' }]);
});
