// Sign of a card; words must stand beside it or be spoken.

import { signPaths } from './signs.ts';
import type { CardSign } from './signs.ts';

/** The sign, as large as the letters around it. */
export function Sign({ of }: { readonly of: CardSign }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path fill-rule="evenodd" d={signPaths[of]} />
    </svg>
  );
}
