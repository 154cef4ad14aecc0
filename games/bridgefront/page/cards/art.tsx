// Pictures out of the two sprites, coloured by the text colour around them.

import { cardArt, factionArt, signArt } from './art.ts';
import pictures from './art.svg';
import signs from './signs.svg';
import styles from './art.module.css';

function Picture({ href }: { readonly href: string }) {
  return (
    <svg class={styles.picture} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={href} />
    </svg>
  );
}

/** A card's picture. */
export function CardArt({ slug }: { readonly slug: string }) {
  const name = cardArt[slug];
  return name === undefined ? null : <Picture href={`${pictures}#${name}`} />;
}

/** A faction's emblem. */
export function FactionArt({ faction }: { readonly faction: string }) {
  const name = factionArt[faction];
  return name === undefined ? null : <Picture href={`${signs}#${name}`} />;
}

/** The small picture of something on the table: words must stand beside it. */
export function Sign({ of }: { readonly of: keyof typeof signArt }) {
  return <Picture href={`${signs}#${signArt[of]}`} />;
}
