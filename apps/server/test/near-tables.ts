// Tables in several isolates within the process of a test: what the server does with table processes, but for starting them.

import { pino } from 'pino';
import type { Config } from '../src/config.ts';
import type { Running, ServerParts } from '../src/opening.ts';
import { nearWire } from '../src/processes/wire.ts';
import { placeOf } from '../src/processes/routing.ts';
import { tableProcess } from '../src/processes/table-process.ts';
import { startServer } from '../src/server.ts';
import type { Server } from '../src/server.ts';
import type { Services } from '../src/services.ts';
import { realTime } from '../src/time.ts';

// What tests look at, wherever it is.
function together(all: readonly Services[], store: ServerParts['store']): Services {
  const of = (match: string): Services => all[placeOf(match, all.length)];
  const sum = (figure: (one: Services) => number): number =>
    all.reduce((total, one) => total + figure(one), 0);
  const hosts = {
    loaded: (match: string) => of(match).hosts.loaded(match),
    get: (match: string) => of(match).hosts.get(match),
    get size() {
      return sum((one) => one.hosts.size);
    },
  };
  const seen = {
    store,
    hosts,
    inboxes: all[0].inboxes,
    time: all[0].time,
    get connections() {
      return sum((one) => one.connections);
    },
    get thinking() {
      return sum((one) => one.thinking);
    },
    get unreadable() {
      return new Set(all.flatMap((one) => [...one.unreadable]));
    },
  };
  return seen as unknown as Services;
}

/** A server whose tables are played in as many isolates as the configuration says. */
export async function startNear(
  config: Config,
  parts: ServerParts & Required<Pick<ServerParts, 'store'>>,
): Promise<Server> {
  const { games, bots, standIn, worker, time = realTime, log = pino({ level: 'silent' }) } = parts;
  const playing: Promise<Services>[] = [];
  const running: Running = await startServer(config, {
    ...parts,
    startTables(place) {
      const [here, there] = nearWire();
      playing[place] = tableProcess(there, { games, bots, standIn, worker, time, log });
      return { wire: here, kill: () => here.end(), release: () => here.end(), pid: null };
    },
  });
  return { ...running, services: together(await Promise.all(playing), parts.store) };
}
