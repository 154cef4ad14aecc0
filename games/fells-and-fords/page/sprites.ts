// Sprites of Fells and Fords: files beside this one, and the icons that `npm run web:icons` draws into each.

import { cardArt, dieArt, tokenArt, unitArt } from './art.ts';

/** File to names of icons. */
export const sprites: { readonly [file: string]: readonly string[] } = {
  'art.svg': [unitArt, cardArt, dieArt, tokenArt].flatMap((pictures) => Object.values(pictures)),
};
