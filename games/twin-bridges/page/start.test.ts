// When the draft says that what is picked cannot be taken back.

import { expect, test } from 'vitest';
import { picksForGood } from './start.tsx';
import type { Seen } from './seen.ts';

const seenBy = (near: number, row: readonly string[] = []) =>
  ({
    near,
    table: { draft: { round: 1, opener: 0, offer: [] }, seats: [{ row }, { row }] },
  }) as unknown as Seen;

test('the first pick of all is asked about, no later one', () => {
  expect(picksForGood(seenBy(0), [])).toBe(true);
  expect(picksForGood(seenBy(0, ['squire']), [])).toBe(false);
});

test('of two picks the first can still be taken back: the second is asked about', () => {
  expect(picksForGood(seenBy(1), [])).toBe(false);
  expect(picksForGood(seenBy(1), ['card:squire'])).toBe(true);
});
