// The games that the page shows: every folder of games. A table is loaded when somebody opens it.

import type { Cover, GamePage } from '@bridgefront/page/contract.ts';
import { NeutralCover } from '@bridgefront/page/neutral-cover.tsx';

const covers = import.meta.glob<Cover>('../../../games/*/page/cover/index.ts', {
  eager: true,
  import: 'cover',
});
const pages = import.meta.glob<GamePage>('../../../games/*/page/index.ts', { import: 'page' });

const folder = (game: string): string => `../../../games/${game}/page`;

/** The game that the start page shows first. */
export const firstGame = Object.keys(covers)[0]?.split('/').at(-4) ?? '';

/** Loads a game's table; null if it has none: such a game is played by the list of choices and the log. */
export async function pageOf(game: string): Promise<GamePage | null> {
  return (await pages[`${folder(game)}/index.ts`]?.()) ?? null;
}

/** A game's cover; a plain one if it has none. */
export function coverOf(game: string): Cover {
  return covers[`${folder(game)}/cover/index.ts`] ?? { blurb: '', line: '', Art: NeutralCover };
}
