// Words of the table that name what a rule means.

import { expect, test } from 'vitest';
import { preyWords } from '../rules/table.ts';
import { terms } from './card-terms.ts';
import { castlesTexts } from './texts.ts';

test('CA-46: the widest Trap order is on Soldiers and Civilians, not on anybody', () => {
  expect(preyWords.any).toBe('any Soldier or Civilian');
});

test('CA-24 CA-58: what strengthens a card is told as a figure', () => {
  expect(castlesTexts.charged(1)).toBe('may take 2 steps outward, 1 more damage by Charge');
  expect(castlesTexts.rain(4)).toBe('4 more damage by Arrow Rain');
});

test('CA-27: what an escort is stands among the words of whoever takes one along', () => {
  const [escort] = terms.filter((term) => term.in.test('Moves 1 step with 2 escorts.'));
  expect(escort).toMatchObject({ name: 'Escort', text: expect.stringContaining('goes along') });
});
