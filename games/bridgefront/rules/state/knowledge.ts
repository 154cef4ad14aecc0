// What seats know of cards they cannot see any more: those that they saw go under a deck, and what others gained in secret.

import { takeCard } from '@bridgefront/tabletop/piles';
import { cardOf } from './piles.ts';
import type { CardId, Draft, SeatState, State } from '../types.ts';

function isOf(state: State, card: CardId, deck: Draft['deck']): boolean {
  return cardOf(state, card).deck === `${deck.kind}-${deck.age}`;
}

// A batch is only known as long as nobody else may have taken part of it.
function forgetBatches(seat: SeatState, touched: (card: CardId) => boolean): void {
  if (seat.buried.length === 0) return;
  seat.buried = seat.buried.filter((batch) => !batch.some(touched));
}

/**
 * The rejects of a draft go under their deck. The seat that saw them knows that they are there; what others knew
 * of the cards in that draft is void, because they cannot tell which of them was taken.
 */
export function noteBuried(state: State, draft: Draft, rejects: readonly CardId[]): void {
  for (let index = 0; index < state.seats.length; index++) {
    const seat = state.seats[index];
    if (index !== draft.seat) forgetBatches(seat, (card) => draft.cards.includes(card));
    else {
      if (seat.buried.length > 0) {
        const others = seat.buried.map((batch) => batch.filter((card) => !draft.cards.includes(card)));
        seat.buried = others.filter((batch) => batch.length > 0);
      }
      if (rejects.length > 0) seat.buried.push(rejects.slice().sort((a, b) => a - b));
    }
  }
}

/** Somebody took an unknown card out of the middle of a deck: nobody knows any more what lies in it. */
export function forgetBuried(state: State, taker: number, deck: Draft['deck']): void {
  for (let index = 0; index < state.seats.length; index++) {
    if (index !== taker) forgetBatches(state.seats[index], (card) => isOf(state, card, deck));
  }
}

function copiesIn(cards: readonly CardId[], card: CardId): number {
  let count = 0;
  for (const one of cards) if (one === card) count++;
  return count;
}

// Where everybody has seen a card that has a namesake that they know of, they take it for that one, whichever it is: only
// if all of these must be elsewhere was it gained in secret. The card lies in the hand still.
function noteShown(seat: SeatState, card: CardId): void {
  const { secret, fresh } = seat;
  if (!secret.includes(card)) return;
  let known = 0 - copiesIn(secret, card);
  for (const pile of [seat.hand, seat.draw, seat.discard, seat.held]) known += copiesIn(pile, card);
  // A card just slipped in lies in the draw pile, and is not the one that is shown.
  let justGained = 0;
  for (const one of fresh) {
    if (one.secret) justGained++;
    else if (one.card === card) known--;
  }
  if (known > 0) return;
  const at = secret.slice(0, secret.length - justGained).lastIndexOf(card);
  if (at >= 0) secret.splice(at, 1);
}

/** Takes a card out of the hand before everybody's eyes; false if it is not there. */
export function takeShown(seat: SeatState, card: CardId): boolean {
  if (!seat.hand.includes(card)) return false;
  noteShown(seat, card);
  return takeCard(seat.hand, card);
}
