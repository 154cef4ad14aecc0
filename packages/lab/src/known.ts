// What matches of bots tell of every card, as it is written down: short enough to stand beside the card where somebody changes it.

import { digest } from '@bridgefront/kernel';
import type { AnyMeasures } from './measures.ts';

/** What is known of one card. */
export interface KnownCard {
  /** Seats that played it at least once. */
  readonly seats: number;
  /** How often it was played in a match, all seats together. */
  readonly played: number;
  /** How they fared; left out where they are too few to say. */
  readonly fares?: Fares;
}

/** How far the share of the win of some seats lies above the fair share. The ranges of all cards of a game hold together 95 times in 100. */
export interface Fares {
  readonly lift: number;
  readonly low: number;
  readonly high: number;
}

/** Of fewer seats than this nothing is said of how they fared. */
export const fewestSeats = 24;

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
