// How plans are said: no more than is read, and never the same twice.

import { expect, test } from 'vitest';
import { compared, planWords } from './plan-words.ts';

const plan = (...steps: readonly (readonly string[])[]) => ({
  labels: steps.flat(),
  steps: steps.map((step) => step.length),
});

const long = plan(['March', 'Mine', 'three Forces', 'Center', 'seal', 'wait']);

test('what a plan says is cut where it is long', () => {
  expect(planWords(plan(['March', 'Mine'], ['Pass']))).toBe('March › Mine; Pass');
  expect(planWords(long)).toBe('March › Mine › three Forces and 3 more');
  expect(planWords(long, true)).toBe('March › Mine › three Forces › Center › seal › wait');
});

test('short plans are said whole: nothing more of them is to be seen', () => {
  expect(compared(plan(['Pass']), plan(['March', 'Mine']))).toEqual({
    best: 'Pass',
    made: 'March › Mine',
    cut: false,
  });
  expect(compared(long, plan(['Pass'])).cut).toBe(true);
});

test('two plans that begin alike are said from where they part', () => {
  const best = plan(['Assassin', 'Red Middle'], ['Spearman', 'Blue Front'], ['End the turn']);
  const made = plan(['Assassin', 'Red Middle'], ['Wizard', 'Blue Front'], ['End the turn']);
  expect(compared(best, made)).toEqual({
    best: '… Spearman › Blue Front; End the turn',
    made: '… Wizard › Blue Front; End the turn',
    cut: true,
  });
  const other = plan(['Assassin', 'Red Middle'], ['Spearman', 'Blue Middle']);
  expect(compared(best, other).made).toBe('… Spearman › Blue Middle');
  // Far into a step, what stands before is enough.
  const far = plan(['March', 'Mine', 'three Forces', 'Center', 'wait', 'wait']);
  expect(compared(long, far)).toMatchObject({
    best: '… Center › seal › wait',
    made: '… Center › wait › wait',
  });
});

test('of a plan that only goes on the rest is said, and that the other had none', () => {
  const short = plan(['Assassin', 'Red Middle']);
  const goesOn = plan(['Assassin', 'Red Middle'], ['Wizard', 'Blue Front']);
  expect(compared(short, goesOn)).toEqual({ best: 'no more', made: '… Wizard › Blue Front', cut: true });
  expect(compared(goesOn, short)).toMatchObject({ best: '… Wizard › Blue Front', made: 'no more' });
});
