// A slice of the variants by lot: npm run fuzz-variants plays a thousand of each game.

import { describe, expect, test } from 'vitest';
import { games } from '../apps/server/src/games.ts';
import { bookOf, fuzzVariants } from './fuzz-variants.ts';

describe.each([...games.values()])('$title', (game) => {
  test(
    'variants within the forms are played, or refused with one sentence',
    { timeout: 120_000 },
    async () => {
      const book = await bookOf(game.name);
      if (book === null) return;
      const { faults, played } = fuzzVariants(game, book, { variants: 20, seed: 'slice' });
      expect(faults).toEqual([]);
      expect(played).toBe(20);
    },
  );
});
