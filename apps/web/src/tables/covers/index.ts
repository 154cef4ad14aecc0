// How the games present themselves before anybody plays: one line a game. Light, for the start page shows it.

import type { ComponentType } from 'preact';
import { texts } from '../../texts/index.ts';
import { Islands } from './islands.tsx';
import { Lanes } from './lanes.tsx';
import { NeutralCover } from './neutral.tsx';

/** What a game says of itself. */
export interface Cover {
  /** Two sentences. */
  readonly blurb: string;
  /** A picture that fills its box. */
  readonly Art: ComponentType<{ readonly class?: string | undefined }>;
}

const covers: { readonly [game: string]: Cover } = {
  bridgefront: { blurb: texts.shell.covers.bridgefront, Art: Islands },
  'twin-bridges': { blurb: texts.shell.covers['twin-bridges'], Art: Lanes },
};

/** A game's cover; a plain one if it has none. */
export function coverOf(game: string): Cover {
  return covers[game] ?? { blurb: '', Art: NeutralCover };
}
