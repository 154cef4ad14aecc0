// What the estimate's network reads of a state.

import type { NetworkInputs, NetworkWeights } from '@bridgefront/tabletop/network';
import type { State } from '../state.ts';
import { featureNames, readFeatures } from './features.ts';

/** What is read of the table: always 1, turns so far (tens, up to six), and forts (halves). */
const tableFacts = ['always', 'turns', 'forts'] as const;

/** The weights of the estimate, by what is read. */
export type EstimateWeights = NetworkWeights<string, (typeof tableFacts)[number]>;

function readFacts({ turn, seats }: State, facts: Float64Array): void {
  facts[0] = 1;
  facts[1] = Math.min(turn, 60) / 10;
  facts[2] = seats.filter(({ fort }) => fort).length / 2;
}

/** What the network reads. */
export const inputs = {
  features: featureNames,
  facts: tableFacts,
  mostSeats: 2,
  readFeatures,
  readFacts,
} as const satisfies NetworkInputs<State>;
