// The rules by which matches run on this device, each loaded when it is played: with the list of covers and pages
// (../games.ts) the only file of the page that names games. That one would bring the pages into the worker.

import type { AnyGame } from '@bridgefront/kernel';

const games: { readonly [game: string]: () => Promise<AnyGame> } = {
  bridgefront: async () => (await import('@bridgefront/game-bridgefront')).bridgefront as AnyGame,
  'twin-bridges': async () => (await import('@bridgefront/game-twin-bridges')).twinBridges as AnyGame,
  castles: async () => (await import('@bridgefront/game-castles')).castles as AnyGame,
  heartland: async () => (await import('@bridgefront/game-heartland')).heartland as AnyGame,
  'fells-and-fords': async () => (await import('@bridgefront/game-fells-and-fords')).fellsAndFords as AnyGame,
};

/** The games that can be played here. */
export const gamesHere: readonly string[] = Object.keys(games);

/** Loads a game's rules; null: it cannot be played here. */
export async function rulesOf(game: string): Promise<AnyGame | null> {
  return Object.hasOwn(games, game) ? games[game]() : null;
}
