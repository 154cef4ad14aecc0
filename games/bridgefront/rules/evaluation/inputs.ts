// What the estimate's network reads of a state.

import type { NetworkInputs, NetworkWeights } from '@bridgefront/tabletop/network';
import { mostSeats, phases } from '../types.ts';
import type { State } from '../types.ts';
import { featureNames, readFeatures, scoringsLeft } from './features.ts';
import type { FeatureName } from './features.ts';

/** What is read of the table: always 1, the scorings to come (tenths, up to ten), 1 divided by them, the seats (sixths), and the phase. */
const tableFacts = ['always', 'scorings', 'urgency', 'seats', ...phases] as const;

/** The weights of the estimate, by what is read. */
export type EstimateWeights = NetworkWeights<FeatureName, (typeof tableFacts)[number]>;

const mostScorings = 10;
const firstPhase = tableFacts.length - phases.length;

function readFacts(state: State, facts: Float64Array): void {
  const scorings = scoringsLeft(state);
  facts.fill(0);
  facts[0] = 1;
  facts[1] = Math.min(scorings, mostScorings) / mostScorings;
  facts[2] = 1 / scorings;
  facts[3] = state.seats.length / mostSeats;
  facts[firstPhase + phases.indexOf(state.phase)] = 1;
}

/** What the network reads. */
export const inputs = {
  features: featureNames,
  facts: tableFacts,
  mostSeats,
  readFeatures,
  readFacts,
} as const satisfies NetworkInputs<State>;
