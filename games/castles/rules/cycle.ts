// Cards for new ones (CA-86): with `cycle` a card of the hand goes under the deck, in sight of all, and the next one is drawn.

import type { Choice, Seat } from '@bridgefront/kernel';
import { tableFor } from './cards/in-force.ts';
import { tellerOf } from './faces.ts';
import type { Play } from './faces.ts';
import { draw, putUnder } from './hand.ts';
import { underChoices } from './notation.ts';
import type { CardKind, State } from './types.ts';

/** How many cards may still go under the deck in this turn. The new card is never one of those that just went. */
export function cyclesLeft({ options, cycled, deck }: State): number {
  return deck.length === 0 ? 0 : options.cycle - cycled;
}

/** The cards that may go. */
export function cycleChoices(state: State, seat: Seat): readonly Choice[] {
  return [...new Set(state.seats[seat].hand)].map((kind) => underChoices.of(state, kind));
}

/** Puts the card away and draws. */
export function cycleCard(turn: Play, seat: Seat, kind: CardKind): void {
  const { state, random } = turn;
  const tell = tellerOf(turn);
  state.cycled++;
  putUnder(state, seat, kind);
  tell?.({ tell: 'under', seat, card: tableFor(state).cards[kind].slug });
  draw(state, seat, 1, random, tell);
  turn.revealed();
}
