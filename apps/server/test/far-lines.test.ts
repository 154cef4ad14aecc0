// A client's lines to tables that other servers play, when such a table is played by another one.

import { expect, test } from 'vitest';
import { FarLines } from '../src/live/far-lines.ts';
import type { Place } from '../src/live/far-lines.ts';

function linesTo(places: Record<string, Place>) {
  const told = { closed: 0 };
  const lines = new FarLines(
    {
      placeOf: (match) => places[match] ?? null,
      open: () => ({ send: () => undefined, is: () => undefined, close: () => undefined }),
    },
    { hear: () => undefined, closed: () => void told.closed++ },
  );
  return { lines, told, places };
}

test.each([
  ['another server', 'second'],
  ['this one', null],
])('who speaks of a table that has moved to %s comes again', async (_, to) => {
  const { lines, told, places } = linesTo({ table: 'first', other: 'first' });
  expect([lines.placeOf({ match: 'table' }), lines.placeOf({ match: 'other' })]).toEqual(['first', 'first']);
  expect(lines.placeOf({ match: 'table' })).toBe('first');
  expect(told.closed).toBe(0);
  places['table'] = Promise.resolve(to);
  expect(await lines.placeOf({ match: 'table' })).toBe(to);
  expect(told.closed).toBe(1);
  // Once is enough, and who speaks of others stays.
  expect(await lines.placeOf({ match: 'table' })).toBe(to);
  expect(lines.placeOf({ match: 'other' })).toBe('first');
  expect(told.closed).toBe(1);
});

test('a table that was played here is told to its readers by itself', () => {
  const { lines, told, places } = linesTo({});
  expect(lines.placeOf({ match: 'table' })).toBeNull();
  places['table'] = 'first';
  expect(lines.placeOf({ match: 'table' })).toBe('first');
  expect(told.closed).toBe(0);
});
