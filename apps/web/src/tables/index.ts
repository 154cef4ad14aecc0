// The tables of the games: one line a game. A game without one is played by the list of choices and the log.

import type { GameTable } from './types.ts';

const tables: { readonly [game: string]: () => Promise<GameTable> } = {
  bridgefront: async () => (await import('./bridgefront/index.ts')).bridgefrontTable,
  'twin-bridges': async () => (await import('./twin-bridges/index.ts')).twinBridgesTable,
};

/** Loads a game's table; null if it has none. */
export async function tableOf(game: string): Promise<GameTable | null> {
  return (await tables[game]?.()) ?? null;
}
