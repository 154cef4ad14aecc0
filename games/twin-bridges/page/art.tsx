// The picture of a card; decoration only, its name always stands beside it.

import { cardArt } from './art.ts';
import pictures from './art.svg';

/** See above. */
export function Art({ slug, class: className }: { readonly slug: string; readonly class: string }) {
  return (
    <svg class={className} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${pictures}#${cardArt[slug]}`} />
    </svg>
  );
}
