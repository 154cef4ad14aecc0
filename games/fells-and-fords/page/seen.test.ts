import { expect, test } from 'vitest';
import { hexOfChoice } from './seen.ts';

const picked = { place: null, step: null };

test.each([
  ['a hex of the map', 'to:6,8', '6,8'],
  ['a way that leads off the map: it is no hex to click, but an answer of its own', 'to:5,9', null],
  ['none', 'pass', null],
])('%s', (_, choice, hex) => {
  expect(hexOfChoice(choice, picked)).toBe(hex);
});
