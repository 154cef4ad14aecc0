// The games that this server runs: every package in the folder of games.

import { existsSync, readdirSync } from 'node:fs';
import type { AnyGame } from '@bridgefront/kernel';

const folder = new URL('../../../games/', import.meta.url);

/** The file in which a game's rules are written. */
export const moduleOf = (game: string): string => import.meta.resolve(`@bridgefront/game-${game}`);

async function load(name: string): Promise<readonly [string, AnyGame]> {
  const { game } = (await import(moduleOf(name))) as { readonly game: AnyGame };
  return [game.name, game];
}

/** All games by name. */
export const games: ReadonlyMap<string, AnyGame> = new Map(
  await Promise.all(
    readdirSync(folder)
      .filter((name) => existsSync(new URL(`${name}/package.json`, folder)))
      .map(load),
  ),
);
