// The door of a worker thread: plays a run of matches of one setting.

import { playMatch } from './match.ts';
import type { MatchResult, Setting } from './match.ts';

/** Consecutive matches of a setting. */
export interface Batch {
  readonly setting: Setting;
  readonly from: number;
  readonly count: number;
}

/** Plays a batch in order. */
export function playBatch({ setting, from, count }: Batch): MatchResult[] {
  return Array.from({ length: count }, (_, i) => playMatch(setting, from + i));
}
