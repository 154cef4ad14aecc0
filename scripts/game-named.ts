// The game that a script's words name.

import type { AnyGame } from '@bridgefront/kernel';
import { notFound } from '@bridgefront/terminal/names.ts';
import { games } from '../apps/server/src/games.ts';

/**
 * The game with this name.
 * @throws CommandFailure (usage) with the nearest name or all of them
 */
export function gameNamed(name: string): AnyGame {
  const found = games.get(name);
  if (found === undefined) throw notFound('game', name, [...games.keys()]);
  return found;
}
