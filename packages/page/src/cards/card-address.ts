// Where a card stands among all cards of its game.

import { createContext } from 'preact';

/** A link in words. */
interface CardPlace {
  readonly href: string;
  readonly label: string;
}

/** The place of a card, by its slug; null: it stands nowhere else. */
export const CardAddress = createContext<(slug: string) => CardPlace | null>(() => null);
