// Piles of cards as plain data: arrays whose last card is the top one. Cards may be numbers, slugs or objects that
// are compared by reference; copies of one card may be equal.

import { randomInt, shuffle } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';

/** A draw pile and the discard pile that is shuffled into it when it has run out. */
export type Stock<Card> = { draw: Card[]; discard: Card[] };

/** Removes one copy of a card, the uppermost one; false if it is not there. */
export function takeCard<Card>(pile: Card[], card: Card): boolean {
  // Quicker than a search and a splice, which leave the compiled code.
  let index = pile.length - 1;
  while (index >= 0 && pile[index] !== card) index--;
  if (index < 0) return false;
  for (let i = index + 1; i < pile.length; i++) pile[i - 1] = pile[i];
  pile.pop();
  return true;
}

/** Moves one copy of a card from one pile on top of another; false, and nothing moves, if it is not there. */
export function moveCard<Card>(from: Card[], to: Card[], card: Card): boolean {
  if (!takeCard(from, card)) return false;
  to.push(card);
  return true;
}

/** Takes the top card; null if there is none. */
export function takeTop<Card>(pile: Card[]): Card | null {
  const card = pile.pop();
  return card === undefined ? null : card;
}

/** The top cards, topmost first, fewer if the pile has fewer. They stay where they are. */
export function topCards<Card>(pile: readonly Card[], count: number): Card[] {
  return pile.slice(Math.max(0, pile.length - count)).reverse();
}

/** Puts cards on top, one after another: the last one lies uppermost. */
export function putOnTop<Card>(pile: Card[], ...cards: readonly Card[]): void {
  pile.push(...cards);
}

/** Puts cards under the pile, one after another: the last one lies lowest. */
export function putUnder<Card>(pile: Card[], ...cards: readonly Card[]): void {
  pile.unshift(...cards.toReversed());
}

/** Slips a card into a pile at a uniformly random place, under the lowest and above the topmost included. */
export function slipIn<Card>(pile: Card[], card: Card, random: Random): void {
  pile.splice(randomInt(random, pile.length + 1), 0, card);
}

/** Shuffles all of `discard` and puts it under what is left of `draw`; how many cards that were. */
export function reshuffle<Card>({ draw, discard }: Stock<Card>, random: Random): number {
  const under = shuffle(random, discard.splice(0));
  draw.unshift(...under);
  return under.length;
}

/**
 * Draws cards one by one, topmost first. Whenever the draw pile is empty the discard pile is shuffled into a new one,
 * and `onReshuffle` hears of it before the next card; with both empty the rest is not drawn.
 */
export function drawCards<Card>(
  stock: Stock<Card>,
  count: number,
  random: Random,
  onReshuffle?: () => void,
): Card[] {
  const drawn: Card[] = [];
  while (drawn.length < count) {
    if (stock.draw.length === 0) {
      if (reshuffle(stock, random) === 0) break;
      onReshuffle?.();
    }
    const card = takeTop(stock.draw);
    if (card !== null) drawn.push(card);
  }
  return drawn;
}

/** The cards of `all` without one copy for each card of `less`. */
export function without<Card>(all: readonly Card[], less: readonly Card[]): Card[] {
  if (less.length === 0) return all.slice();
  const rest = all.slice();
  for (const card of less) takeCard(rest, card);
  return rest;
}

/** How many copies of a card lie in a pile. */
export function copiesOf<Card>(pile: readonly Card[], card: Card): number {
  let count = 0;
  for (const one of pile) if (one === card) count++;
  return count;
}
