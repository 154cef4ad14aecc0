// Small words: names of cards and places in a row.

import { ordinal } from '@bridgefront/tabletop/words';
import type { LaneName } from '../types.ts';

export { nameOf } from '../cards/table.ts';

/** A place in a row of cards: `leftmost card`, `2nd card from the left`. */
export function placeWords(place: number): string {
  return place === 0 ? 'leftmost card' : `${ordinal(place + 1)} card from the left`;
}

/** The lanes in the order in which they attack, which is so however a table is laid out. */
export const laneWords: { readonly [L in LaneName]: string } = { upper: 'first lane', lower: 'second lane' };
