// The Trap order's form.

import { expect, test } from 'vitest';
import { limitsFor } from './orders.tsx';

test('an order is for as many Traps as are held, or as it says already, and for one without any', () => {
  expect(limitsFor(0, 1)).toEqual([1]);
  expect(limitsFor(3, 1)).toEqual([1, 2, 3]);
  expect(limitsFor(1, 2)).toEqual([1, 2]);
});
