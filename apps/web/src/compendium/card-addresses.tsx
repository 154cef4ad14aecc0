// Gives the sheets of cards, wherever they are opened, their way to all cards of the game.

import { CardAddress } from '@bridgefront/page/cards/card-address.ts';
import { readNewSlug } from '@bridgefront/tabletop/accepted';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { matchTexts } from '../texts/match.ts';
import { cardsLink } from './address.ts';

/** The children, whose cards are those of a game; a card that a variant has made stands nowhere else. */
export function CardAddresses({
  game,
  children,
}: {
  readonly game: string;
  readonly children: ComponentChildren;
}) {
  const address = useMemo(
    () => (card: string) =>
      readNewSlug(card) === null ? { href: cardsLink(game, { card }), label: matchTexts.compendium } : null,
    [game],
  );
  return <CardAddress.Provider value={address}>{children}</CardAddress.Provider>;
}
