// Sprites of Heartland: files beside this one, and the icons of game-icons.net that `npm run web:icons` draws into each.

import { cardArt } from './art.ts';

/** File to names of icons. */
export const sprites: { readonly [file: string]: readonly string[] } = {
  'art.svg': Object.values(cardArt),
};
