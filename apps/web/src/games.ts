// The games that the page shows: the only file of the page that names one. A table is loaded when somebody opens it.

import { bridgefrontCover } from '@bridgefront/game-bridgefront/cover';
import { twinBridgesCover } from '@bridgefront/game-twin-bridges/cover';
import type { Cover, GameTable } from '@bridgefront/page/contract.ts';
import { NeutralCover } from '@bridgefront/page/neutral-cover.tsx';

interface GameEntry {
  readonly cover: Cover;
  table(): Promise<GameTable>;
}

const games: { readonly [game: string]: GameEntry } = {
  bridgefront: {
    cover: bridgefrontCover,
    table: async () => (await import('@bridgefront/game-bridgefront/page')).bridgefrontTable,
  },
  'twin-bridges': {
    cover: twinBridgesCover,
    table: async () => (await import('@bridgefront/game-twin-bridges/page')).twinBridgesTable,
  },
};

/** The game that the start page shows first. */
export const firstGame = Object.keys(games)[0] ?? '';

/** Loads a game's table; null if it has none: such a game is played by the list of choices and the log. */
export async function tableOf(game: string): Promise<GameTable | null> {
  return (await games[game]?.table()) ?? null;
}

/** A game's cover; a plain one if it has none. */
export function coverOf(game: string): Cover {
  return games[game]?.cover ?? { blurb: '', Art: NeutralCover };
}
