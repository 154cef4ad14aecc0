// Each seat's expected share of the win, judged from points, tiles, units, cards and what threatens them.

import type { State } from '../types.ts';
import { readFeatures } from './features.ts';
import { moreWeights } from './estimate-more.ts';
import { twoWeights } from './estimate-two.ts';
import { mostSeats } from './limits.ts';
import { networkOf, readTable, scoreSeats, sharesBy, tableCount } from './network.ts';
import { forSeats } from './weights.ts';

const networks = { two: networkOf(twoWeights), more: networkOf(moreWeights) };
const facts = new Float64Array(tableCount);
const scores = new Float64Array(mostSeats);

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const seats = state.seats.length;
  if (state.phase === 'over') {
    const { winners } = state;
    return state.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  readTable(state, facts);
  scoreSeats(forSeats(networks, seats), readFeatures(state), facts, seats, scores);
  return sharesBy(scores, seats);
}
