// The server with this repository's games, configured by environment variables.

import { parseArgs } from 'node:util';
import { offeredBots, standIn } from './bots.ts';
import { noProcesses, publicUrlAt, readConfig } from './config.ts';
import { games, moduleOf } from './games.ts';
import { startServer } from './server.ts';
import { isOfStorage } from './store/disk.ts';
import { playersFrom } from './studies/player.ts';
import { StartLater } from './store/folder-lock.ts';
import { startTracing } from './tracing.ts';

const worker = new URL('./thinking/worker.ts', import.meta.url);
const studies = playersFrom(new URL('../../cli/src/lab/study-process.ts', import.meta.url));

// Whoever was waiting for the start comes first.
const warmUpAfter = 1000;

const help = `npm start [-- --role all|web|play|think]

Starts the server, by itself on http://localhost:8080 with its data in ./data.

Everything is set by variables of the environment, such as PORT, HOST, DATA_DIR and PUBLIC_URL: docs/running.md has all
of them. SIGTERM and SIGINT (Ctrl-C) stop it in good order.`;

const options = {
  role: { type: 'string' },
  processes: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

async function main(): Promise<void> {
  const given = parseArgs({ options }).values;
  if (given.help === true) return console.log(help);
  // Hands and seeds are in the files: they are for nobody else on the machine.
  process.umask(0o077);
  if (given.processes !== undefined) throw new Error(noProcesses);
  const config = readConfig({ ...process.env, ...(given.role !== undefined && { ROLE: given.role }) });
  const endTracing = await startTracing(process.env, config.role);
  // Where nothing is kept, no match outlives its rules.
  const bundled = config.storage !== 'memory' && { moduleOf };
  const server = await startServer(config, {
    games,
    ...bundled,
    bots: offeredBots,
    standIn,
    worker,
    studies,
  });
  const { log } = server;
  if (config.role === 'think') log.info('thinks for the other servers');
  else log.info(`Open ${publicUrlAt(config, Number(new URL(server.url).port))}`);
  setTimeout(() => server.warmUp(), warmUpAfter).unref();
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    server
      .stop()
      .then(endTracing)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal));
  // Who supervises this process asks whether it still answers, and is not outlived.
  process.on('message', (said) => {
    if (said === 'stop') stop('the one who supervises');
    else process.send?.(said, () => undefined);
  });
  process.once('disconnect', () => stop('disconnect'));
}

// Whatever still holds the process (a thread, a timer): a server that could not start is no server. With 2 it says that trying
// again is of no use before somebody has mended something.
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(isOfStorage(error) || error instanceof StartLater ? 1 : 2);
});
