// What the cards of a game can be sorted out by: the facts that they have in common, and which of them are wished for.

import { slug } from '@bridgefront/kernel';
import { spokenCard } from '@bridgefront/page/cards/content.ts';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { cardsTexts } from '../texts/cards.ts';

const words = cardsTexts.facets;

/** One thing that cards may have, with its name in an address. */
export interface FacetValue {
  readonly slug: string;
  readonly label: string;
}

/** A fact of cards, and what it may be; a card may have several of them. */
export interface Facet {
  /** Its name in an address. */
  readonly key: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** Those of a card, by slug. */
  readonly of: (card: CardContent) => readonly string[];
}

/** What is wished for, by facet: one of these. A facet that is not here is not asked for. */
export type Wishes = ReadonlyMap<string, ReadonlySet<string>>;

/** The facet of the words on cards. */
export const wordKey = 'word';

/** The kind without the deck that its cards come from, which is a fact of its own. */
export function kindOf({ kind, decks = [] }: CardContent): string {
  const deck = decks.find((one) => kind.startsWith(`${one} `));
  return deck === undefined ? kind : kind.slice(deck.length + 1);
}

type Read = (card: CardContent) => readonly string[];

function named(key: string, label: string, cards: readonly CardContent[], read: Read): Facet {
  const labels = [...new Set(cards.flatMap(read))];
  return {
    key,
    label,
    values: labels.map((one) => ({ slug: slug(one), label: one })),
    of: (card) => read(card).map(slug),
  };
}

/** So many numbers have a value each; more are put together. */
const mostNumbers = 8;
const bands = 6;

function bandsOf(numbers: readonly number[]): readonly (readonly number[])[] {
  const size = numbers.length > mostNumbers ? Math.ceil(numbers.length / bands) : 1;
  return Array.from({ length: Math.ceil(numbers.length / size) }, (_, at) =>
    numbers.slice(at * size, (at + 1) * size),
  );
}

function counted(
  key: string,
  label: string,
  cards: readonly CardContent[],
  read: (card: CardContent) => number | undefined,
): Facet {
  const known = cards.map(read).filter((one) => one !== undefined);
  const found = bandsOf([...new Set(known)].toSorted((a, b) => a - b)).map((band) => {
    const name = [...new Set([band[0], band.at(-1)])].join('–');
    return { band, value: { slug: slug(name), label: name } };
  });
  return {
    key,
    label,
    values: found.map(({ value }) => value),
    of: (card) => {
      const number = read(card);
      return found.flatMap(({ band, value }) =>
        number !== undefined && band.includes(number) ? [value.slug] : [],
      );
    },
  };
}

/** The facts in which these cards differ, in the order in which people ask for them. */
export function facetsOf(cards: readonly CardContent[]): readonly Facet[] {
  const coins = [...new Set(cards.flatMap(({ prices }) => prices.map(({ coin }) => coin)))];
  return [
    named('kind', words.kind, cards, (card) => [kindOf(card)]),
    named('from', words.from, cards, ({ decks = [] }) => decks),
    named('age', words.age, cards, ({ age }) => (age === undefined ? [] : [age])),
    ...coins.map((coin) =>
      counted(
        coin,
        words.coins[coin],
        cards,
        ({ prices }) => prices.find((price) => price.coin === coin)?.amount,
      ),
    ),
    counted('initiative', words.initiative, cards, ({ initiative }) => initiative?.value),
    named(wordKey, words.word, cards, ({ terms }) => terms.map(({ name }) => name)),
  ].filter(({ values }) => values.length > 1);
}

/** Whether the card has one of what is wished for, of every facet but `except`. */
function fits(card: CardContent, facets: readonly Facet[], wishes: Wishes, except = ''): boolean {
  return facets.every(({ key, of }) => {
    const wished = wishes.get(key);
    return wished === undefined || key === except || of(card).some((one) => wished.has(one));
  });
}

/** Whether the card is meant by these words: all of them are parts of its name, its kind, where it is from, or its text. */
function isMeant(card: CardContent, query: string): boolean {
  const text = [spokenCard(card), ...(card.decks ?? [])].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The cards that a search and wishes leave. */
export function foundCards(
  cards: readonly CardContent[],
  facets: readonly Facet[],
  wishes: Wishes,
  query: string,
): readonly CardContent[] {
  return cards.filter((card) => fits(card, facets, wishes) && isMeant(card, query));
}

/** How many cards each value of a facet would leave, with all other wishes, by slug. */
export function countsOf(
  facet: Facet,
  cards: readonly CardContent[],
  facets: readonly Facet[],
  wishes: Wishes,
  query: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards)
    if (fits(card, facets, wishes, facet.key) && isMeant(card, query))
      for (const one of new Set(facet.of(card))) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
