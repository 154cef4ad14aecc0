// A whole server: built from its configuration, started, and stopped without losing anything.

import { join } from 'node:path';
import type { AnyGame } from '@bridgefront/kernel';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { carryOut } from './admin/running.ts';
import { listenForAdmin } from './admin/socket.ts';
import type { Config } from './config.ts';
import { Services } from './services.ts';
import type { ServicesParts } from './services.ts';
import { createApp } from './http/app.ts';
import { memoryStore } from './store/memory.ts';
import { lockFolder, StartError } from './store/folder-lock.ts';
import type { FolderLock } from './store/folder-lock.ts';
import { threadStore } from './store/thread.ts';
import type { Store } from './store/store.ts';
import { realTime } from './time.ts';

/** What a server runs, and what tests replace. */
export interface ServerParts {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: ServicesParts['bots'];
  readonly standIn: string;
  readonly worker: URL;
  readonly time?: ServicesParts['time'];
  readonly store?: Store;
  readonly log?: Logger;
}

/** A running server. */
export interface Server {
  readonly services: Services;
  readonly app: FastifyInstance;
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  stop(): Promise<void>;
}

const noLock: FolderLock = { release: () => undefined };

/** The storage, and the lock on its folder where it has one. */
async function openStore(config: Config, given: Store | undefined): Promise<[Store, FolderLock]> {
  if (given !== undefined) return [given, noLock];
  if (config.storage === 'memory') return [memoryStore(), noLock];
  const lock = lockFolder(config.dataDir);
  try {
    return [await threadStore(join(config.dataDir, 'bridgefront.db')), lock];
  } catch (error) {
    lock.release();
    throw error;
  }
}

// A folder whose path is too long for a socket, or a system without such sockets, has a server without this way in.
async function openAdmin({ storage, dataDir }: Config, { store }: ServerParts, services: Services) {
  if (storage === 'memory' || store !== undefined) return null;
  return listenForAdmin(dataDir, (wish) => carryOut(services, wish)).catch((error: unknown) => {
    services.log.warn({ err: error }, 'npm run admin cannot reach this server');
    return null;
  });
}

function whyNotListening(error: unknown, { port, host }: Config): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken by another program; choose another with PORT.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} is not allowed to this user; choose another with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`This machine has no address ${host}; choose another with HOST.`);
  return error;
}

/**
 * Starts a server: it plays nothing before its doors are open.
 * @throws StartError when the folder, the database or the port is not to be had; then nothing was touched
 */
export async function startServer(config: Config, parts: ServerParts): Promise<Server> {
  const log = parts.log ?? pino({ level: config.logLevel });
  const [store, lock] = await openStore(config, parts.store);
  const services = new Services({
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
    answerBeat: config.answerBeat,
    windowBeat: config.windowBeat,
    wholesPerSecond: config.messagesPerSecond / 2.5,
    botCaps: { matches: config.botTables, strong: config.strongBots },
  });
  const app = await createApp(services, config);
  try {
    const url = await app.listen({ port: config.port, host: config.host });
    await services.start();
    const admin = await openAdmin(config, parts, services);
    let stopped: Promise<void> | null = null;
    const stop = async (): Promise<void> => {
      services.stopping = true;
      admin?.close();
      await app.close();
      await services.stop();
      lock.release();
    };
    return { services, app, url, stop: () => (stopped ??= stop()) };
  } catch (error) {
    await app.close();
    await services.giveUp();
    lock.release();
    throw whyNotListening(error, config);
  }
}
