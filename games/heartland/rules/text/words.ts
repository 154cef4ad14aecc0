// Names of cards and places in sentences.

import { counted, list, minus } from '@bridgefront/tabletop/words';
import { nameOf } from '../cards/table.ts';

export { nameOf } from '../cards/table.ts';

/** A number with its sign: `+2`, `−1`. */
export function signed(number: number): string {
  return number < 0 ? minus(number) : `+${number}`;
}

const ordinals = ['heartland', 'first frontier', 'second frontier', 'third frontier', 'fourth frontier'];

/** A place in words: `the first frontier`, `the heartland`. */
export function placeName(place: number): string {
  return `the ${ordinals[place] ?? `frontier ${place}`}`;
}

/** Names with equal ones counted: `Farmer, 2 Lookouts` reads `Farmer and Lookout (2)`. */
export function countedNames(slugs: readonly string[]): string {
  return list(counted(slugs.map(nameOf)));
}
