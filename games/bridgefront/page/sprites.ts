// Sprites of Bridgefront: files beside this one, and the icons of game-icons.net that `npm run web:icons` draws into each.

import { cardArt, factionArt, signArt } from './cards/art.ts';

/** File to names of icons. */
export const sprites: { readonly [file: string]: readonly string[] } = {
  'cards/art.svg': Object.values(cardArt),
  'cards/signs.svg': [...Object.values(signArt), ...Object.values(factionArt)],
};
