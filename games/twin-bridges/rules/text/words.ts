// Small words: numbers with nouns, lists, names.

import { cardId, CARDS } from '../cards/table.ts';

/** A number with its noun: `1 card`, `2 cards`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** With a capital letter first. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The name of a card by its slug. */
export function nameOf(slug: string): string {
  return CARDS[cardId(slug)]?.name ?? slug;
}

/** A place in a row of cards: `leftmost card`, `2nd card from the left`. */
export function placeWords(place: number): string {
  const endings = ['1st', '2nd', '3rd'];
  return place === 0 ? 'leftmost card' : `${endings[place] ?? `${place + 1}th`} card from the left`;
}
