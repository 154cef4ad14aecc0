import { expect, test } from 'vitest';
import { mayEnd } from './may-end.ts';

test('the key that ends a step ends no step that was gone on to by itself, until it is pressed again', () => {
  expect(mayEnd(7, false)).toBe(true);
  expect(mayEnd(8, true)).toBe(false);
  expect(mayEnd(8, true)).toBe(true);
  expect(mayEnd(9, true)).toBe(false);
  expect(mayEnd(9, false)).toBe(true);
});
