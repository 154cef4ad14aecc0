// Opening of a server: its folder, its doors and its way in for who runs it; and its end, in the right order.

import { join } from 'node:path';
import type { AnyGame } from '@bridgefront/kernel';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { listenForAdmin } from './admin/socket.ts';
import type { AdminAnswer, AdminWish } from './admin/socket.ts';
import type { Bus } from './cluster/bus.ts';
import type { CommonsParts } from './commons.ts';
import { keptSecret } from './config.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import type { Front } from './http/front.ts';
import { lockFolder, StartError } from './store/folder-lock.ts';
import type { FolderLock } from './store/folder-lock.ts';
import { memoryStore } from './store/memory.ts';
import { openDatabase } from './store/open.ts';
import { threadStore } from './store/thread.ts';
import type { Store } from './store/store.ts';
import type { StartPlayer } from './studies/player.ts';
import { Studies } from './studies/studies.ts';
import type { StudyDoor } from './studies/studies.ts';

/** What a server runs, and what tests replace. */
export interface ServerParts {
  readonly games: ReadonlyMap<string, AnyGame>;
  /** The file in which a game is written; left out: rules are not bundled. */
  readonly moduleOf?: (game: string) => string;
  readonly bots: CommonsParts['bots'];
  readonly standIn: string;
  /** The file that threads run in which bots think. */
  readonly worker: URL;
  /** Starts the processes that play studies. */
  readonly studies?: StartPlayer;
  readonly time?: CommonsParts['time'];
  readonly store?: Store;
  /** The bus of a cluster, in place of the one at the address of the configuration. */
  readonly bus?: Bus;
  readonly log?: Logger;
}

/** A running server, whatever it does. */
export interface Standing {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly log: Logger;
  /** Starts the threads of quick bots before somebody waits for them. */
  warmUp(): void;
  stop(): Promise<void>;
}

/** A running server with people and matches. */
export interface Running extends Standing {
  /** Carries out a command of who runs it. */
  carryOut(wish: AdminWish): Promise<AdminAnswer>;
}

/** Of a server that keeps nothing in its folder. */
export const noLock: FolderLock = { release: () => undefined };

async function openIn({ databaseUrl, natsUrl, dataDir, copyDir }: Config): Promise<Store> {
  const file = join(dataDir, 'bridgefront.db');
  if (databaseUrl === null) return threadStore(file, copyDir);
  if (natsUrl !== null) {
    const { postgresStore } = await import('./store/postgres.ts');
    return postgresStore(databaseUrl, { together: true });
  }
  // The folder is this server's alone: whoever had this name before is gone.
  return openDatabase(databaseUrl, file, keptSecret(dataDir, 'server-id'));
}

/** The storage, and the lock on its folder where it has one. */
export async function openStore(config: Config, given: Store | undefined): Promise<[Store, FolderLock]> {
  if (given !== undefined) return [given, noLock];
  if (config.storage === 'memory') return [memoryStore(), noLock];
  const lock = lockFolder(config.dataDir);
  try {
    return [await openIn(config), lock];
  } catch (error) {
    lock.release();
    throw error;
  }
}

// A folder whose path is too long for a socket, or a system without such sockets, has a server without this way in.
async function openAdmin(
  { storage, dataDir }: Config,
  { store }: ServerParts,
  log: Logger,
  carryOutHere: Running['carryOut'],
) {
  if (storage === 'memory' || store !== undefined) return null;
  return listenForAdmin(dataDir, carryOutHere).catch((error: unknown) => {
    log.warn({ err: error }, 'npm run admin cannot reach this server');
    return null;
  });
}

/** The sentence for a port that is not to be had. */
export function whyNotListening(error: unknown, { port, host }: Config): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken by another program; choose another with PORT.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} is not allowed to this user; choose another with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`This machine has no address ${host}; choose another with HOST.`);
  return error;
}

/** The studies that are played here; null: none are. */
export function studiesOf(
  { ownerToken, storage, dataDir, role }: Config,
  { studies }: ServerParts,
  { time, log }: Pick<Front, 'time' | 'log'>,
): Studies | null {
  // Who only has sockets has those of the server that thinks.
  if (role === 'web') return null;
  // What is found is kept, which a storage in memory is not for.
  if (ownerToken === null || storage === 'memory' || studies === undefined) return null;
  return new Studies({ folder: join(dataDir, 'studies'), start: studies, time, log });
}

/** What a server is made of behind its doors. */
export interface Inside<S extends Running> {
  readonly front: Front;
  /** Where studies are, if not only here; `own`: those that are played here. */
  studies?(own: StudyDoor | null): StudyDoor;
  /** From now on nothing new is begun. */
  leave(): void;
  start(): Promise<void>;
  /** Ends what is open before the doors close. */
  end?(): Promise<void>;
  stop(): Promise<void>;
  /** Closes what was never started, and writes nothing. */
  giveUp(): Promise<void>;
  server(common: Omit<Running, 'warmUp'>): S;
  carryOut: Running['carryOut'];
}

/**
 * Opens the doors and lets in who waits there as soon as the tables are there.
 * @throws StartError when the port is not to be had
 */
export async function open<S extends Running>(
  config: Config,
  parts: ServerParts,
  inside: Inside<S>,
  lock: FolderLock,
): Promise<S> {
  const { front, carryOut: carryOutHere } = inside;
  const studies = studiesOf(config, parts, front);
  const door = config.ownerToken === null ? null : (inside.studies?.(studies) ?? studies);
  const app: FastifyInstance = await createApp(front, config, door);
  try {
    const url = await app.listen({ port: config.port, host: config.host });
    await inside.start();
    await studies?.start();
    const admin = await openAdmin(config, parts, front.log, carryOutHere);
    let stopped: Promise<void> | null = null;
    const stop = async (): Promise<void> => {
      inside.leave();
      admin?.close();
      await inside.end?.();
      await app.close();
      await studies?.stop();
      await inside.stop();
      lock.release();
    };
    return inside.server({
      url,
      log: front.log,
      carryOut: carryOutHere,
      stop: () => (stopped ??= stop()),
    });
  } catch (error) {
    await app.close();
    await inside.giveUp();
    lock.release();
    throw whyNotListening(error, config);
  }
}
