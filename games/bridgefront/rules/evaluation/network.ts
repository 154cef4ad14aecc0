// A small network that scores seats by what is read of each one, of the others, and of the table.

import { mostSeats, phases } from '../types.ts';
import type { State } from '../types.ts';
import { featureCount, featureNames, scoringsLeft } from './features.ts';
import type { FeatureName } from './features.ts';

/** What is read of the table: always 1, the scorings to come (tenths, up to ten), 1 divided by them, the seats (sixths), and the phase. */
export const tableFacts = ['always', 'scorings', 'urgency', 'seats', ...phases] as const;
type TableFact = (typeof tableFacts)[number];

/** Numbers read of the table. */
export const tableCount = tableFacts.length;

const mostScorings = 10;
const firstPhase = tableFacts.length - phases.length;

/** Writes what is read of the table. */
export function readTable(state: State, facts: Float64Array): void {
  const scorings = scoringsLeft(state);
  facts.fill(0);
  facts[0] = 1;
  facts[1] = Math.min(scorings, mostScorings) / mostScorings;
  facts[2] = 1 / scorings;
  facts[3] = state.seats.length / mostSeats;
  facts[firstPhase + phases.indexOf(state.phase)] = 1;
}

/** The weights as a file lists them: for each number that is read, what it adds to the score, then to each hidden unit. */
export interface NetworkWeights {
  readonly own: { readonly [name in FeatureName]: readonly number[] };
  /** Of the mean of all other seats. */
  readonly others: { readonly [name in FeatureName]: readonly number[] };
  /** Without a first number for the score: what all seats share makes none of them better. */
  readonly table: { readonly [fact in TableFact]: readonly number[] };
  /** What the score takes of each hidden unit. */
  readonly score: readonly number[];
}

/** The weights as lists, row by row. */
export interface Network {
  /** Hidden units: hyperbolic tangents of weighted sums. */
  readonly units: number;
  readonly own: Float64Array;
  readonly others: Float64Array;
  readonly table: Float64Array;
  readonly score: Float64Array;
}

/** Lists of the weights in the order in which features and facts are read. */
export function networkOf({ own, others, table, score }: NetworkWeights): Network {
  const units = score.length;
  const rows = (all: { readonly [name: string]: readonly number[] }, names: readonly string[]) =>
    Float64Array.from(names.flatMap((name) => all[name]));
  return {
    units,
    own: rows(own, featureNames),
    others: rows(others, featureNames),
    table: rows(table, tableFacts),
    score: Float64Array.from(score),
  };
}

// Adds up rows, each as often as its number says.
function addRows(
  numbers: Float64Array,
  from: number,
  rows: Float64Array,
  sums: Float64Array,
  to: number,
  width: number,
): void {
  const count = rows.length / width;
  for (let row = 0; row < count; row++) {
    const number = numbers[from + row];
    if (number === 0) continue;
    const start = row * width;
    for (let i = 0; i < width; i++) sums[to + i] += number * rows[start + i];
  }
}

const mostUnits = 64;
// By seat: what it adds to its own sums, and what it adds to the others' ones.
const ownSums = new Float64Array(mostSeats * (mostUnits + 1));
const givenSums = new Float64Array(mostSeats * (mostUnits + 1));
const tableSums = new Float64Array(mostUnits);

/**
 * Scores of the seats: higher is better. `features` holds `featureCount` numbers for each seat in turn, `facts` those of the table.
 * Reads and writes no more than what it is given.
 */
export function scoreSeats(
  { units, own, others, table, score }: Network,
  features: Float64Array,
  facts: Float64Array,
  seats: number,
  scores: Float64Array,
): void {
  const width = units + 1;
  ownSums.fill(0, 0, seats * width);
  givenSums.fill(0, 0, seats * width);
  tableSums.fill(0, 0, units);
  addRows(facts, 0, table, tableSums, 0, units);
  for (let seat = 0; seat < seats; seat++) {
    addRows(features, seat * featureCount, own, ownSums, seat * width, width);
    addRows(features, seat * featureCount, others, givenSums, seat * width, width);
  }
  for (let seat = 0; seat < seats; seat++) {
    let sum = 0;
    for (let i = 0; i < width; i++) {
      let given = 0;
      for (let other = 0; other < seats; other++) if (other !== seat) given += givenSums[other * width + i];
      const total = ownSums[seat * width + i] + given / (seats - 1);
      sum += i === 0 ? total : score[i - 1] * Math.tanh(total + tableSums[i - 1]);
    }
    scores[seat] = sum;
  }
}

/** Shares of the win by the seats' scores: e to the power of each, in proportion. */
export function sharesBy(scores: Float64Array, seats: number): number[] {
  const shares: number[] = [];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const share = Math.exp(scores[seat]);
    shares.push(share);
    sum += share;
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] /= sum;
  return shares;
}
