// Clients of the Colyseus server: its own SDK, which keeps the decoded state.

import { Client } from '@colyseus/sdk';
import type { Room } from '@colyseus/sdk';
import { each, seats } from './driver.ts';
import type { Clients, Meter } from './driver.ts';
import { randomMove } from './moves.ts';

interface State {
  readonly seats?: { readonly [seat: number]: { readonly moves: number } | undefined };
}

// The room's transport is not public; its socket's events are.
function count(room: Room, meter: Meter): void {
  const { connection } = room as unknown as {
    connection: { events: { onmessage?: (event: { data: ArrayBuffer }) => void } };
  };
  const { onmessage } = connection.events;
  connection.events.onmessage = (event) => {
    meter.arrived(event.data.byteLength);
    onmessage?.(event);
  };
}

/** Clients of Colyseus. */
export const colyseusClients: Clients = {
  async open(port, matches, meter) {
    const client = new Client(`ws://127.0.0.1:${port}`);
    const starts: (() => void)[] = [];
    await each(matches, 16, async () => {
      let id = '';
      for (let seat = 0; seat < seats; seat++) {
        const room: Room = seat === 0 ? await client.create('table') : await client.joinById(id);
        id = room.roomId;
        let sentAt = 0;
        let made = 0;
        const act = (): void => {
          sentAt = performance.now();
          made++;
          const [type, args] = randomMove();
          room.send('move', { seat, type, args });
        };
        room.onStateChange((state) => {
          if (sentAt === 0 || (state as State).seats?.[seat]?.moves !== made) return;
          const at = sentAt;
          sentAt = 0;
          meter.acknowledged(at);
          meter.think(act);
        });
        count(room, meter);
        starts.push(() => meter.think(act));
      }
    });
    return { go: () => starts.forEach((start) => start()) };
  },
  async connect(port, connections) {
    const client = new Client(`ws://127.0.0.1:${port}`);
    const first = await client.create('lounge');
    await each(connections - 1, 32, async () => void (await client.joinById(first.roomId)));
  },
};
