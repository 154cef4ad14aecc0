// What a building's banner and chip count.

import { expect, test } from 'vitest';
import type { SideView, UnitView } from '../rules/table.ts';
import { cardsOf, leftBy, returning, stateOf, threatens } from './bastion.tsx';

const unit = (card: string): UnitView => ({ card, attack: 1, health: 1, damage: 0 });

const side = (cards: number, creatures: readonly string[]): SideView => ({
  row: Array.from({ length: cards }, () => null),
  unseen: [],
  bastion: 0,
  fort: false,
  upper: creatures.map(unit),
  lower: [],
});

test('the full number stays the same when creatures leave the hand, and a short row looks short', () => {
  expect([side(8, []), side(5, ['squire', 'scout', 'runner'])].map(cardsOf)).toEqual([8, 8]);
  expect(stateOf(side(5, ['squire', 'scout', 'runner']), 'play')).toBe('whole');
  expect(stateOf(side(4, ['squire', 'scout', 'runner', 'lancer']), 'play')).toBe('chipped');
});

test('chip and panel count what is left, with the creatures that come back, and nothing of the next life', () => {
  expect(leftBy({ now: 6, left: 3, taken: 4, falls: null })).toBe(3);
  expect(leftBy({ now: 3, left: 7, taken: 3, falls: 'bastion' })).toBe(0);
});

test('what a blow takes and what comes back of the dead come to what is left: 5 − 2 + 1', () => {
  expect(returning({ now: 5, left: 4, taken: 2, falls: null })).toBe(1);
  expect(returning({ now: 5, left: 3, taken: 2, falls: null })).toBe(0);
  expect(returning({ now: 3, left: 7, taken: 3, falls: 'bastion' })).toBe(0);
});

test('a threat is what leaves the building less than it has', () => {
  expect(threatens({ now: 5, left: 4, taken: 2, falls: null })).toBe(true);
  expect(threatens({ now: 3, left: 7, taken: 3, falls: 'bastion' })).toBe(true);
  expect(threatens({ now: 5, left: 5, taken: 1, falls: null })).toBe(false);
  expect(threatens({ now: 5, left: 5, taken: 0, falls: null })).toBe(false);
});
