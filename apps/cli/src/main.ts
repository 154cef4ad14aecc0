// The `bridgefront` command: the process around one command line.

import { exitCodes } from '@bridgefront/terminal/failure.ts';
import { runCommand } from './run-command.ts';

/** A reader that goes away (`| head`) is no error: there is nobody left to tell anything. */
function endQuietlyWhenUnread(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCodes.ok);
    throw error;
  });
}

endQuietlyWhenUnread(process.stdout);
endQuietlyWhenUnread(process.stderr);
process.exitCode = await runCommand(process.argv.slice(2));
