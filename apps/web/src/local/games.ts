// The rules by which matches run on this device: those of every folder of games, each loaded when it is played. The list of
// covers and pages (../games.ts) would bring the pages into the worker.

import type { AnyGame } from '@bridgefront/kernel';

const rules = import.meta.glob<AnyGame>('../../../../games/*/rules/index.ts', { import: 'game' });

/** The games that can be played here. */
export const gamesHere: readonly string[] = Object.keys(rules).flatMap(
  (path) => path.split('/').at(-3) ?? [],
);

/** Loads a game's rules; null: it cannot be played here. */
export async function rulesOf(game: string): Promise<AnyGame | null> {
  return (await rules[`../../../../games/${game}/rules/index.ts`]?.()) ?? null;
}
