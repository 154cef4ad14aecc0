// Each seat's expected share of the win, judged from Castles, cards in play and cards in hand.

import { winShares } from '@bridgefront/kernel';
import type { Seat } from '@bridgefront/kernel';
import type { State } from '../types.ts';
import { handWorth, pieceWorth } from './worth.ts';

/** The turn is worth about so much: who is about to act is ahead. */
const tempo = 2.5;
/** A lead of 1 makes a win so many times (as a power of e) likelier. */
const steepness = 0.085;
/** What knowing a card of the enemy hand for certain is worth. */
const knowledge = 0.25;

function holdings(state: State, seat: Seat): number {
  const { hand, known } = state.seats[seat];
  let sum = -knowledge * known.length;
  for (const kind of hand) sum += handWorth(kind);
  return sum;
}

/** The seat's lead in hit points of a Castle. */
function leadOf(state: State, seat: Seat): number {
  let lead = holdings(state, seat) - holdings(state, 1 - seat);
  for (const piece of state.pieces)
    lead += piece.seat === seat ? pieceWorth(state, piece) : -pieceWorth(state, piece);
  return lead;
}

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const { winners, active, phase } = state;
  if (winners.length > 0) return winShares(state, 2);
  const mover = phase === 'turn' ? active : 1 - active;
  const lead = leadOf(state, 0) + (mover === 0 ? tempo : -tempo);
  const share = 1 / (1 + Math.exp(-steepness * lead));
  return [share, 1 - share];
}
