// What forms make: all that is printed, and a slice of the variants by lot (npm run fuzz-variants plays a thousand of each game).

import { describe, expect, test } from 'vitest';
import { bare, isSame, rebuilt } from '@bridgefront/tabletop/cards';
import { games } from '../apps/server/src/games.ts';
import { bookOf, fuzzVariants } from './fuzz-variants.ts';

describe.each([...games.values()])('$title', (game) => {
  test('a form makes all that is printed from nothing, by its own operations, and each can be played', async () => {
    const book = await bookOf(game.name);
    const rows = book?.printed ?? [];
    const others = rows.filter((row) => {
      const shape = book?.shape(row);
      return shape === undefined || !isSame(rebuilt(shape, bare(row)), bare(row));
    });
    expect(others.map(({ name }) => name)).toEqual([]);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.flatMap((row) => book?.problem(row, row) ?? [])).toEqual([]);
  });

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
