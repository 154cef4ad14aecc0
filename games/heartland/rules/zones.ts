// Moving cards between decks, hands, villager zones, graveyards and vaults.

import { sideIn, slugIn } from './cards/in-force.ts';
import type { Seat } from '@bridgefront/kernel';
import type { Tell } from './faces.ts';
import type { CardId, SeatState, Settlement, State } from './types.ts';
import type { DeckSide } from './vocabulary.ts';
import type { Under } from './cards/in-force.ts';

/** Adds a card to a list that is kept in order of the table. */
export function insertCard(cards: CardId[], card: CardId): void {
  let at = cards.length;
  cards.push(card);
  while (at > 0 && cards[at - 1] > card) {
    cards[at] = cards[at - 1];
    at--;
  }
  cards[at] = card;
}

/** Takes one card of this name out of a list; false when there is none. */
export function removeCard(cards: CardId[], card: CardId): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

/** The card leaves the hand; of equal cards the known one goes first (section 15 of the rules). */
export function leaveHand(own: SeatState, card: CardId): void {
  removeCard(own.hand, card);
  removeCard(own.known, card);
}

/** A card comes from the graveyard to the hand, in sight of all. */
export function joinHandFromGraveyard(own: SeatState, card: CardId): boolean {
  if (!removeCard(own.graveyard, card)) return false;
  insertCard(own.hand, card);
  insertCard(own.known, card);
  return true;
}

/** Cards of one deck side in a list. */
export function countSide(under: Under, cards: readonly CardId[], side: DeckSide): number {
  let count = 0;
  for (const card of cards) if (sideIn(under, card) === side) count++;
  return count;
}

/** Different cards of a list that is in order of the table. */
export function distinct(cards: readonly CardId[]): CardId[] {
  return cards.filter((card, at) => at === 0 || cards[at - 1] !== card);
}

/**
 * Draws up to so many cards, fewer if the deck holds fewer; none from an empty deck (HL-12, HL-63). Returns how many.
 */
export function drawCards(own: SeatState, side: DeckSide, amount: number): CardId[] {
  const deck = own[side];
  const drawn: CardId[] = [];
  while (drawn.length < amount) {
    const card = deck.pop();
    if (card === undefined) break;
    drawn.push(card);
    insertCard(own.hand, card);
  }
  if (side === 'army' && drawn.length > 0) {
    own.topSeen = false;
    if (own.bottomSeen > deck.length) own.bottomSeen = deck.length;
  }
  return drawn;
}

/** Draws and tells: the owner which cards, all others how many. */
export function drawAndTell(state: State, seat: Seat, side: DeckSide, amount: number, tell: Tell): void {
  // In which order they came is nobody's business, not even the owner's: the hand has no order.
  const drawn = drawCards(state.seats[seat], side, amount).sort((a, b) => a - b);
  if (tell === null) return;
  const face = { tell: 'draws', seat, deck: side, count: drawn.length } as const;
  tell(face, { [seat]: { ...face, cards: drawn.map((card) => slugIn(state, card)) } });
}

/** Puts the top card of the army deck at its bottom, where its owner knows it (HL-12). */
export function sinkTop(own: SeatState): void {
  const card = own.army.pop();
  if (card === undefined) return;
  own.army.unshift(card);
  own.topSeen = false;
  own.bottomSeen = Math.min(own.bottomSeen + 1, own.army.length);
}

/** Whether the owner knows the top card: it was scouted there, or all cards of the deck have gone round. */
export function knowsTop({ army, topSeen, bottomSeen }: SeatState): boolean {
  return army.length > 0 && (topSeen || bottomSeen >= army.length);
}

/** Whatever settlement stands there goes to its owner's graveyard (HL-50). */
export function clearLand(state: State, frontier: number): Settlement | null {
  const old = state.land[frontier - 1];
  if (old === null) return null;
  insertCard(state.seats[old.seat].graveyard, old.card);
  state.land[frontier - 1] = null;
  return old;
}

/** The seat razes what stands there. */
export function razeLand(state: State, seat: Seat, frontier: number, tell: Tell): void {
  const old = clearLand(state, frontier);
  if (old !== null) tell?.({ tell: 'razes', seat, card: slugIn(state, old.card), frontier });
}
