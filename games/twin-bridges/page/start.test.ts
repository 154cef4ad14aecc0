// Which pick of the draft seals, and is lifted first.

import { expect, test } from 'vitest';
import { picksForGood } from './start.tsx';
import type { Seen } from './seen.ts';

const seenBy = (near: number, row: readonly string[] = []) =>
  ({
    near,
    table: { draft: { round: 1, opener: 0, offer: [] }, seats: [{ row }, { row }] },
  }) as unknown as Seen;

test('the only pick of a round seals, in every round', () => {
  expect(picksForGood(seenBy(0), [])).toBe(true);
  expect(picksForGood(seenBy(0, ['squire']), [])).toBe(true);
});

test('of two picks the first can still be taken back: the second seals both', () => {
  expect(picksForGood(seenBy(1), [])).toBe(false);
  expect(picksForGood(seenBy(1), ['card:squire'])).toBe(true);
});
