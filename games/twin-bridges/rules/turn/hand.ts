// The hand as mana, shop and life: how cards leave and return, how the building moves and falls.

import type { Seat } from '@bridgefront/kernel';
import { slugIn } from '../cards/in-force.ts';
import type { Tell } from '../faces.ts';
import type { State } from '../state.ts';
import type { CardId } from '../types.ts';

/** Ends the match in favour of the other seat: the seat's fort is in the rightmost place (§6). */
function lose(state: State, seat: Seat, tell: Tell): void {
  state.phase = 'over';
  state.winners = [1 - seat];
  state.ending = 'fort';
  tell?.({ tell: 'fort-falls', seat });
}

/**
 * Follows every change of a hand, strikes included (TB-5, TB-28): a building in the rightmost place
 * falls. The bastion turns into a fort in the leftmost place, which is not checked again at once (TB-4).
 */
export function checkBuilding(state: State, seat: Seat, tell: Tell): void {
  const own = state.seats[seat];
  if (own.bastion < own.cards.length) return;
  if (own.fort) {
    lose(state, seat, tell);
    return;
  }
  own.fort = true;
  own.bastion = 0;
  tell?.({ tell: 'bastion-falls', seat });
}

function takeOut(state: State, seat: Seat, place: number): CardId {
  const own = state.seats[seat];
  const [card] = own.cards.splice(place, 1);
  own.known.splice(place, 1);
  if (place < own.bastion) own.bastion--;
  return card;
}

/** Takes the card at a place out of the hand for good. `checkBuilding` must follow: the building may fall (TB-4). */
export function leaveHand(state: State, seat: Seat, place: number): void {
  takeOut(state, seat, place);
}

/** A card from play joins the right end of its owner's hand, where everybody sees it (TB-6). Nothing can fall. */
export function joinHand(state: State, seat: Seat, card: CardId): void {
  const own = state.seats[seat];
  own.cards.push(card);
  own.known.push(true);
}

/** A played incantation goes from its place to the right end: one change of the hand (TB-21). */
export function sendToEnd(state: State, seat: Seat, place: number, tell: Tell): void {
  const card = takeOut(state, seat, place);
  joinHand(state, seat, card);
  tell?.({ tell: 'returns', seat, card: slugIn(state, card) });
}

/** The building moves right by the damage, at most to the end; the excess is lost (TB-5). `checkBuilding` must follow. */
export function strikeBuilding(state: State, seat: Seat, damage: number): void {
  const own = state.seats[seat];
  own.bastion = Math.min(own.bastion + damage, own.cards.length);
}

/** What falls of a building after `bastion` of `count` cards when the card at this place leaves the hand for good (TB-4). */
export function fallsWithout(
  { bastion, fort }: { readonly bastion: number; readonly fort: boolean },
  count: number,
  place: number,
): 'bastion' | 'fort' | null {
  const left = place < bastion ? bastion - 1 : bastion;
  if (left < count - 1) return null;
  return fort ? 'fort' : 'bastion';
}
