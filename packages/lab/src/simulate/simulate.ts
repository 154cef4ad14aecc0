// Many matches in this thread or in several; the results are the same.

import { setImmediate as breathe } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { endingsOf } from './endings.ts';
import type { Endings } from './endings.ts';
import { reproduction } from './match.ts';
import type { MatchResult, Setting } from './match.ts';
import { Pace } from './pace.ts';
import type { Stretch } from './pace.ts';
import { progressOf } from './progress.ts';
import type { LabWorld } from '../world.ts';
import { simulateBatch } from './worker.ts';
import type { Batch } from './worker.ts';

/** A simulation: the setting of its matches, how many, and on how many threads. */
export interface Simulation extends Setting {
  readonly matches: number;
  readonly workers: number;
}

/** Everything that was counted, and for each violation a line that says how to see it again. */
export interface SimulationResult {
  readonly game: string;
  readonly matches: number;
  readonly finished: number;
  readonly choices: number;
  readonly seconds: number;
  /** What came when every thread's code was warm; null when there were not so many matches. */
  readonly afterWarmUp: Stretch | null;
  readonly seats: readonly { readonly bot: string; readonly wins: number; readonly meanScore: number }[];
  readonly endings: Endings;
  readonly rounds: { readonly mean: number; readonly max: number };
  readonly violations: number;
  readonly reproductions: readonly string[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Matches that a thread plays before it reports back. */
const batchSize = 8;

function batches({ matches, workers: _workers, ...setting }: Simulation): Batch[] {
  return Array.from({ length: Math.ceil(matches / batchSize) }, (_, i) => {
    const from = i * batchSize;
    return { setting, from, count: Math.min(batchSize, matches - from) };
  });
}

async function playAll(
  world: LabWorld,
  door: URL,
  simulation: Simulation,
  pace: Pace,
): Promise<MatchResult[]> {
  const progress = progressOf(simulation.matches, 'matches');
  const work = batches(simulation);
  const add = (played: readonly MatchResult[]): void => {
    progress.add(played.length);
    pace.add(played.length, sum(played.map(({ choices }) => choices)));
  };
  try {
    if (simulation.workers > 1 && work.length > 1)
      return await playInThreads(door, simulation.workers, work, add);
    const results: MatchResult[] = [];
    for (const batch of work) {
      const played = simulateBatch(world, batch);
      results.push(...played);
      add(played);
      await breathe();
    }
    return results;
  } finally {
    progress.stop();
  }
}

async function playInThreads(
  door: URL,
  workers: number,
  work: readonly Batch[],
  add: (played: readonly MatchResult[]) => void,
): Promise<MatchResult[]> {
  const threads = Math.min(workers, work.length);
  const pool = new Piscina<Batch, MatchResult[]>({
    filename: door.href,
    name: 'simulateBatch',
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    const played = work.map(async (batch) => {
      const results = await pool.run(batch);
      add(results);
      return results;
    });
    return (await Promise.all(played)).flat();
  } finally {
    await pool.destroy();
  }
}

/** Sums of thirds and the like without their last wrong digits. */
const tidy = (number: number): number => Math.round(number * 1e9) / 1e9;

/**
 * Plays all matches. Everything but the times depends on the setting and the number of matches alone. `door`: module
 * that exports `simulateBatch(batch)` for worker threads, bound to the same world.
 */
export async function simulate(
  world: LabWorld,
  door: URL,
  simulation: Simulation,
): Promise<SimulationResult> {
  const begun = performance.now();
  const pace = new Pace(simulation.workers);
  const results = await playAll(world, door, simulation, pace);
  const seconds = (performance.now() - begun) / 1000;
  const finished = results.filter((result) => result.finished);
  const seats = simulation.seats.map((bot, place) => ({
    bot,
    wins: tidy(sum(finished.map(({ wins }) => wins[place]))),
    meanScore:
      finished.length === 0 ? 0 : tidy(sum(finished.map(({ scores }) => scores[place])) / finished.length),
  }));
  const reproductions = results.flatMap(({ violation }, index) =>
    violation === null
      ? []
      : [`Violation in match ${index}: ${violation}. See: ${reproduction(simulation, index)}`],
  );
  return {
    game: simulation.game,
    matches: results.length,
    finished: finished.length,
    choices: sum(results.map(({ choices }) => choices)),
    seconds: Math.round(seconds * 1000) / 1000,
    afterWarmUp: pace.afterWarmUp,
    seats,
    endings: endingsOf(finished.map((one) => ({ ...one, seats: simulation.seats.length }))),
    rounds: {
      mean: finished.length === 0 ? 0 : tidy(sum(finished.map(({ rounds }) => rounds)) / finished.length),
      max: finished.reduce((most, { rounds }) => Math.max(most, rounds), 0),
    },
    violations: reproductions.length,
    reproductions,
  };
}
