// The decks as printed, for tests.

import { CARDS, decksOf } from '../rules/cards/index.ts';

/** The cards of every deck, unshuffled, one entry per copy. */
export const deckCards = decksOf(CARDS);

/** The Market decks by age: index 1 is Age I; index 0 is empty. */
export const marketDecks = [[], deckCards['market-1'], deckCards['market-2'], deckCards['market-3']];

/** The Power decks by age: index 1 is Age I; index 0 is empty. */
export const powerDecks = [[], deckCards['power-1'], deckCards['power-2'], deckCards['power-3']];
