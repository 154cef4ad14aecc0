// JSON Schemas of the games, as they lie in their folders.

import { readFile } from 'node:fs/promises';
import type { AnyGame } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import { Written } from './written.ts';

const read = new Map<string, Written>();

/** The schema of what a game shows to programs; a game that was never described has none. */
export async function schemaOf(
  games: ReadonlyMap<string, AnyGame>,
  game: string,
): Promise<Written | WireRefusal> {
  if (!games.has(game)) return refuse('not-found', `There is no game "${game}".`);
  const known = read.get(game);
  if (known !== undefined) return known;
  try {
    const file = new URL(import.meta.resolve(`@bridgefront/game-${game}/schema.json`));
    const written = new Written(JSON.stringify(JSON.parse(await readFile(file, 'utf8'))));
    read.set(game, written);
    return written;
  } catch {
    return refuse('not-found', `The game "${game}" has no schema here.`);
  }
}
