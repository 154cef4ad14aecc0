// A cluster in place of the one server of a test: whoever asks for its address is led to another of its servers each time.

import type { ClusterRunning } from '../src/cluster/cluster-server.ts';
import { MemoryHub } from '../src/cluster/memory-bus.ts';
import type { Config } from '../src/config.ts';
import type { ServerParts } from '../src/opening.ts';
import { startServer } from '../src/server.ts';
import type { Server } from '../src/server.ts';
import type { Services } from '../src/services.ts';
import { realTime } from '../src/time.ts';

// What tests look at, wherever it is.
function together(
  all: readonly Services[],
  store: ServerParts['store'],
  of: (match: string) => Services,
): Services {
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

/** As many servers at one storage and one bus as one: whoever asks for the address is led to another each time. */
export async function startTogether(
  count: number,
  config: Config,
  parts: ServerParts & Required<Pick<ServerParts, 'store'>>,
): Promise<Server> {
  const hub = new MemoryHub(realTime);
  const store = { ...parts.store, close: async () => undefined };
  const servers: ClusterRunning[] = [];
  for (let one = 0; one < count; one++)
    servers.push((await startServer(config, { ...parts, store, bus: hub.connect() })) as ClusterRunning);
  const all = servers.map(({ services }) => services);
  const at = (match: string): Services =>
    all.find(({ hosts }) => hosts.loaded(match) !== undefined) ?? all[0];
  let next = 0;
  return {
    ...servers[0],
    services: together(all, parts.store, at),
    get url() {
      return servers[next++ % count].url;
    },
    async stop() {
      for (const server of servers) await server.stop();
      await parts.store.close();
    },
  };
}
