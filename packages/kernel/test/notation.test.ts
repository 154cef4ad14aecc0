// Choice notation: texts that read back as what they were made from.

import { expect, test } from 'vitest';
import { choiceKind, choiceValue, numberedChoices, slug } from '../src/index.ts';

test.each([
  ['Scout Report', 'scout-report'],
  ["Assassin's Edge", 'assassins-edge'],
  ['Dice: Forked Road', 'dice-forked-road'],
  ['Café — Noir!', 'cafe-noir'],
  ['  Zap  ', 'zap'],
  ['Ward 2', 'ward-2'],
])('%j is written %s', (name, text) => {
  expect(slug(name)).toBe(text);
  expect(slug(text)).toBe(text);
});

test.each([
  ['card:zap', 'card', 'zap'],
  ['edge:0,0~1,0', 'edge', '0,0~1,0'],
  ['done', 'done', ''],
  ['text:a:b', 'text', 'a:b'],
])('%s is of kind %s with value %j', (choice, kind, value) => {
  expect([choiceKind(choice), choiceValue(choice)]).toEqual([kind, value]);
});

test('numbered choices run from nought', () =>
  expect(numberedChoices('buy', 2)).toEqual(['buy:0', 'buy:1', 'buy:2']));
