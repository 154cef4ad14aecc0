// What can be asked about changes, in the words of whoever asks.

import { expect, test } from 'vitest';
import { workshopTexts } from '../texts/workshop.ts';

const { strong, played } = workshopTexts.measure.ask;

test('asks about one card, several, or all of them, and quotes a name that has a comma', () => {
  expect(strong(['Recruit'])).toBe('Is Recruit too strong?');
  expect(strong(['Old Heron, Scout'])).toBe('Is “Old Heron, Scout” too strong?');
  expect(strong(['Recruit', 'Muster', 'March'])).toBe('Are Recruit, Muster and March too strong?');
  expect(strong([])).toBe('Is it too strong?');
  expect(played(['Recruit', 'Old Heron, Scout'])).toBe('Are Recruit and “Old Heron, Scout” ever played?');
  expect(played([])).toBe('Is any of it ever played?');
});
