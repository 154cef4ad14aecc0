// A whole server: built from its configuration, started, and stopped without losing anything.

import { fingerprint } from '@bridgefront/kernel';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { carryOut, ownDoor } from './admin/running.ts';
import { thinksLong } from './bots.ts';
import { Commons } from './commons.ts';
import type { CommonsParts } from './commons.ts';
import type { Config } from './config.ts';
import type { Bus } from './cluster/bus.ts';
import { lockFolder, StartLater } from './store/folder-lock.ts';
import { printOf } from './ids.ts';
import { ownFront } from './http/own-front.ts';
import { ownTables } from './matchmaking/own-tables.ts';
import { noLock, open, openStore, studiesOf, whyNotListening } from './opening.ts';
import type { Inside, Running, ServerParts, Standing } from './opening.ts';
import { Services } from './services.ts';
import { lineLimits, playSettings } from './settings.ts';
import type { Store } from './store/store.ts';
import { botPool } from './thinking/pool.ts';
import type { BotPool } from './thinking/pool.ts';
import { realTime } from './time.ts';

/** A server that plays all its tables itself. */
export interface Server extends Running {
  readonly services: Services;
}

function commonsOf(
  store: Store,
  { games, bots, moduleOf, standIn, time = realTime }: ServerParts,
  config: Config,
  log: Logger,
): CommonsParts {
  const { botTables: matches, strongBots: strong, publicTables: listed, newPerHour } = config;
  const { publicUrl, pushKey, mail, privateCalls, tournaments, club } = config;
  const secretPrint = printOf(config.secret);
  return {
    store,
    games,
    bots,
    time,
    log,
    caps: { matches, strong, listed },
    newPerHour,
    club,
    tournaments,
    standIn,
    secretPrint,
    moduleOf,
    calls: { publicUrl, pushKey, mail, privateCalls },
  };
}

const printsOf = ({ games }: ServerParts): ReadonlySet<string> =>
  new Set([...games.values()].map((game) => fingerprint(game)));

function poolOf({ botThreads }: Config, { worker, bots }: ServerParts): BotPool {
  return botPool(worker, botThreads, (bot) => thinksLong(bots, bot));
}

function own(config: Config, parts: ServerParts, store: Store, log: Logger): Inside<Server> {
  const { games, bots, standIn } = parts;
  const commons = new Commons(commonsOf(store, parts, config, log));
  const services = new Services({
    around: commons,
    games,
    bots,
    standIn,
    pool: poolOf(config, parts),
    log,
    ...playSettings(config),
  });
  const { time } = services;
  const admin = {
    store,
    time,
    standIn,
    rulesOfNow: printsOf(parts),
    door: ownDoor(services, commons.tournaments),
  };
  return {
    front: ownFront(commons, services, lineLimits(config), admin),
    leave: () => void (services.stopping = true),
    start: () => services.start(() => commons.start(ownTables(services.tables))),
    async stop() {
      await commons.stop();
      await services.stop();
    },
    giveUp: () => services.giveUp(),
    server: (common) => ({ ...common, services, warmUp: () => services.warmUp() }),
    carryOut: (wish) => carryOut(admin, log, wish),
  };
}

/**
 * Starts a server that plays all its tables itself: it plays nothing before its doors are open.
 * @throws StartError when the folder, the database or the port is not to be had; then nothing was touched
 */
export async function startOwn(config: Config, parts: ServerParts): Promise<Server> {
  const log = parts.log ?? pino({ level: config.logLevel });
  const [store, lock] = await openStore(config, parts.store);
  return open(config, parts, own(config, parts, store, log), lock);
}

// Loaded by who needs it: one server alone knows nothing of buses.
async function together(
  config: Config,
  parts: ServerParts,
  store: Store,
  log: Logger,
): Promise<Inside<Running>> {
  const { standIn, time = realTime } = parts;
  const { clusterServer } = await import('./cluster/cluster-server.ts');
  const bus = parts.bus ?? (await busAt(config));
  try {
    return await clusterServer(
      {
        ...commonsOf(store, parts, config, log),
        bus,
        config,
        standIn,
        pool: poolOf(config, parts),
        time,
        pace: realTime,
        rulesOfNow: printsOf(parts),
      },
      log,
    );
  } catch (error) {
    await bus.close();
    throw error;
  }
}

async function busAt({ natsUrl, secret }: Config): Promise<Bus> {
  const { natsBus } = await import('./cluster/nats-bus.ts');
  // Clusters with other secrets may share one NATS.
  return natsBus(natsUrl ?? '', `bridgefront-${printOf(secret)}`).catch((cause: unknown) => {
    throw new StartLater('The NATS in NATS_URL does not answer.', { cause });
  });
}

async function thinker(config: Config, parts: ServerParts, log: Logger): Promise<Standing> {
  const { time = realTime } = parts;
  const { thinkServer } = await import('./cluster/think-server.ts');
  const studies = studiesOf(config, parts, { time, log });
  const lock = studies === null ? noLock : lockFolder(config.dataDir);
  try {
    const bus = parts.bus ?? (await busAt(config));
    const pool = poolOf(config, parts);
    const server = await thinkServer({ config, bus, pool, studies, rulesOfNow: printsOf(parts), log });
    return { ...server, stop: () => server.stop().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw whyNotListening(error, config);
  }
}

/** Starts a server alone, or as one of a cluster where the configuration names a bus; as `startOwn`. */
export async function startServer(config: Config, parts: ServerParts): Promise<Standing> {
  if (config.natsUrl === null && parts.bus === undefined) return startOwn(config, parts);
  const log = parts.log ?? pino({ level: config.logLevel });
  if (config.role === 'think') return thinker(config, parts, log);
  const [store, lock] = await openStore(config, parts.store);
  const inside = await together(config, parts, store, log).catch(async (error: unknown) => {
    await store.close();
    lock.release();
    throw error;
  });
  return open(config, parts, inside, lock);
}
