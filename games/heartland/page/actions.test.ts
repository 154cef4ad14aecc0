// The panel's button while it is asked who occupies, and while units are still at home.

import { expect, test } from 'vitest';
import { passOf, soleOccupier } from './actions.tsx';
import type { Seen } from './seen.ts';

const open = (...choices: string[]) =>
  new Map(choices.map((choice) => [choice, { choice, label: choice }] as const));

test('the only one who may occupy is the button; among several, or beside an occupier, nobody is', () => {
  expect(soleOccupier(open('none', 'occupy:4'))?.choice).toBe('occupy:4');
  expect(soleOccupier(open('occupy:4', 'occupy:5', 'none'))).toBeNull();
  expect(soleOccupier(open('occupy:4', 'hold'))).toBeNull();
  expect(soleOccupier(open('draw:army', 'draw:civic'))).toBeNull();
});

test('passing is quiet while there is something to do, and says who stays at home that could be sent', () => {
  const units = [
    { seat: 0, at: 0 },
    { seat: 0, at: 0 },
    { seat: 0, at: 0, exerted: true },
    { seat: 0, at: 1 },
    { seat: 1, at: 0 },
  ];
  const seen = (of: readonly object[], ...choices: string[]) =>
    ({ table: { units: of }, near: 0, open: open(...choices) }) as unknown as Seen;
  expect(passOf(seen(units, 'commit', 'pass'))).toEqual({
    choice: 'pass',
    label: 'pass (2 ready stay at home)',
    quiet: true,
  });
  expect(passOf(seen(units, 'pass'))).toEqual({ choice: 'pass', label: 'pass' });
  expect(passOf(seen([{ seat: 0, at: 1 }], 'commit', 'pass'))).toEqual({ choice: 'pass', label: 'pass' });
  expect(passOf(seen([], 'villager:farmer', 'pass'))).toEqual({ choice: 'pass', label: 'pass', quiet: true });
  expect(passOf(seen(units, 'commit'))).toBeNull();
});
