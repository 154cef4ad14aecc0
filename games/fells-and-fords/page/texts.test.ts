import { expect, test } from 'vitest';
import { fellsTexts } from './texts.ts';

test.each([
  [
    'in your rows 5 to 9, one in each section.',
    'in your rows 5 to 9 (5 to 1 at the rim), one in each section.',
  ],
  ['in your rows 8 and 9 that', 'in your rows 8 and 9 (2 and 1 at the rim) that'],
  ['1 VP if a unit of yours stands on the middle hex.', '1 VP if a unit of yours stands on the middle hex.'],
])('rows that the North counts from its edge are told in the numbers of the rim: %s', (text, told) => {
  expect(fellsTexts.byRim(text, true)).toBe(told);
  expect(fellsTexts.byRim(text, false)).toBe(text);
});

test.each([
  ['Reed Archers', 'Toll Wardens (h3) against Reed Archers (h4)'],
  ['', 'Toll Wardens (h3) against h4'],
])('a fight against "%s" has a title', (on, title) => {
  expect(fellsTexts.fight('Toll Wardens', 'h3', on, 'h4')).toBe(title);
});

test('a unit that can be mustered says what its numbers are', () => {
  expect(fellsTexts.costs(4, 0, 5)).toBe('4 points · 0 of 5');
  expect(fellsTexts.toLay(3)).toBe('3 to lay out');
});

test.each([
  [0, 0, ''],
  [62, 0, 'counter: you lose 0.6'],
  [120, 8, 'counter: you lose 1.2, fall in 8 %'],
])('a counter that takes %i hundredths is foretold', (damage, kill, said) => {
  expect(fellsTexts.strikeBack({ damage, kill })).toBe(said);
});

test.each([
  [8, 42, '3 dice: they lose 0.5, fall in 8 %, go back in 42 %'],
  [0, 42, '3 dice: they lose 0.5, go back in 42 %'],
  [0, 0, '3 dice: they lose 0.5'],
])('what cannot happen is not said of an attack', (kill, push, said) => {
  expect(fellsTexts.odds(3, kill, 50, push)).toBe(said);
});
