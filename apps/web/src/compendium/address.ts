// Addresses of a game's cards: one card, and what is looked for.

import type { CardSize } from '@bridgefront/page/cards/card.tsx';
import type { Facet, Wishes } from './facets.ts';

/** The sizes in which cards are shown, the usual one first. */
export const sizes = ['offer', 'hand', 'full', 'row', 'tile'] as const satisfies readonly CardSize[];

/** What an address says of a game's cards. */
export interface Sought {
  /** Left out: as there is room. */
  readonly as: (typeof sizes)[number] | null;
  /** The card that lies open, by slug; empty: none. */
  readonly card: string;
  readonly query: string;
  readonly wishes: Wishes;
  /** The entry besides the cards that is spoken of, by slug; empty: none. */
  readonly about: string;
}

/** What the parameters of an address say; what no card of the game has is not looked for. */
export function readSought(
  query: { readonly [name: string]: string | undefined },
  facets: readonly Facet[],
): Sought {
  const wishes = facets.flatMap(({ key, values }): [string, ReadonlySet<string>][] => {
    const wished = new Set(query[key]?.split(' '));
    const known = values.filter(({ slug }) => wished.has(slug)).map(({ slug }) => slug);
    return known.length === 0 ? [] : [[key, new Set(known)]];
  });
  return {
    as: sizes.find((one) => one === query['as']) ?? null,
    card: query['card'] ?? '',
    about: query['about'] ?? '',
    query: query['q'] ?? '',
    wishes: new Map(wishes),
  };
}

/** The address of a game's cards, with whatever is looked for. */
export function cardsLink(game: string, { as, card, query, wishes, about }: Partial<Sought> = {}): string {
  const said = new URLSearchParams();
  if (query !== undefined && query.trim() !== '') said.set('q', query);
  for (const [key, wished] of wishes ?? []) if (wished.size > 0) said.set(key, [...wished].join(' '));
  if (as != null) said.set('as', as);
  if (card !== undefined && card !== '') said.set('card', card);
  if (about !== undefined && about !== '') said.set('about', about);
  return `/cards/${game}${said.size === 0 ? '' : `?${said}`}`;
}

/** The address of a place in the rules, by its id or by words. */
export function rulesLink(game: string, at: string): string {
  return `/rules/${game}?${new URLSearchParams({ at })}`;
}

/** The same wishes with one more, or without it where it was there. */
export function toggled(wishes: Wishes, key: string, slug: string): Wishes {
  const wished = new Set(wishes.get(key));
  if (!wished.delete(slug)) wished.add(slug);
  return new Map([...wishes, [key, wished]]);
}
