// A whole server: built from its configuration, started, and stopped without losing anything.

import { join } from 'node:path';
import type { AnyGame } from '@bridgefront/kernel';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { Hall } from './hall.ts';
import type { HallParts } from './hall.ts';
import { createApp } from './http/app.ts';
import { memoryStore } from './store/memory.ts';
import { threadStore } from './store/thread.ts';
import type { Store } from './store/store.ts';
import { realTime } from './time.ts';

/** What a server runs, and what tests replace. */
export interface ServerParts {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: HallParts['bots'];
  readonly standIn: string;
  readonly worker: URL;
  readonly time?: HallParts['time'];
  readonly store?: Store;
  readonly log?: Logger;
}

/** A running server. */
export interface Server {
  readonly hall: Hall;
  readonly app: FastifyInstance;
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server. */
export async function startServer(config: Config, parts: ServerParts): Promise<Server> {
  const log = parts.log ?? pino({ level: config.logLevel });
  const file = join(config.dataDir, 'bridgefront.db');
  const store = parts.store ?? (config.storage === 'memory' ? memoryStore() : await threadStore(file));
  const hall = new Hall({
    store,
    games: parts.games,
    bots: parts.bots,
    standIn: parts.standIn,
    worker: parts.worker,
    threads: config.botThreads,
    time: parts.time ?? realTime,
    log,
    snapshotEvery: config.snapshotEvery,
    idleAfter: config.idleSeconds * 1000,
  });
  await hall.start();
  const app = await createApp(hall, config);
  const url = await app.listen({ port: config.port, host: config.host });
  let stopped: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    hall.stopping = true;
    await app.close();
    await hall.stop();
  };
  return { hall, app, url, stop: () => (stopped ??= stop()) };
}
