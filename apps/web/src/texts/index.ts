// The words that every part of the page may need; a game's own (board.ts, bridgefront.ts, twin-bridges.ts) come with its
// table. A translation is another value of these types.

import { matchTexts } from './match.ts';
import { shellTexts } from './shell.ts';

/** The words of the page, by room. */
export const texts = {
  shell: shellTexts,
  match: matchTexts,
};
