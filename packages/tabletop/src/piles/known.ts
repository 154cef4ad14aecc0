// What somebody who may not look into a pile or a hand knows of it all the same. One such value for each pile and
// onlooker is plain data in the state; whoever changes the pile notes what the onlooker saw of it.

import { randomInt } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { takeCard, without } from './pile.ts';

/** Cards in their places; null stands for a card that the onlooker does not know. */
export type Places<Card> = (Card | null)[];

/**
 * A card that was slipped in somewhere: null if the onlooker did not see which. It lies under the first `under` cards
 * of `next`, because somebody looked at these after it had been slipped in, and above the lowest `above` of `last`.
 */
export type Loose<Card> = { card: Card | null; under: number; above: number };

/**
 * Cards of a pile that an onlooker can place. `top` begins uppermost, `bottom` lowest; both are exact. Once a card was
 * slipped in somewhere, the order that was known holds only among the cards themselves: then `next` follows the top,
 * `last` precedes the bottom, and the `loose` cards lie somewhere among them and what is unknown between.
 */
export type Known<Card> = {
  top: Places<Card>;
  next: Places<Card>;
  loose: Loose<Card>[];
  last: Places<Card>;
  bottom: Places<Card>;
};

/** Nothing is known: at the beginning, and after a pile was exchanged for another. */
export function nothingKnown<Card>(): Known<Card> {
  return { top: [], next: [], loose: [], last: [], bottom: [] };
}

/** An independent copy. */
export function copyKnown<Card>({ top, next, loose, last, bottom }: Known<Card>): Known<Card> {
  return {
    top: top.slice(),
    next: next.slice(),
    loose: loose.map(({ card, under, above }) => ({ card, under, above })),
    last: last.slice(),
    bottom: bottom.slice(),
  };
}

/** Cards that are known to lie in the pile, wherever. */
export function knownCards<Card>({ top, next, loose, last, bottom }: Known<Card>): Card[] {
  const all = [...top, ...next, ...loose.map(({ card }) => card), ...last, ...bottom];
  return all.filter((card) => card !== null);
}

// Unknown cards next to the unknown middle say nothing.
function trim<Card>(places: Places<Card>): void {
  while (places.length > 0 && places[places.length - 1] === null) places.pop();
}

// Without a card at an unknown place an order is exact again.
function settle<Card>(known: Known<Card>): void {
  if (known.loose.length > 0) return;
  known.top.push(...known.next.splice(0));
  known.bottom.push(...known.last.splice(0));
  trim(known.top);
  trim(known.bottom);
}

// Takes a loose card out that may lie uppermost.
function takeLoose<Card>({ loose }: Known<Card>, card: Card | null): boolean {
  const at = loose.findIndex((one) => one.card === card && one.under === 0);
  if (at >= 0) loose.splice(at, 1);
  return at >= 0;
}

function takeNext<Card>({ next, loose }: Known<Card>): void {
  next.shift();
  for (const one of loose) if (one.under > 0) one.under--;
}

function takeLast<Card>({ last, loose }: Known<Card>): void {
  last.pop();
  for (const one of loose) one.above = Math.min(one.above, last.length);
}

// The uppermost of `size` cards under the exact top turns out to be this one: where it was known to be before.
function locate<Card>(known: Known<Card>, card: Card, size: number): void {
  const { next, loose, last, bottom } = known;
  const plain = size - next.length - loose.length - last.length - bottom.length;
  if (next.length > 0 && next[0] === card) takeNext(known);
  else if (takeLoose(known, card)) return;
  else if (next.length > 0 && next[0] === null && !loose.some((one) => one.card === null)) takeNext(known);
  else if (next.length === 0 && plain > 0) return;
  else if (takeLoose(known, null)) return;
  else if (next.length > 0) takeNext(known);
  else if (last.length > 0) takeLast(known);
  else bottom.pop();
}

/** The onlooker has looked at the top cards of a pile of `size` cards, topmost first. */
export function noteLook<Card>(known: Known<Card>, cards: readonly Card[], size: number): void {
  for (const [depth, card] of cards.entries()) {
    if (depth >= known.top.length) {
      locate(known, card, size - depth);
      known.top.push(card);
    } else known.top[depth] = card;
  }
  settle(known);
}

/** A card was put on top; null: the onlooker did not see which. */
export function noteOnTop<Card>(known: Known<Card>, card: Card | null): void {
  known.top.unshift(card);
  settle(known);
}

/** A card was put under the pile; null: the onlooker did not see which. */
export function noteUnder<Card>(known: Known<Card>, card: Card | null): void {
  known.bottom.unshift(card);
  settle(known);
}

/** A card was slipped in at a random place; null: the onlooker did not see which. */
export function noteSlippedIn<Card>(known: Known<Card>, card: Card | null): void {
  const { top, next, loose, last, bottom } = known;
  for (const one of loose) {
    one.under += top.length;
    one.above += bottom.length;
  }
  next.unshift(...top.splice(0));
  last.unshift(...bottom.splice(0));
  loose.push({ card, under: 0, above: 0 });
}

/** The pile was shuffled: its cards are as well known as before, their places are not. */
export function noteShuffled<Card>(known: Known<Card>): void {
  const loose = knownCards(known).map((card) => ({ card, under: 0, above: 0 }));
  Object.assign(known, nothingKnown<Card>(), { loose });
}

/**
 * The top card was taken, and `left` cards remain. `card`: which one, or null if the onlooker did not see it. Returns
 * the card as far as the onlooker can tell: what lay on top for sure is known in its new place too.
 */
export function noteTaken<Card>(known: Known<Card>, card: Card | null, left: number): Card | null {
  const { top, bottom } = known;
  const exact = top.length > 0 ? top : bottom.length > left ? bottom : null;
  if (exact !== null) {
    const sure = (exact === top ? top.shift() : bottom.pop()) ?? card;
    settle(known);
    return sure;
  }
  if (card !== null) locate(known, card, left + 1);
  // It may have been any of those that could lie on top: none of them is sure to be there still.
  else Object.assign(known, nothingKnown<Card>(), { bottom });
  settle(known);
  return card;
}

/** The cards of a hand that an onlooker cannot name, given those it knows: one copy less for each known one. */
export function unknownOf<Card>(hand: readonly Card[], known: readonly Card[]): Card[] {
  return without(hand, known);
}

/**
 * A look at up to `count` random cards of a hand among those that the onlooker does not know yet. They are known from
 * now on, and returned in the order of the look.
 */
export function lookIntoHand<Card>(
  hand: readonly Card[],
  known: Card[],
  count: number,
  random: Random,
): Card[] {
  const unknown = unknownOf(hand, known);
  const seen: Card[] = [];
  while (seen.length < count && unknown.length > 0)
    seen.push(...unknown.splice(randomInt(random, unknown.length), 1));
  known.push(...seen);
  return seen;
}

/** A card left a hand in sight of all: of equal cards the known one leaves first, so that what is known stays sure. */
export function noteLeft<Card>(known: Card[], card: Card): void {
  takeCard(known, card);
}
