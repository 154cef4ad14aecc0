// Connections of all kinds: so many in all, and from one network no more than a part of them.

import type { Server } from 'node:http';
import { networkOf } from '../limits/address.ts';
import { Connections } from './connections.ts';
import type { Front } from './front.ts';
import type { Config } from '../config.ts';

/** One network has this part of all connections at most, but as many as it may have live ones in any case. */
const part = 0.25;
const tellAgainAfter = 60_000;

/**
 * Limits the server's connections. Who comes to a full house is cut off, and the log says so once a minute. Behind a proxy all
 * connections are the proxy's, which has to tell networks apart itself.
 */
export function limitSockets(
  server: Server,
  { log, time }: Pick<Front, 'log' | 'time'>,
  {
    maxConnections,
    livePerNetwork,
    trustProxy,
  }: Pick<Config, 'maxConnections' | 'livePerNetwork' | 'trustProxy'>,
): void {
  let [told, turnedAway] = [-Infinity, 0];
  const turnAway = (why: string): void => {
    turnedAway++;
    if (time.now() - told < tellAgainAfter) return;
    log.warn({ turnedAway }, why);
    [told, turnedAway] = [time.now(), 0];
  };
  server.maxConnections = maxConnections;
  server.on('drop', () => turnAway('connections turned away: as many are open as MAX_CONNECTIONS allows'));
  if (trustProxy !== false) return;
  const taken = new Connections(Math.max(livePerNetwork, Math.floor(part * maxConnections)));
  server.on('connection', (socket) => {
    if (taken.enter(networkOf(socket.remoteAddress), (left) => socket.once('close', left))) return;
    socket.destroy();
    turnAway('connections turned away: one network has its part of MAX_CONNECTIONS open');
  });
}
