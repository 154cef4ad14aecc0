// Each seat's expected share of the win, judged from hands and creatures.

import { winShares } from '@bridgefront/kernel';
import { networkOf, sharesIn } from '@bridgefront/tabletop/network';
import type { State } from '../state.ts';
import { estimateWeights } from './estimate-weights.ts';
import { inputs } from './inputs.ts';

const network = networkOf(estimateWeights, inputs.features, inputs.facts);
const sharesOf = sharesIn(inputs);

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const { winners, phase } = state;
  if (winners.length > 0) return winShares(state, 2);
  return phase === 'play' ? sharesOf(network, state, 2) : [0.5, 0.5];
}
