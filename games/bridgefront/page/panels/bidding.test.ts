// The bid in the making: which word and amount the button seals, and what would buy for certain.

import { expect, test } from 'vitest';
import { optionsOf } from '../../rules/table.ts';
import type { TableView } from '../../rules/table.ts';
import { plainSeat, plainTable } from '../../test/plain-view.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { bidWith, certainBid, meanBid, wordOf } from './bidding.ts';

const row = { cards: ['zap', 'recruit', 'hustle'], at: 0, wins: [0, 0, 0] };

const view: TableView = {
  ...plainTable,
  round: 2,
  phase: 'market',
  seats: [5, 8, 3].map((gold) => ({ ...plainSeat, gold })),
  row,
};
const open = new Set(['buy:1', 'buy:2', 'buy:3', 'pass:0', 'pass:1']);
const options = optionsOf();

test('one buys with the least, until something else is meant for this card', () => {
  const seen = { view, open };
  expect([wordOf(seen), bidWith(seen, 'buy')]).toEqual(['buy', { least: 1, most: 3, amount: 1 }]);
  meanBid(seen, 'buy', 3);
  meanBid(seen, 'pass');
  expect([wordOf(seen), bidWith(seen, 'buy')?.amount, bidWith(seen, 'pass')?.amount]).toEqual(['pass', 3, 0]);
  const next = { view: { ...view, row: { ...row, at: 1 } }, open };
  expect([wordOf(next), bidWith(next, 'buy')?.amount]).toEqual(['buy', 1]);
});

test('who cannot buy passes', () => {
  expect(wordOf({ view, open: new Set(['pass:0']) })).toBe('pass');
});

test('one more than the richest who is still in it buys for certain', () => {
  expect(certainBid({ view, options, seat: 0 })).toBe(9);
  expect(certainBid({ view, options, seat: 1 })).toBe(6);
  const out = { ...view, row: { ...row, wins: [0, options.maxRowWins, 0] } };
  expect(certainBid({ view: out, options, seat: 0 })).toBe(4);
});

test('no sum is named as certain that the purse does not hold', () => {
  const { buying } = bridgefrontTexts.offer;
  expect(buying(4, 5, 1)).toBe('You keep 4. Nobody can outbid 4.');
  expect(buying(6, 5, 1)).toBe('You keep 4. If you bid all 5, nobody can bid more.');
  expect(buying(9, 5, 1)).toBe('You keep 4. Others can bid up to 8.');
});
