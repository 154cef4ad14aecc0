// Seeded lies: what a lying server may do to one client, of each kind at a moment and in a way that the seed says.

import { seedRandom } from '@bridgefront/kernel';
import { choiceLies } from './choice-lies.ts';
import type { Lie } from './liar.ts';
import { networkLies } from './network-lies.ts';
import { recordLies } from './record-lies.ts';
import { startLies } from './start-lies.ts';
import { tableLies } from './table-lies.ts';

/** A lie, and what it did. */
export interface ToldLie extends Lie {
  readonly kind: Kind;
  /** What was done, each time; empty: it has not come to it yet. */
  readonly told: string[];
}

const kinds = { ...networkLies, ...tableLies, ...choiceLies, ...startLies, ...recordLies };

/** Kinds of lies. */
export type Kind = keyof typeof kinds;

/** All kinds. */
export const allKinds = Object.keys(kinds) as readonly Kind[];
/** What a bad network does without wanting it: nobody may be accused of it. */
export const ofNetworks: ReadonlySet<Kind> = new Set(Object.keys(networkLies) as Kind[]);

/** Lie number `seed`: kinds take turns. */
export function lieOf(seed: number): ToldLie {
  const kind = allKinds[seed % allKinds.length];
  if (kind === undefined) throw new Error('There is no such lie.');
  const told: string[] = [];
  return { kind, told, ...kinds[kind](seedRandom(`lie ${seed}`), (what) => void told.push(what)) };
}
