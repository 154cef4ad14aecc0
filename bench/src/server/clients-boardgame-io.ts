// Clients of the boardgame.io server: its socket.io messages, without its client's own reducer (which would only cost
// the load generator time).

import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { each, seats } from './driver.ts';
import type { Clients } from './driver.ts';
import { randomMove } from './moves.ts';

interface Entry {
  readonly action: { readonly payload: { readonly playerID: string } };
}

function line(port: number): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}/sized`, { transports: ['websocket'], forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** Clients of boardgame.io. */
export const boardgameIoClients: Clients = {
  async open(port, matches, meter) {
    const starts: (() => void)[] = [];
    await each(matches, 16, async (match) => {
      for (let seat = 0; seat < seats; seat++) {
        const socket = await line(port);
        const [matchID, playerID] = [`match ${match}`, String(seat)];
        let sentAt = 0;
        let state = 0;
        const act = (): void => {
          sentAt = performance.now();
          const [type, args] = randomMove();
          const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: null } };
          socket.emit('update', action, state, matchID, playerID);
        };
        const seen = (log: readonly Entry[]): void => {
          if (log[0]?.action.payload.playerID !== playerID) return;
          meter.acknowledged(sentAt);
          meter.think(act);
        };
        socket.on('update', (_match: string, next: { _stateID: number }, log: readonly Entry[]) => {
          state = next._stateID;
          seen(log);
        });
        socket.on(
          'patch',
          (_m: string, _before: number, next: number, _patch: object, log: readonly Entry[]) => {
            state = next;
            seen(log);
          },
        );
        socket.io.engine.on('packet', ({ data }: { data?: string }) => meter.arrived(data?.length ?? 0));
        const synced = new Promise((resolve) => void socket.once('sync', resolve));
        socket.emit('sync', matchID, playerID, undefined, seats);
        await synced;
        starts.push(() => meter.think(act));
      }
    });
    return { go: () => starts.forEach((start) => start()) };
  },
  connect: (port, connections) => each(connections, 32, async () => void (await line(port))),
};
