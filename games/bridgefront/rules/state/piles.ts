// Cards between hand, draw pile, discard pile, burn pile and the decks.

import { randomInt, shuffle } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { takeCard } from '@bridgefront/tabletop/piles';
import { cardsFor } from '../cards/index.ts';
import type { Card } from '../effects.ts';
import { forgetOrder, noteBelow, noteDrawn, noteOnTop, noteSeen, noteSlippedIn } from './pile-order.ts';
import type { CardId, SeatState, State } from '../types.ts';

/** The card's data under this match's options. */
export function cardOf(state: State, card: CardId): Card {
  return cardsFor(state.options)[card];
}

/** The Age of a round (§19, I-06). */
export function ageOf(state: State, round: number = state.round): 1 | 2 | 3 {
  return round <= state.options.ageOneRounds ? 1 : round <= state.options.ageTwoRounds ? 2 : 3;
}

/** Shuffles the discard pile under what is left of the draw pile; on an empty one it becomes the draw pile (§2.5, G-19). */
function reshuffle(seat: SeatState, random: Random): void {
  if (seat.draw.length === 0) forgetOrder(seat);
  const under = seat.discard;
  for (const card of seat.played) under.push(card);
  seat.discard = [];
  seat.played = [];
  shuffle(random, under);
  if (under.length > 0) noteBelow(seat);
  for (const card of seat.draw) under.push(card);
  seat.draw = under;
}

/** Takes the top card, reshuffling the discard pile if the draw pile is empty; -1 if there is none. */
export function takeTop(seat: SeatState, random: Random): CardId {
  if (seat.draw.length === 0) reshuffle(seat, random);
  const card = seat.draw.pop();
  if (card === undefined) return -1;
  if (seat.fresh.length > 0) seat.fresh = [];
  noteDrawn(seat, card);
  return card;
}

/** Puts a card in hand, or in the discard pile at the hand limit (§2.5, G-19). True if it reached the hand. */
export function toHand(state: State, seat: SeatState, card: CardId): boolean {
  if (seat.hand.length >= state.options.handLimit) {
    seat.discard.push(card);
    return false;
  }
  seat.hand.push(card);
  return true;
}

/** Draws one by one and returns the cards drawn, in order, including those that went to the discard pile. */
export function drawCards(state: State, seat: SeatState, count: number, random: Random): CardId[] {
  const drawn: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const card = takeTop(seat, random);
    if (card < 0) break;
    drawn.push(card);
    toHand(state, seat, card);
  }
  return drawn;
}

/** Discards a hand card, unseen by the others. */
export function discardFromHand(seat: SeatState, card: CardId): boolean {
  if (!takeCard(seat.hand, card)) return false;
  seat.discard.push(card);
  return true;
}

/** Burns a card that is in no pile any more: out of the game, on the owner's public burn pile (G-24). */
export function burn(seat: SeatState, card: CardId): void {
  seat.burned.push(card);
}

/** Puts a card on top of the draw pile; its owner knows that it is there. */
export function putOnTop(seat: SeatState, card: CardId): void {
  seat.draw.push(card);
  noteOnTop(seat, card);
}

/** Makes sure that `count` cards can be looked at, shuffling the discard pile under if short (G-19). */
function ensureTop(seat: SeatState, count: number, random: Random): void {
  if (seat.draw.length < count) reshuffle(seat, random);
}

/** The top cards, topmost first, as their owner sees them now and knows them from now on. */
export function peekTop(seat: SeatState, count: number, random: Random): CardId[] {
  ensureTop(seat, count, random);
  const seen: CardId[] = [];
  for (let i = 0; i < count && i < seat.draw.length; i++) seen.push(seat.draw[seat.draw.length - 1 - i]);
  noteSeen(seat, seen);
  return seen;
}

/**
 * Gains a card: slipped into the draw pile at a uniformly random place, after shuffling the discard pile into an
 * empty one (§15.3, S-76); Victory cards score at once (§15.4). `secret`: others do not see which card it is.
 */
export function gain(state: State, seat: SeatState, card: CardId, random: Random, secret: boolean): void {
  if (seat.draw.length === 0) reshuffle(seat, random);
  const place = randomInt(random, seat.draw.length + 1);
  seat.draw.splice(place, 0, card);
  noteSlippedIn(seat, card);
  seat.fresh.push({ card, secret, depth: 0, top: 0, sunk: 0, found: false });
  if (secret) seat.secret.push(card);
  seat.permanentVp += cardOf(state, card).vp;
}
