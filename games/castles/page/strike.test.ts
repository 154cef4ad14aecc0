// How a blow is seen.

import { expect, test } from 'vitest';
import { lungeOf } from './strike.ts';

test('who stands beside its target runs at it, who shoots starts back', () => {
  expect(lungeOf(90, 80)).toBeGreaterThan(0.5);
  expect(lungeOf(240, 80)).toBeGreaterThan(0);
  expect(lungeOf(600, 80)).toBeLessThan(0);
  expect(lungeOf(0, 80)).toBe(0);
});
