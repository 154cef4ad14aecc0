// The cards of Heartland by slug.

import { cardsJson } from '../rules/table.ts';
import type { CardJson } from '../rules/table.ts';

/** All cards by slug, in the order of the table. */
export const cards: ReadonlyMap<string, CardJson> = new Map(cardsJson().map((card) => [card.id, card]));

/**
 * A card by its slug.
 * @throws Error when the game has no such card
 */
export function cardOf(slug: string): CardJson {
  const card = cards.get(slug);
  if (card === undefined) throw new Error(`Heartland has no card "${slug}".`);
  return card;
}

/** A card in words, for who cannot see it. */
export function spokenCard(slug: string): string {
  const { name, type, supply, attack, health, text } = cardOf(slug);
  const cost = supply === undefined ? '' : `, supply ${supply}`;
  const figures = attack === undefined ? '' : `, attack ${attack}, health ${health}`;
  return `${name}, ${type}${cost}${figures}. ${text}`;
}
