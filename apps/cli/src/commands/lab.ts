// `bridgefront lab`: studies, their facts, and what they tell.

import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { runStudy } from '@bridgefront/lab/run.ts';
import { readStudy, StudyError } from '@bridgefront/lab/study.ts';
import { writeReport } from '@bridgefront/lab/report/report.ts';
import { usageError } from '@bridgefront/terminal/failure.ts';
import { labHost, labWorld } from '../lab/world.ts';
import { progressOf } from '@bridgefront/lab/simulate/progress.ts';
import { printJson, printLines, readJson, wholeNumber } from './shared.ts';

interface RunFlags {
  readonly out?: string;
  readonly workers: string;
  readonly json?: true;
}

/** Runs something of the lab; what is wrong with a study is said in one sentence. */
async function orUsage<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (thrown) {
    if (thrown instanceof StudyError) throw usageError(thrown.message);
    throw thrown;
  }
}

async function run(path: string, flags: RunFlags): Promise<void> {
  await orUsage(async () => {
    const study = readStudy(readJson(path, 'study'));
    const folder = flags.out ?? `lab/${basename(path, '.json')}`;
    const workers = wholeNumber('--workers', flags.workers, 1, 256);
    let stop = false;
    const interrupt = (): void => void (stop = true);
    process.once('SIGINT', interrupt);
    let bar: ReturnType<typeof progressOf> | null = null;
    let shown = 0;
    const result = await runStudy(labWorld, study, {
      folder,
      workers,
      door: labHost.door,
      progress(done, all) {
        bar ??= progressOf(all, 'matches');
        bar.add(done - shown);
        shown = done;
      },
      stopped: () => stop,
    });
    (bar as ReturnType<typeof progressOf> | null)?.stop();
    process.off('SIGINT', interrupt);
    if (flags.json === true) return printJson({ folder, ...result });
    const pace = result.seconds > 0 ? ` (${(result.played / result.seconds).toFixed(1)} matches/s)` : '';
    const state = result.finished
      ? `${result.matches} matches in ${folder}`
      : `Stopped; what was played is kept in ${folder}: the same command goes on`;
    printLines([`${state}; ${result.played} played now in ${result.seconds.toFixed(1)} s${pace}.`]);
  });
}

async function report(folder: string, flags: { readonly json?: true }): Promise<void> {
  const files = await orUsage(() => writeReport(labWorld, folder));
  if (flags.json === true) printJson({ files });
  else printLines(files.map((file) => `Written: ${file}`));
}

/** Adds the command line. */
export function addLab(program: Command): void {
  const lab = program
    .command('lab')
    .description('play studies of thousands of matches, and report what they tell');
  lab
    .command('run')
    .description('play a study; stopped or killed, the same command goes on where it was')
    .argument('<study.json>', 'the study, or - for stdin')
    .option('--out <folder>', 'where facts and tables go (default: lab/<name of the study>)')
    .option(
      '-w, --workers <number>',
      'worker threads; they change the time, never the facts',
      String(availableParallelism()),
    )
    .option('--json', 'print JSON')
    .action(run);
  lab
    .command('report')
    .description('write report.html and report.md from a finished study')
    .argument('<folder>', 'the folder that "lab run" wrote')
    .option('--json', 'print JSON')
    .action(report);
}
