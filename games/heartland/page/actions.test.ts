// The panel's button while it is asked who occupies.

import { expect, test } from 'vitest';
import { soleOccupier } from './actions.tsx';

const open = (...choices: string[]) =>
  new Map(choices.map((choice) => [choice, { choice, label: choice }] as const));

test('the only one who may occupy is the button; among several, or beside an occupier, nobody is', () => {
  expect(soleOccupier(open('none', 'occupy:4'))?.choice).toBe('occupy:4');
  expect(soleOccupier(open('occupy:4', 'occupy:5', 'none'))).toBeNull();
  expect(soleOccupier(open('occupy:4', 'hold'))).toBeNull();
  expect(soleOccupier(open('draw:army', 'draw:civic'))).toBeNull();
});
