// Pictures out of the two sprites, coloured by the text colour around them.

import { SpritePicture } from '@bridgefront/page/cards/sprite-picture.tsx';
import { spritePath } from '@bridgefront/page/ui/sprite-path.ts';
import { cardArt, factionArt, signArt } from './art.ts';
import pictures from './art.svg';
import signs from './signs.svg';

/** A card's picture. */
export function CardArt({ slug }: { readonly slug: string }) {
  const name = cardArt[slug];
  return name === undefined ? null : <SpritePicture sprite={pictures} name={name} />;
}

/** Whether pictures of cards are paths by now, which are quicker to draw than references into the sprite. */
export function artIsRead(slug: string): boolean {
  return spritePath(pictures, cardArt[slug] ?? '') !== null;
}

/** A faction's emblem. */
export function FactionArt({ faction }: { readonly faction: string }) {
  const name = factionArt[faction];
  return name === undefined ? null : <SpritePicture sprite={signs} name={name} />;
}

/** The small picture of something on the table: words must stand beside it. */
export function Sign({ of }: { readonly of: keyof typeof signArt }) {
  return <SpritePicture sprite={signs} name={signArt[of]} />;
}
