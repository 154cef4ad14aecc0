// Hands and the deck: drawing, discarding, and what the other side knows for certain (§11).

import type { Random, Seat } from '@bridgefront/kernel';
import { shuffle } from '@bridgefront/kernel';
import { noteLeft, takeCard } from '@bridgefront/tabletop/piles';
import { tableFor } from './cards/in-force.ts';
import type { Under } from './cards/in-force.ts';
import type { Tell } from './faces.ts';
import { forSharers } from './sides.ts';
import type { CardKind, State } from './types.ts';

/** In the order of the card table. */
export const byKind = (a: CardKind, b: CardKind): number => a - b;

/** Adds a card to a sorted list. */
export function insert(list: CardKind[], kind: CardKind): void {
  let at = list.length;
  list.push(kind);
  while (at > 0 && list[at - 1] > kind) {
    list[at] = list[at - 1];
    at--;
  }
  list[at] = kind;
}

/** A copy leaves the hand, in sight of all: one of that name less is known (CA-69). */
export function takeFrom(state: State, seat: Seat, kind: CardKind): void {
  const own = state.seats[seat];
  takeCard(own.hand, kind);
  noteLeft(own.known, kind);
  noteLeft(own.shown, kind);
}

/** A copy goes from the hand to the discard pile. */
export function discardFrom(state: State, seat: Seat, kind: CardKind): void {
  takeFrom(state, seat, kind);
  state.discard.push(kind);
}

/** A copy goes from the hand under the deck, in sight of all. */
export function putUnder(state: State, seat: Seat, kind: CardKind): void {
  takeFrom(state, seat, kind);
  state.deck.unshift(kind);
  state.sunk++;
}

// Everybody knows who draws a card that went under the deck in sight of all.
function rise(state: State, seat: Seat, kind: CardKind): void {
  if (state.sunk <= state.deck.length) return;
  state.sunk--;
  const { known, shown } = state.seats[seat];
  insert(known, kind);
  insert(shown, kind);
}

/**
 * Draws cards and tells of them; an empty deck is made anew from the discard pile first (CA-12). What came from the old
 * deck is told before its end, so that nobody takes its last card for one of the new deck.
 */
export function draw(state: State, seat: Seat, count: number, random: Random, tell: Tell): void {
  const drawn: CardKind[] = [];
  for (let i = 0; i < count; i++) {
    if (state.deck.length === 0 && state.discard.length > 0) {
      // The pile lies open: sorted, its order leaves no trace in the new deck.
      state.deck = shuffle(random, state.discard.sort(byKind));
      state.discard = [];
      tell?.({ tell: 'reshuffled', cards: state.deck.length });
    }
    const kind = state.deck.pop();
    if (kind === undefined) break;
    drawn.push(kind);
    insert(state.seats[seat].hand, kind);
    rise(state, seat, kind);
    if (state.deck.length === 0) {
      tellDraw(state, seat, drawn.splice(0), tell);
      layOpen(state);
      tell?.({ tell: 'deck-empty', hands: state.seats.map(({ hand }) => slugs(state, hand)) });
    }
  }
  if (drawn.length > 0) tellDraw(state, seat, drawn, tell);
}

/** All hands lie open when the deck's last card has been drawn: everybody knows their cards (CA-67). */
export function layOpen({ seats }: State): void {
  for (const own of seats) {
    own.known = own.hand.slice();
    own.shown = own.hand.slice();
  }
}

// Tells a draw: the number to all, the cards to their owner; sorted, since nobody knows the order of the deck (§11).
function tellDraw(state: State, seat: Seat, drawn: readonly CardKind[], tell: Tell): void {
  if (tell === null) return;
  const face = { tell: 'draws', seat, count: drawn.length, deck: state.deck.length } as const;
  tell(face, forSharers(state, seat, { ...face, cards: slugs(state, drawn.toSorted(byKind)) }));
}

/** Slugs of cards, in their order. */
export function slugs(under: Under, kinds: readonly CardKind[]): string[] {
  const { cards } = tableFor(under);
  return kinds.map((kind) => cards[kind].slug);
}
