// Which marks seats bear before a view of the match tells them.

import { expect, test } from 'vitest';
import { knownMarks } from './known-marks.tsx';

const began = Date.UTC(2026, 0, 1);

test.each([
  { known: 'the first seat is Red', first: 'seat-0', marks: [0, 1, 0, 1] },
  { known: 'the second seat is Red', first: 'seat-1', marks: [1, 0, 1, 0] },
  { known: 'Red is drawn by lot', first: 'random', marks: null },
  { known: 'nothing is said of Red, which is by lot', first: undefined, marks: null },
])('Castles, $known', ({ first, marks }) => {
  const options = first === undefined ? {} : { firstPlayer: first };
  const facts = { game: 'castles', options, startedAt: began } as const;
  expect(knownMarks({ ...facts, seating: 'as-taken' })).toEqual(marks);
  expect(knownMarks({ ...facts, seating: 'as-taken', startedAt: null })).toEqual(marks);
});

test.each(['bridgefront', 'castles'])('before the seats of %s are drawn nobody bears a mark', (game) => {
  const facts = { game, options: { firstPlayer: 'seat-0' }, seating: 'random' } as const;
  expect(knownMarks({ ...facts, startedAt: null })).toBeNull();
  expect(knownMarks({ ...facts, startedAt: began })).not.toBeNull();
});

test('without sides of its own, a game gives each seat the mark of its number', () => {
  const facts = { game: 'bridgefront', options: {}, seating: 'as-taken', startedAt: null } as const;
  expect(knownMarks(facts)).toEqual([]);
});
