// Every word of the page that does not come from a game, in one catalogue. A translation is another value of this type.

import { boardTexts } from './board.ts';
import { bridgefrontTexts } from './bridgefront.ts';
import { matchTexts } from './match.ts';
import { shellTexts } from './shell.ts';
import { twinBridgesTexts } from './twin-bridges.ts';

/** The words of the page, by room. */
export const texts = {
  shell: shellTexts,
  match: matchTexts,
  bridgefront: bridgefrontTexts,
  board: boardTexts,
  twinBridges: twinBridgesTexts,
};
