// The cards of Twin Bridges by slug, and the picture of each.

import { cardsJson, decks } from '../rules/table.ts';
import type { CardJson } from '../rules/table.ts';

// All cards by slug.
const cards: ReadonlyMap<string, CardJson> = new Map(cardsJson().map((card) => [card.id, card]));

const inOrder = [...cards.values()];

/** The cards of a preconstructed deck in its own order; none for an unknown one. */
export function deckCards(deck: string): readonly CardJson[] {
  return decks.find(({ slug }) => slug === deck)?.cards.flatMap((id) => inOrder[id] ?? []) ?? [];
}

/**
 * A card by its slug.
 * @throws Error when the game has no such card
 */
export function cardOf(slug: string): CardJson {
  const card = cards.get(slug);
  if (card === undefined) throw new Error(`Twin Bridges has no card "${slug}".`);
  return card;
}
