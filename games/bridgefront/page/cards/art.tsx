// Signs of factions and of things on the table, coloured by the text colour around them.

import { SpritePicture } from '@bridgefront/page/cards/sprite-picture.tsx';
import { factionArt, signArt } from './art.ts';
import signs from './signs.svg';

/** A faction's emblem. */
export function FactionArt({ faction }: { readonly faction: string }) {
  const name = factionArt[faction];
  return name === undefined ? null : <SpritePicture sprite={signs} name={name} />;
}

/** The small picture of something on the table: words must stand beside it. */
export function Sign({ of }: { readonly of: keyof typeof signArt }) {
  return <SpritePicture sprite={signs} name={signArt[of]} />;
}
