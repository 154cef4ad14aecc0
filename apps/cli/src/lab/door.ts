// The door of a worker thread of the lab.

import { playBatch as playIn } from '@bridgefront/lab/run.ts';
import type { Batch } from '@bridgefront/lab/run.ts';
import type { MatchFacts } from '@bridgefront/lab/play.ts';
import { labWorld } from './world.ts';

/** Plays consecutive matches of a study. */
export function playBatch(batch: Batch): readonly MatchFacts[] {
  return playIn(labWorld, batch);
}
