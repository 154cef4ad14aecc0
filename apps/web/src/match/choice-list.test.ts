import { expect, test } from 'vitest';
import { firstNumbers } from './choice-list.ts';

test('numbers go to what is shown, in its order', () => {
  const groups = [
    { shown: false, count: 2 },
    { shown: true, count: 3 },
    { shown: false, count: 40 },
    { shown: true, count: 1 },
  ];
  expect(firstNumbers(groups)).toEqual([Infinity, 1, Infinity, 4]);
});
