// The games that the page shows: the only file of the page that names one. A table is loaded when somebody opens it.

import { bridgefrontCover } from '@bridgefront/game-bridgefront/cover';
import { castlesCover } from '@bridgefront/game-castles/cover';
import { fellsCover } from '@bridgefront/game-fells-and-fords/cover';
import { heartlandCover } from '@bridgefront/game-heartland/cover';
import { twinBridgesCover } from '@bridgefront/game-twin-bridges/cover';
import type { Cover, GamePage } from '@bridgefront/page/contract.ts';
import { NeutralCover } from '@bridgefront/page/neutral-cover.tsx';

interface GameEntry {
  readonly cover: Cover;
  page(): Promise<GamePage>;
}

const games: { readonly [game: string]: GameEntry } = {
  bridgefront: {
    cover: bridgefrontCover,
    page: async () => (await import('@bridgefront/game-bridgefront/page')).bridgefrontPage,
  },
  'twin-bridges': {
    cover: twinBridgesCover,
    page: async () => (await import('@bridgefront/game-twin-bridges/page')).twinBridgesPage,
  },
  castles: {
    cover: castlesCover,
    page: async () => (await import('@bridgefront/game-castles/page')).castlesPage,
  },
  heartland: {
    cover: heartlandCover,
    page: async () => (await import('@bridgefront/game-heartland/page')).heartlandPage,
  },
  'fells-and-fords': {
    cover: fellsCover,
    page: async () => (await import('@bridgefront/game-fells-and-fords/page')).fellsPage,
  },
};

/** The game that the start page shows first. */
export const firstGame = Object.keys(games)[0] ?? '';

/** Loads a game's table; null if it has none: such a game is played by the list of choices and the log. */
export async function pageOf(game: string): Promise<GamePage | null> {
  return (await games[game]?.page()) ?? null;
}

/** A game's cover; a plain one if it has none. */
export function coverOf(game: string): Cover {
  return games[game]?.cover ?? { blurb: '', line: '', Art: NeutralCover };
}
