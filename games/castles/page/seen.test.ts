// What the page reads from the view.

import { expect, test } from 'vitest';
import { riverAhead } from './seen.ts';

test.each([
  { river: undefined, borders: [] },
  { river: 'centre' as const, borders: [2] },
  { river: 'moats' as const, borders: [1, 3] },
])('CA-77: river $river runs ahead of the zones $borders, from either side', ({ river, borders }) => {
  const table = river === undefined ? {} : { river };
  expect([0, 1, 2, 3, 4, 5].filter((place) => riverAhead(table, place))).toEqual(borders);
});
