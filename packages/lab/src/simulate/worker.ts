// Batches of a simulation: what a worker thread's door plays.

import type { LabWorld } from '../world.ts';
import { playMatch } from './match.ts';
import type { MatchResult, Setting } from './match.ts';

/** Consecutive matches of a setting. */
export interface Batch {
  readonly setting: Setting;
  readonly from: number;
  readonly count: number;
}

/** Plays a batch in order. */
export function simulateBatch(world: LabWorld, { setting, from, count }: Batch): MatchResult[] {
  return Array.from({ length: count }, (_, i) => playMatch(world, setting, from + i));
}
