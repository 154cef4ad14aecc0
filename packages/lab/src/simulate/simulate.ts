// Many matches in this thread or in several; the results are the same.

import { endingsOf } from './endings.ts';
import type { Endings } from './endings.ts';
import { reproduction } from './match.ts';
import type { MatchResult, Setting } from './match.ts';
import { Pace } from './pace.ts';
import type { Stretch } from './pace.ts';
import { progressOf } from './progress.ts';
import { doAll } from '../threads.ts';
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
  const results: MatchResult[] = [];
  const workers = Math.min(simulation.workers, work.length);
  const here = (batch: Batch): MatchResult[] => simulateBatch(world, batch);
  try {
    await doAll(work, { workers, door, name: 'simulateBatch', here }, (played, { from }) => {
      played.forEach((result, at) => (results[from + at] = result));
      progress.add(played.length);
      pace.add(played.length, sum(played.map(({ choices }) => choices)));
    });
    return results;
  } finally {
    progress.stop();
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
