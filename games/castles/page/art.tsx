// The picture of a card; decoration only, its name always stands beside it or is spoken.

import { SpritePicture } from '@bridgefront/page/cards/sprite-picture.tsx';
import { cardArt } from './art.ts';
import pictures from './art.svg';

/** See above. */
export function Art({
  card,
  class: className,
}: {
  readonly card: string;
  readonly class?: string | undefined;
}) {
  return <SpritePicture sprite={pictures} name={cardArt[card] ?? ''} class={className} />;
}
