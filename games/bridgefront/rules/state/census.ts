// All cards of a match, wherever they lie: none may get lost or doubled.

import { cardsFor, mostCards } from '../cards/index.ts';
import type { CardId, SeatState, State } from '../types.ts';

/** Every card that a seat owns, burned ones included. */
export function ownCards(seat: SeatState): CardId[] {
  const cards = seat.hand.concat(seat.draw, seat.discard, seat.played, seat.burned, seat.held);
  if (seat.resolving >= 0) cards.push(seat.resolving);
  return cards;
}

/** Every card of the match once, wherever it lies. */
export function allCards(state: State): CardId[] {
  const piles = [...state.market, ...state.power, state.row.slice(state.rowAt)];
  for (const draft of state.drafts) piles.push(draft.cards);
  for (const seat of state.seats) piles.push(ownCards(seat));
  return piles.flat();
}

/**
 * What must be neither lost nor doubled: how many there are of each card of the table, in its order. A champion in play
 * without its card on its owner's burn pile, or under way to it, is named besides (S-87).
 */
export function census(state: State): string {
  const counts = new Uint16Array(mostCards);
  for (const card of allCards(state)) counts[card]++;
  const lines = [counts.join(' ')];
  for (const { card, seat } of state.champions) {
    const owner = state.seats[seat];
    const carded = owner.burned.includes(card) || owner.resolving === card;
    if (!carded) lines.push(`${cardsFor(state.options)[card].slug} in play without its card`);
  }
  return lines.join('\n');
}
