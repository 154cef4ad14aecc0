// Dealing anew what an onlooker cannot know, for imagined matches. Cards only change places, so none is lost or
// doubled; each place keeps as many cards as it has; what the onlooker knows stays.

import { randomInt, shuffle } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { knownCards, nothingKnown } from './known.ts';
import type { Known, Loose, Places } from './known.ts';
import { takeCard } from './pile.ts';

/** A hand or another heap without order. `known`: cards that the onlooker knows to be in it. */
export type Heap<Card> = { readonly cards: Card[]; readonly known?: readonly Card[] };

/** A pile with an order, its last card on top. */
export type Deck<Card> = { readonly cards: Card[]; readonly known?: Known<Card> };

/** Heaps and decks between which cards may lie one way or another, as far as an onlooker can tell. */
export type Hidden<Card> = {
  readonly heaps?: readonly Heap<Card>[];
  readonly decks?: readonly Deck<Card>[];
};

// Takes known cards out of a zone and returns the rest: a card that is known to lie where it does not is a fault.
function restOf<Card>(cards: readonly Card[], known: readonly Card[]): Card[] {
  const rest = cards.slice();
  for (const card of known)
    if (!takeCard(rest, card)) throw new Error(`${JSON.stringify(card)} is known to be where it is not.`);
  return rest;
}

type Placed<Card> = { readonly card: Card; readonly next: number; readonly last: number };

// Slips a loose card in: anywhere under the cards that are known to lie above it, and above those known to lie below.
function slipLoose<Card>(order: Placed<Card>[], loose: Loose<Card>, card: Card, random: Random): void {
  const from = loose.under === 0 ? 0 : order.findIndex(({ next }) => next === loose.under - 1) + 1;
  const below = loose.above === 0 ? -1 : order.findIndex(({ last }) => last === loose.above - 1);
  const to = below < 0 ? order.length : below;
  order.splice(from + randomInt(random, to - from + 1), 0, { card, next: -1, last: -1 });
}

// A pile from the top downwards: the exact top, then what is known in order with all else among it, the exact bottom.
function stacked<Card>(known: Known<Card>, dealt: readonly Card[], random: Random): Card[] {
  let used = 0;
  const fill = (places: Places<Card>): Card[] => places.map((card) => card ?? dealt[used++]);
  const [top, next] = [fill(known.top), fill(known.next)];
  const [last, bottom] = [fill(known.last), fill(known.bottom).reverse()];
  const loose = fill(known.loose.map(({ card }) => card));
  const order: Placed<Card>[] = [
    ...next.map((card, at) => ({ card, next: at, last: -1 })),
    ...dealt.slice(used).map((card) => ({ card, next: -1, last: -1 })),
    ...last.map((card, at) => ({ card, next: -1, last: at })).reverse(),
  ];
  known.loose.forEach((one, at) => slipLoose(order, one, loose[at], random));
  return [...top, ...order.map(({ card }) => card), ...bottom];
}

/**
 * Deals anew, in place, all cards of these heaps and decks but the known ones. `compare` must order cards by what they
 * are, so that the true deal leaves no trace: indistinguishable matches with equal generators become equal. Heaps come
 * out in that order.
 */
export function redeal<Card>(
  { heaps = [], decks = [] }: Hidden<Card>,
  random: Random,
  compare: (a: Card, b: Card) => number,
): void {
  const pool: Card[] = [];
  for (const { cards, known = [] } of heaps) pool.push(...restOf(cards, known));
  for (const { cards, known } of decks)
    pool.push(...restOf(cards, known === undefined ? [] : knownCards(known)));
  shuffle(random, pool.sort(compare));
  let next = 0;
  const deal = (count: number): Card[] => pool.slice(next, (next += count));
  for (const { cards, known = [] } of heaps) {
    const dealt = [...known, ...deal(cards.length - known.length)].sort(compare);
    cards.splice(0, cards.length, ...dealt);
  }
  for (const { cards, known = nothingKnown<Card>() } of decks) {
    const dealt = deal(cards.length - knownCards(known).length);
    cards.splice(0, cards.length, ...stacked(known, dealt, random).reverse());
  }
}

/**
 * Shuffles the cards in some places of a row among these places: for hands whose order is public, and for batches
 * that lie together. `compare` as above.
 */
export function shufflePlaces<Card>(
  cards: Card[],
  places: readonly number[],
  random: Random,
  compare: (a: Card, b: Card) => number,
): void {
  const sorted = shuffle(random, places.map((place) => cards[place]).sort(compare));
  places.forEach((place, i) => (cards[place] = sorted[i]));
}
