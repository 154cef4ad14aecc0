// Names in log sentences: cards and champions by slug, seats, units on the march, and where things lie.

import type { Seat } from '@bridgefront/kernel';
import { list, plural } from '@bridgefront/tabletop/words';
import { nameOfSlug } from '../cards/index.ts';
import type { GainSource, Units } from '../faces.ts';

/** A seat's display name, in the third person. */
export type NameOf = (seat: Seat) => string;

/** Cards by name, copies counted: `Zap, Recruit ×2 and March Order`. */
export function cardList(slugs: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return list([...counts].map(([slug, count]) => nameOfSlug(slug) + (count > 1 ? ` ×${count}` : '')));
}

/** The cards by name for those who may know them, for the others their number. */
export function cardsOrCount(cards: readonly string[] | undefined, count: number): string {
  return cards === undefined || cards.length === 0 ? plural(count, 'card') : cardList(cards);
}

/** Units of a stack: `3 Forces and Iron Bulwark`. */
export function stackWords(forces: number, champions: readonly string[]): string {
  return list([...(forces > 0 ? [plural(forces, 'Force')] : []), ...champions.map(nameOfSlug)]);
}

/** Units of one side in a battle, champions with their HP: `3 Forces and Iron Bulwark (4 HP)`. */
export function unitWords({ forces, champions }: Units): string {
  const named = champions.map(({ champion, hp }) => `${nameOfSlug(champion)} (${hp} HP)`);
  return list([...(forces > 0 ? [plural(forces, 'Force')] : []), ...named]);
}

/** Where a card is gained or offered. */
export const sourceWords: Readonly<Record<GainSource, string>> = {
  free: 'as the free starting card',
  market: 'from the Market',
  mine: 'from a Mine',
  forge: 'from a Forge',
  center: 'from the Center',
  card: 'by a card',
};
