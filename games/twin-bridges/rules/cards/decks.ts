// The four preconstructed decks: together they hold every card once.

import type { CardId } from '../types.ts';
import { cardId } from './table.ts';

/** A deck of eight cards that makes a whole hand. */
export type Deck = {
  readonly slug: string;
  readonly name: string;
  readonly cards: readonly CardId[];
};

function deck(slug: string, name: string, cards: string): Deck {
  return { slug, name, cards: cards.split(' ').map(cardId) };
}

/** The decks in the order in which they are offered (TB-22). */
export const decks: readonly Deck[] = [
  deck('old-watch', 'The Old Watch', 'squire pikeman tinker warder shieldmate sentinel monolith ward'),
  deck('swift-riders', 'The Swift Riders', 'scout runner lancer reaver courser duellist frenzy recall'),
  deck(
    'sky-and-stream',
    'Sky and Stream',
    'slinger bat-cloud river-eel grenadier bowman harrier wyvern gale',
  ),
  deck(
    'gate-breakers',
    'The Gate-Breakers',
    'militia banner-carrier sapper veteran great-ram hill-giant spark firestorm',
  ),
];
