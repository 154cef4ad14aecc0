// `npm start`: the server with this repository's games, configured by environment variables.

import { bots, isStrong, levelOf } from './bots.ts';
import { readConfig } from './config.ts';
import { games } from './games.ts';
import { startServer } from './server.ts';

const worker = new URL('./thinking/worker.ts', import.meta.url);

// Whoever was waiting for the start comes first.
const warmUpAfter = 1000;

async function main(): Promise<void> {
  // Hands and seeds are in the files: they are for nobody else on the machine.
  process.umask(0o077);
  const config = readConfig(process.env);
  const seated = [...bots.values()].map(({ name, summary }) => ({
    name,
    summary,
    strong: isStrong(name),
    ...levelOf(name),
  }));
  const server = await startServer(config, { games, bots: seated, standIn: 'greedy', worker });
  const { log } = server.services;
  log.info(`Open ${config.publicUrl}`);
  setTimeout(() => server.services.warmUp(), warmUpAfter).unref();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'stopping');
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

// Whatever still holds the process (a thread, a timer): a server that could not start is no server.
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
