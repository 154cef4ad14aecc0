// The order in which sealed actions are carried out, as it is told before one seals.

import { expect, test } from 'vitest';
import { fromLead, placeAmong } from './sealing.ts';

test('seats act from the Lead on, and round the table', () => {
  expect(fromLead(2, [false, false, false, false])).toEqual([2, 3, 0, 1]);
});

test('who is Done does not act, not even as the Lead', () => {
  expect(fromLead(1, [false, true, false])).toEqual([2, 0]);
});

test('who is before and after one at the same number follows that order', () => {
  const order = fromLead(2, [false, false, false]);
  expect(placeAmong(order, 0)).toEqual({ before: [2], after: [1] });
  expect(placeAmong(order, 2)).toEqual({ before: [], after: [0, 1] });
});
