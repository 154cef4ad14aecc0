// Each seat's expected share of the win, judged from Castles, cards in play and cards in hand.

import { winShares } from '@bridgefront/kernel';
import { isOver, isSeries } from '../ending.ts';
import { playersOf, sideOf } from '../sides.ts';
import type { Side } from '../sides.ts';
import type { State } from '../types.ts';
import { greedyWeights } from './weights.ts';
import { handWorth, pieceWorth } from './worth.ts';

/** The turn is worth about so much: who is about to act is ahead. */
const tempo = 2.5;
/** A lead of 1 makes a win so many times (as a power of e) likelier. */
const steepness = 0.085;
/** What knowing a card of the enemy hand for certain is worth. */
const knowledge = 0.25;

function holdings(state: State, side: Side): number {
  let sum = 0;
  for (const seat of playersOf(state, side)) {
    const { hand, known } = state.seats[seat];
    sum -= knowledge * known.length;
    for (const kind of hand) sum += handWorth(greedyWeights, state, kind);
  }
  return sum;
}

/** The side's lead in hit points of a Castle. */
function leadOf(state: State, side: Side): number {
  let lead = holdings(state, side) - holdings(state, 1 - side);
  for (const piece of state.pieces)
    lead +=
      piece.seat === side
        ? pieceWorth(greedyWeights, state, piece)
        : -pieceWorth(greedyWeights, state, piece);
  return lead;
}

/** A siege is won by about so many points: the mean of 300 sieges between greedy players. */
const swing = 84;
/** The least that a lead in points may waver by. */
const leastDoubt = 15;

// Side 0's share of a series: its lead in points with what this siege will bring, against what may still change.
function seriesShare(state: State, share: number): number {
  const { fought, options } = state;
  const now = isOver(state) ? 0 : 1;
  const lead = fought.reduce((sum, { score }) => sum + score, 0) + now * swing * (2 * share - 1);
  const open = options.series - fought.length - now;
  const doubt = Math.sqrt(swing * swing * (open + now * 4 * share * (1 - share)));
  return 1 / (1 + Math.exp((-1.7 * lead) / Math.max(leastDoubt, doubt)));
}

/** Expected share of the win by seat, a side's in equal parts; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const { winners, active, phase, seats } = state;
  if (winners.length > 0) return winShares(state, seats.length);
  const mover = phase === 'turn' ? sideOf(active) : 1 - sideOf(active);
  const lead = leadOf(state, 0) + (mover === 0 ? tempo : -tempo);
  const here = 1 / (1 + Math.exp(-steepness * lead));
  const share = isSeries(state) ? seriesShare(state, here) : here;
  return seats.map((_, seat) => {
    const side = sideOf(seat);
    return (side === 0 ? share : 1 - share) / playersOf(state, side).length;
  });
}
