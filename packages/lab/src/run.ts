// Running a study: its matches on all cores, each kept as it ends, and the facts as Parquet at the end.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '@bridgefront/kernel';
import { checkFailed } from '@bridgefront/terminal/failure.ts';
import { FactsFile, readFacts } from './facts-file.ts';
import { makeFolder } from './folder.ts';
import { writeParquet } from './parquet.ts';
import { MatchProblem, playJob } from './play.ts';
import type { MatchFacts } from './play.ts';
import type { LabWorld } from './world.ts';
import { replayCommand } from './replay-command.ts';
import { checkRules } from './rules.ts';
import { jobsOf, variantsOf } from './study.ts';
import { StudyError } from './study-error.ts';
import { studyFile } from './study-folder.ts';
import { doAll } from './threads.ts';
import type { Job, Study } from './study.ts';

/** Consecutive matches of a study, as they travel to a worker thread. */
export interface Batch {
  readonly game: string;
  readonly jobs: readonly Job[];
  /** False: play only, to measure what recording costs. */
  readonly facts?: boolean;
}

/** What came of a batch; plain data, as it travels back. */
export interface Played {
  readonly facts: readonly MatchFacts[];
  /** The match with which it ended early, and what went wrong there; null when all were played. */
  readonly problem: { readonly job: Job; readonly what: string } | null;
}

/** Plays a batch in order: what a worker thread's door calls. */
export function playBatch(world: LabWorld, { game, jobs, facts = true }: Batch): Played {
  const played: MatchFacts[] = [];
  for (const job of jobs) {
    try {
      played.push(playJob(world, game, job, facts));
    } catch (thrown) {
      if (!(thrown instanceof MatchProblem)) throw thrown;
      return { facts: played, problem: { job, what: thrown.message } };
    }
  }
  return { facts: played, problem: null };
}

/** How a study is run. */
export interface RunSettings {
  readonly folder: string;
  readonly workers: number;
  /** Module that exports `playBatch(batch)` for worker threads, bound to a world. */
  readonly door: URL;
  /** Which of the study's matches are played; left out: all. */
  readonly wanted?: (job: Job) => boolean;
  /** Told how many matches of how many are there. */
  readonly progress?: (done: number, all: number) => void;
  /** Asked between batches: true stops, and what has been played stays. */
  readonly stopped?: () => boolean;
}

/** What came of a run. */
export interface RunResult {
  readonly matches: number;
  readonly played: number;
  readonly finished: boolean;
  readonly seconds: number;
}

/** Matches that a thread plays before it reports back. */
const batchSize = 8;

/** The file of a folder that holds the facts as they come. */
export const factsFile = 'facts.ndjson';

function open(world: LabWorld, study: Study, folder: string): FactsFile {
  const lab = world.game(study.game);
  const { game } = lab;
  for (const bots of study.tables) {
    for (const bot of bots) world.bot(bot);
    if (bots.length < game.seats.min || bots.length > game.seats.max)
      throw new StudyError(
        `${game.title} is played by ${game.seats.min} to ${game.seats.max}, not by ${bots.length}.`,
      );
    for (const { name, options } of variantsOf(study)) checkRules(lab, name, options, bots.length);
    for (const [option, values] of Object.entries(study.drawn ?? {}))
      for (const one of values)
        checkRules(lab, `${option}=${String(one)}`, { ...study.options, [option]: one }, bots.length);
  }
  makeFolder(folder);
  // More seeds may be asked for later: matches keep their numbers, and what has been played counts.
  const { sets: _sets, title: _title, question: _question, ...lasting } = study;
  const file = FactsFile.open(join(folder, factsFile), { study: lasting, rules: fingerprint(game) });
  writeFileSync(join(folder, studyFile), `${JSON.stringify(study, null, 2)}\n`);
  return file;
}

// Rules are compared by their fingerprint; whether bots and measures are still the same, a match that is played again tells.
async function proveSame(
  world: LabWorld,
  game: string,
  jobs: readonly Job[],
  { path }: FactsFile,
): Promise<void> {
  for await (const kept of readFacts(path)) {
    const job = jobs.find(({ match }) => match === kept.match);
    if (job === undefined) continue;
    const again = playBatch(world, { game, jobs: [job] }).facts.at(0);
    if (JSON.stringify(again) === JSON.stringify(kept)) return;
    throw new StudyError(
      `Match ${job.match} of ${path} does not go as it did: bots, rules or measures have changed since. Give another folder with --out.`,
    );
  }
}

function batchesOf(game: string, open: readonly Job[]): Batch[] {
  return Array.from({ length: Math.ceil(open.length / batchSize) }, (_, at) => ({
    game,
    jobs: open.slice(at * batchSize, (at + 1) * batchSize),
  }));
}

/**
 * Plays what is missing of a study, and writes its tables. The tables depend on the study and the rules alone: not on
 * threads, interruptions, or the order in which matches end.
 * @throws StudyError when the study does not fit the game, or the folder holds another one; CommandFailure when a bot
 * or the rules fail in a match
 */
export async function runStudy(world: LabWorld, study: Study, settings: RunSettings): Promise<RunResult> {
  const begun = performance.now();
  const every = jobsOf(study);
  const jobs = every.filter((job) => settings.wanted?.(job) ?? true);
  const all = jobs.length;
  const file = open(world, study, settings.folder);
  const missing = jobs.filter(({ match }) => !file.played.has(match));
  if (missing.length > 0) await proveSame(world, study.game, every, file);
  const batches = batchesOf(study.game, missing);
  const before = all - missing.length;
  let done = before;
  const take = ({ facts, problem }: Played): void => {
    file.add(facts);
    done += facts.length;
    settings.progress?.(done, all);
    if (problem === null) return;
    const see = replayCommand(world.game(study.game), study, problem.job);
    throw checkFailed(`A match went wrong: ${problem.what}. See: ${see}`);
  };
  try {
    const here = (batch: Batch): Played => playBatch(world, batch);
    const workers = Math.min(settings.workers, batches.length);
    const hands = { workers, door: settings.door, name: 'playBatch', here };
    await doAll(until(settings.stopped, batches), hands, take);
  } finally {
    file.close();
  }
  const finished = done >= all;
  if (finished)
    await writeParquet(
      settings.folder,
      world.game(study.game).measures,
      only(new Set(jobs.map(({ match }) => match)), readFacts(file.path)),
    );
  return {
    matches: all,
    played: done - before,
    finished,
    seconds: (performance.now() - begun) / 1000,
  };
}

// A file may hold more than is asked for now, of an earlier run with more seeds.
async function* only(
  wanted: ReadonlySet<number>,
  facts: AsyncIterable<MatchFacts>,
): AsyncGenerator<MatchFacts> {
  for await (const one of facts) if (wanted.has(one.match)) yield one;
}

function* until(stopped: RunSettings['stopped'], batches: readonly Batch[]): Generator<Batch> {
  for (const batch of batches) {
    if (stopped?.() === true) return;
    yield batch;
  }
}
