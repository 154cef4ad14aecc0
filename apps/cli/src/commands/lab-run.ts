// What the commands of the lab that play matches do alike.

import type { RunSettings } from '@bridgefront/lab/run.ts';
import { progressOf } from '@bridgefront/lab/simulate/progress.ts';
import { StudyError } from '@bridgefront/lab/study-error.ts';
import type { Study } from '@bridgefront/lab/study.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { messageOf, usageError } from '@bridgefront/terminal/failure.ts';
import { labHost } from '../lab/world.ts';
import { readWorkers } from './shared.ts';

/** What commands that play take alike. */
export interface RunFlags {
  readonly out?: string;
  readonly workers: string;
  readonly sets?: string;
  readonly json?: true;
}

// A file or folder that the system does not let us use.
function isSystemError(thrown: unknown): boolean {
  const { syscall, path } = (thrown ?? {}) as NodeJS.ErrnoException;
  return thrown instanceof Error && syscall !== undefined && path !== undefined;
}

/** Runs something of the lab; what is wrong with a study or its folder is said in one sentence. */
export async function orUsage<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (thrown) {
    if (thrown instanceof StudyError) throw usageError(thrown.message);
    if (isSystemError(thrown))
      throw usageError(`The folder of the study cannot be used: ${messageOf(thrown)}.`);
    throw thrown;
  }
}

/** Lets something run until it is done or Ctrl-C is pressed, which `stopped` then says. */
export async function untilInterrupted<T>(act: (stopped: () => boolean) => Promise<T>): Promise<T> {
  let stop = false;
  const interrupt = (): void => void (stop = true);
  process.once('SIGINT', interrupt);
  try {
    return await act(() => stop);
  } finally {
    process.off('SIGINT', interrupt);
  }
}

/** Runs with a progress bar, and stops between batches on Ctrl-C. */
export async function watched<T>(
  flags: RunFlags,
  folder: string,
  act: (how: RunSettings) => Promise<T>,
): Promise<T> {
  const workers = readWorkers(flags.workers);
  if (folder === '') throw usageError('--out takes the name of a folder.');
  let bar: ReturnType<typeof progressOf> | null = null;
  let shown = 0;
  const progress = (done: number, all: number): void => {
    if (done < shown) shown = 0;
    bar ??= progressOf(all, 'matches');
    bar.add(done - shown);
    shown = done;
  };
  try {
    return await untilInterrupted((stopped) =>
      act({ folder, workers, door: labHost.door, progress, stopped }),
    );
  } finally {
    (bar as ReturnType<typeof progressOf> | null)?.stop();
  }
}

/** A study with other numbers of seeds than it says: matches keep their numbers, so more can follow. */
export function withSets(study: Study, { sets }: RunFlags): Study {
  return sets === undefined ? study : { ...study, sets: wholeNumber('--sets', sets, 1, 1_000_000) };
}
