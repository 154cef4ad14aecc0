// Each seat's expected share of the win, judged from points, tiles, units, cards and what threatens them.

import type { State } from '../types.ts';
import { readFeatures } from './features.ts';
import { moreWeights } from './estimate-more.ts';
import { twoWeights } from './estimate-two.ts';
import { networkOf, readTable, scoreSeats, tableCount } from './network.ts';
import { forSeats } from './weights.ts';

const networks = { two: networkOf(twoWeights), more: networkOf(moreWeights) };
const facts = new Float64Array(tableCount);
const mostSeats = 6;
const scores = new Float64Array(mostSeats);

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const seats = state.seats.length;
  const shares: number[] = [];
  if (state.phase === 'over') {
    const { winners } = state;
    for (let seat = 0; seat < seats; seat++) shares.push(winners.includes(seat) ? 1 / winners.length : 0);
    return shares;
  }
  readTable(state, facts);
  scoreSeats(forSeats(networks, seats), readFeatures(state), facts, seats, scores);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const share = Math.exp(scores[seat]);
    shares.push(share);
    sum += share;
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] /= sum;
  return shares;
}
