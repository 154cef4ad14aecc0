// Each seat's expected share of the win, judged from points, tiles, units, cards and what threatens them.

import type { State } from '../types.ts';
import { featureCount, featureNames, readFeatures, scoringsLeft } from './features.ts';
import { estimateWeights, forSeats, scoringsByColumn } from './weights.ts';

type Table = (typeof estimateWeights)['two'];

/** A table's columns as lists in the order of the features. */
function columnsOf(table: Table): readonly Float64Array[] {
  return scoringsByColumn.map((_, column) => Float64Array.from(featureNames, (name) => table[name][column]));
}

const columns = { two: columnsOf(estimateWeights.two), more: columnsOf(estimateWeights.more) };

function columnFor(seats: number, scorings: number): Float64Array {
  let column = 0;
  while (column < scoringsByColumn.length - 1 && scorings < scoringsByColumn[column]) column++;
  return forSeats(columns, seats)[column];
}

/** Expected share of the win by seat; sums to 1. A finished match gives its result. */
export function estimate(state: State): readonly number[] {
  const shares: number[] = [];
  if (state.phase === 'over') {
    const { winners } = state;
    for (let seat = 0; seat < state.seats.length; seat++) {
      shares.push(winners.includes(seat) ? 1 / winners.length : 0);
    }
    return shares;
  }
  const weights = columnFor(state.seats.length, scoringsLeft(state));
  const features = readFeatures(state);
  let sum = 0;
  for (let seat = 0; seat < state.seats.length; seat++) {
    let score = 0;
    for (let i = 0; i < featureCount; i++) score += weights[i] * features[seat * featureCount + i];
    const share = Math.exp(score);
    shares.push(share);
    sum += share;
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat] /= sum;
  return shares;
}
