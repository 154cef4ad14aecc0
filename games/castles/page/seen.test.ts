// What the page reads from the view.

import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { riverAhead, seenOf } from './seen.ts';

/** Red sits at 0; whoever reads has that seat at the table, and sees with those eyes. */
function nearFor(mine: number | null, eyes: number | null): number {
  const still = { value: null };
  const seats = [0, 1].map((seat) => ({ seat, mine: seat === mine }));
  return seenOf({
    source: { info: { value: { seats } } },
    shown: { value: { view: { seat: eyes, table: { red: 0, pieces: [] } } } },
    playback: { current: still },
    choices: { value: [] },
    instead: { value: new Set() },
    plan: { value: [] },
  } as unknown as Match).near;
}

test('one’s own Castle stands near, in a replay with everybody’s eyes too', () => {
  expect(nearFor(1, 1)).toBe(1);
  expect(nearFor(1, null)).toBe(1);
  expect(nearFor(1, 0)).toBe(0);
  expect(nearFor(null, null)).toBe(0);
});

test.each([
  { river: undefined, borders: [] },
  { river: 'centre' as const, borders: [2] },
  { river: 'moats' as const, borders: [1, 3] },
])('CA-77: river $river runs ahead of the zones $borders, from either side', ({ river, borders }) => {
  const table = river === undefined ? {} : { river };
  expect([0, 1, 2, 3, 4, 5].filter((place) => riverAhead(table, place))).toEqual(borders);
});
