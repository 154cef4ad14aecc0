// Each seat's expected share of the win, judged from points, tiles, units, cards and what threatens them.

import { winShares } from '@bridgefront/kernel';
import { mostSeats } from '../types.ts';
import type { State } from '../types.ts';
import { readFeatures } from './features.ts';
import { moreWeights } from './estimate-more.ts';
import { twoWeights } from './estimate-two.ts';
import { networkOf, readTable, scoreSeats, sharesBy, tableCount } from './network.ts';
import { forSeats } from './weights.ts';

const networks = { two: networkOf(twoWeights), more: networkOf(moreWeights) };
const facts = new Float64Array(tableCount);
const scores = new Float64Array(mostSeats);

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const seats = state.seats.length;
  if (state.phase === 'over') return winShares(state, seats);
  readTable(state, facts);
  scoreSeats(forSeats(networks, seats), readFeatures(state), facts, seats, scores);
  return sharesBy(scores, seats);
}
