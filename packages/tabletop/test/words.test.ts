// Small words: numbers with nouns, ordinals, lists.

import { expect, test } from 'vitest';
import { capitalised, either, list, noun, ordinal, plural, ranges } from '../src/words.ts';

test.each([
  [1, 'card', '1 card'],
  [0, 'card', '0 cards'],
  [2, 'hex', '2 hexes'],
  [3, 'die', '3 dice'],
  [2, 'free die', '2 free dice'],
  [2, 'ability', '2 abilities'],
  [2, 'day', '2 days'],
  [2, 'match', '2 matches'],
  [-1, 'step', '-1 step'],
])('%d %s', (count, one, text) => expect(plural(count, one)).toBe(text));

test('a plural that no rule makes is named', () => {
  expect([plural(2, 'seat is open', 'seats are open'), plural(1, 'seat is open', 'seats are open')]).toEqual([
    '2 seats are open',
    '1 seat is open',
  ]);
  expect([noun(1, 'Force'), noun(2, 'Force'), noun(2, 'ox', 'oxen')]).toEqual(['Force', 'Forces', 'oxen']);
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [22, '22nd'],
  [113, '113th'],
])('%d is the %s', (count, text) => expect(ordinal(count)).toBe(text));

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a and b', 'a or b'],
  [['a', 'b', 'c'], 'a, b and c', 'a, b or c'],
])('%j', (items, all, one) => expect([list(items), either(items)]).toEqual([all, one]));

test('numbers in a row are said as a range', () => {
  expect([ranges([1, 3, 4]), ranges([6]), ranges([1, 2, 3, 4, 5]), ranges([])]).toEqual([
    '1, 3–4',
    '6',
    '1–5',
    '',
  ]);
  expect([capitalised('upper lane'), capitalised('')]).toEqual(['Upper lane', '']);
});
