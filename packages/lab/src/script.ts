// Scripts: how their words are read, and how they end when something is wrong with these.

import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { CommandFailure, exitCodes, messageOf, usageError } from '@bridgefront/terminal/failure.ts';

export { usageError };

function end(thrown: unknown): never {
  if (!(thrown instanceof CommandFailure)) throw thrown;
  console.error(thrown.message);
  process.exit(thrown.exitCode);
}

// Node's own sentence, without its advice.
function parse<const C extends ParseArgsConfig>(usage: string, config: C): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config);
  } catch (thrown) {
    const [sentence] = messageOf(thrown).split(/\.(?:\s|$)/);
    const [line] = usage.split('\n');
    throw usageError(`${sentence}; write: ${line}`);
  }
}

/** Runs a script's work; a failure that is meant for a person ends the process with its sentence and exit code. */
export async function orEnd<T>(act: () => Promise<T> | T): Promise<T> {
  try {
    return await act();
  } catch (thrown) {
    return end(thrown);
  }
}

/**
 * Reads a script's command line: `read` makes settings of its words and throws usage errors. Words that are not known,
 * like what `read` refuses, end the process with one sentence and exit code 2, `--help` with the usage and 0.
 */
export function readWords<const C extends ParseArgsConfig, T>(
  usage: string,
  config: C,
  read: (words: ReturnType<typeof parseArgs<C>>) => T,
): T {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(exitCodes.ok);
  }
  try {
    return read(parse(usage, config));
  } catch (thrown) {
    return end(thrown);
  }
}
