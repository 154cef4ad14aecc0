// The door of the lab's worker threads: everything that they play, bound to this command's games and bots.

import type { Task } from '@bridgefront/lab/ladder/worker.ts';
import { playTask as playLadderTask } from '@bridgefront/lab/ladder/worker.ts';
import { playBatch as playIn } from '@bridgefront/lab/run.ts';
import type { Batch, Played } from '@bridgefront/lab/run.ts';
import type { MatchResult } from '@bridgefront/lab/simulate/match.ts';
import { simulateBatch as simulateIn } from '@bridgefront/lab/simulate/worker.ts';
import type { Batch as SimulationBatch } from '@bridgefront/lab/simulate/worker.ts';
import { labWorld } from './world.ts';

/** Plays consecutive matches of a study. */
export function playBatch(batch: Batch): Played {
  return playIn(labWorld, batch);
}

/** Plays consecutive matches of a simulation. */
export function simulateBatch(batch: SimulationBatch): readonly MatchResult[] {
  return simulateIn(labWorld, batch);
}

/** Plays one match of a ladder. */
export function playTask(task: Task): MatchResult {
  return playLadderTask(labWorld, task);
}
