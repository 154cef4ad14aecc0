// What once showed a fault shows none: every kept record is played again under every check.

import { legalOf, runCheck, checkNames } from '@bridgefront/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { games } from '../apps/server/src/games.ts';
import { playedOf, regressionsOf } from './regressions.ts';

const all = [...games.values()].flatMap((game) =>
  regressionsOf(game).map(({ name, kept }) => ({ title: `${game.title}: ${name}`, game, kept })),
);

describe('records that showed a fault', () => {
  test('are kept', () => {
    expect(all.length).toBeGreaterThan(0);
  });

  test.each(all)('$title', ({ game, kept }) => {
    const played = playedOf(kept);
    // Rules that have changed since may leave choices out, but not all of them.
    const made = legalOf(game, played, played.made);
    expect(
      made.length,
      'a record of which nothing is legal any more shows nothing: remove it',
    ).toBeGreaterThan(0);
    for (const check of new Set([kept.check, ...checkNames])) {
      const found = runCheck(game, check, { ...played, made }, { mostTried: 4, mostWorlds: 10 });
      expect(found?.message ?? null, check).toBeNull();
    }
  });
});
