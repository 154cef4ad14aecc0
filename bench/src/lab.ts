// What the lab's matches cost: facts against play alone, matches a second, one worker and two.

import { largestGame } from '../../scripts/largest-game.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playJob } from '@bridgefront/lab/play.ts';
import { runStudy } from '@bridgefront/lab/run.ts';
import { jobsOf, readStudy } from '@bridgefront/lab/study.ts';
import type { Job, Study } from '@bridgefront/lab/study.ts';
import { labHost, labWorld } from '../../apps/cli/src/lab/world.ts';
import { median } from './quantile.ts';

// Time of the processor rather than on the clock: other work on the machine counts for less.
function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function studyOf(bot: string, seats: number, sets: number): Study {
  const table = Array.from({ length: seats }, () => bot);
  return readStudy({ title: 'Bench', game: largestGame.name, tables: [table], sets, seed: 'bench' });
}

// The same matches with facts and without, one after the other, each first in turn.
function costOfFacts(bot: string, seats: number, matches: number): LabCost {
  const jobs = jobsOf(studyOf(bot, seats, matches));
  const time = (job: Job, facts: boolean): number => {
    const begin = now();
    const played = playJob(labWorld, 'bridgefront', job, facts);
    // A line of the facts file is part of recording.
    if (facts) JSON.stringify(played);
    return now() - begin;
  };
  for (const job of jobs.slice(0, Math.ceil(matches / 3))) time(job, job.set % 2 === 0);
  const plain: number[] = [];
  const recorded: number[] = [];
  for (const job of jobs) {
    const first = job.set % 2 === 0;
    const one = time(job, first);
    const other = time(job, !first);
    recorded.push(first ? one : other);
    plain.push(first ? other : one);
  }
  const sum = (list: readonly number[]): number => list.reduce((total, ms) => total + ms, 0);
  return { bot, seats, matches, matchMs: median(recorded), cost: sum(recorded) / sum(plain) - 1 };
}

async function pace(bot: string, seats: number, sets: number, workers: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lab-'));
  try {
    const settings = { folder, workers, door: labHost.door };
    const { played, seconds } = await runStudy(labWorld, studyOf(bot, seats, sets), settings);
    return played / seconds;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What recording facts costs at one kind of table: `cost` 0.1 is a tenth of the time of play. */
interface LabCost {
  readonly bot: string;
  readonly seats: number;
  readonly matches: number;
  readonly matchMs: number;
  readonly cost: number;
}

/** Matches a second on the clock, tables written and all, start of threads included. */
interface LabPace {
  readonly workers: number;
  readonly matches: number;
  readonly matchesPerSecond: number;
}

/** Everything about the lab as one JSON value. */
export interface LabFigures {
  readonly costs: readonly LabCost[];
  readonly paces: readonly LabPace[];
}

/** Measures the lab; `sets`: matches of each run. */
export async function measureLab(sets: number = 240): Promise<LabFigures> {
  const costs = [
    costOfFacts('greedy', 2, sets),
    costOfFacts('greedy', 4, sets),
    costOfFacts('random', 4, 4 * sets),
  ];
  const paces = [];
  for (const workers of [1, 2])
    paces.push({ workers, matches: 2 * sets, matchesPerSecond: await pace('greedy', 4, 2 * sets, workers) });
  return { costs, paces };
}
