// Runs one command line and turns every ending into one sentence and an exit code.

import { CommanderError } from 'commander';
import { CommandFailure, exitCodes, messageOf } from '@bridgefront/terminal/failure.ts';
import { buildProgram } from './program.ts';

function complain(sentence: string): void {
  process.stderr.write(`bridgefront: ${sentence}\n`);
}

/** The exit code that an error means; says what has to be said on stderr. */
function endOf(thrown: unknown): number {
  if (thrown instanceof CommanderError) {
    // Commander has printed its own line already, or the help that was asked for.
    return thrown.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  }
  if (thrown instanceof CommandFailure) {
    complain(thrown.message);
    return thrown.exitCode;
  }
  complain(
    `something went wrong inside: ${messageOf(thrown)} Please report it with your command line; ` +
      'BRIDGEFRONT_DEBUG=1 before it shows where it happened.',
  );
  if (process.env['BRIDGEFRONT_DEBUG'] === '1' && thrown instanceof Error) console.error(thrown.stack);
  return exitCodes.failed;
}

/** Runs the command that these words ask for; answers with the exit code, and throws nothing. */
export async function runCommand(words: readonly string[]): Promise<number> {
  const program = await buildProgram(words);
  if (words.length === 0) {
    program.outputHelp();
    return exitCodes.ok;
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    return Number(process.exitCode ?? exitCodes.ok);
  } catch (thrown) {
    return endOf(thrown);
  }
}
