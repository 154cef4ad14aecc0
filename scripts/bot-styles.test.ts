// Styles of bots name what is really asked in their game.

import { houseBots, isOfKind } from '@bridgefront/bots';
import { kindsSeen } from '@bridgefront/lab/leaning/kinds.ts';
import { expect, test } from 'vitest';
import { gameNames } from '../apps/cli/src/games.ts';
import { gameNamed } from './game-named.ts';

test.each(gameNames)('%s: every kind that a style likes is met in play', (name) => {
  const game = gameNamed(name);
  const seen = kindsSeen(game, game.seats.min, 'styles', 30).map(({ kind }) => kind);
  const met = (kind: string): boolean =>
    seen.some(
      (one) =>
        one === kind || isOfKind(kind, one.slice(0, one.indexOf('.')), one.slice(one.indexOf('.') + 1)),
    );
  const styles = game.styles ?? [];
  expect(styles.length).toBeGreaterThan(0);
  for (const { name: style, likes } of styles) {
    expect(houseBots.has(style)).toBe(false);
    expect(
      Object.keys(likes).filter((kind) => !met(kind)),
      style,
    ).toEqual([]);
  }
});
