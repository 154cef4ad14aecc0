// What matches of bots tell of every card, as it is written down: short enough to stand beside the card where somebody changes it.

import { digest } from '@bridgefront/kernel';
import type { AnyMeasures } from './measures.ts';

/** What is known of one card. */
export interface KnownCard {
  /** Seats that played it at least once. */
  readonly seats: number;
  /** How often it was played in a match, all seats together. */
  readonly played: number;
  /** How far the share of the win of these seats lies above the fair share, with its 95 per cent interval. */
  readonly lift: number;
  readonly low: number;
  readonly high: number;
}

/** What is known of the cards of a game. */
export interface KnownCards {
  readonly game: string;
  /** The fingerprint of its rules then. */
  readonly rules: string;
  readonly bot: string;
  readonly players: number;
  readonly matches: number;
  readonly cards: { readonly [card: string]: KnownCard };
  /** What each card was then, as a mark; empty where the game does not say. */
  readonly marks: { readonly [card: string]: string };
}

/** The file of a folder of answers that holds them. */
export const knownFile = 'cards.json';

/** The mark of every card as these measures have it printed: another one for a card that has changed. */
export function marksOf({ cards }: Pick<AnyMeasures, 'cards'>): KnownCards['marks'] {
  const all = cards?.({}) ?? [];
  if (!Array.isArray(all)) return {};
  return Object.fromEntries(
    (all as readonly { readonly slug?: unknown }[]).flatMap((card) =>
      typeof card.slug === 'string' ? [[card.slug, digest(JSON.stringify(card)).slice(0, 12)]] : [],
    ),
  );
}
