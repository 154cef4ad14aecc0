// Each seat's expected share of the win, judged from points, tiles, units, cards and what threatens them.

import { winShares } from '@bridgefront/kernel';
import { networkOf, sharesIn } from '@bridgefront/tabletop/network';
import type { State } from '../types.ts';
import { moreWeights } from './estimate-more.ts';
import { twoWeights } from './estimate-two.ts';
import { inputs } from './inputs.ts';
import type { EstimateWeights } from './inputs.ts';
import { forSeats } from './weights.ts';

const listed = (weights: EstimateWeights) => networkOf(weights, inputs.features, inputs.facts);
const networks = { two: listed(twoWeights), more: listed(moreWeights) };
const sharesOf = sharesIn(inputs);

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const seats = state.seats.length;
  if (state.phase === 'over') return winShares(state, seats);
  return sharesOf(forSeats(networks, seats), state, seats);
}
