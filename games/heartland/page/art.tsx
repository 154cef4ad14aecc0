// The picture of a card; decoration only, its name always stands beside it.

import { SpritePicture } from '@bridgefront/page/cards/sprite-picture.tsx';
import { cardArt } from './art.ts';
import pictures from './art.svg';

/** The picture. */
export function Art({ slug, class: className }: { readonly slug: string; readonly class: string }) {
  return <SpritePicture sprite={pictures} name={cardArt[slug] ?? ''} class={className} />;
}
