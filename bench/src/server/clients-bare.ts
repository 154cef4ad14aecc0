// Clients of the bare loop.

import WebSocket from 'ws';
import { each, seats } from './driver.ts';
import type { Clients } from './driver.ts';

function line(port: number): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Clients of the bare reference. */
export const bareClients: Clients = {
  async open(port, matches, meter) {
    const starts: (() => void)[] = [];
    await each(matches * seats, 32, async (index) => {
      const socket = await line(port);
      const place = { match: Math.floor(index / seats), seat: index % seats };
      let sentAt = 0;
      let id = 0;
      const act = (): void => {
        sentAt = performance.now();
        socket.send(JSON.stringify({ ...place, id: ++id }));
      };
      socket.on('message', (data) => {
        const text = String(data);
        meter.arrived(text.length);
        const delta = JSON.parse(text) as { seat: number; id: number };
        if (delta.seat !== place.seat || delta.id !== id) return;
        meter.acknowledged(sentAt);
        meter.think(act);
      });
      socket.send(JSON.stringify(place));
      starts.push(() => meter.think(act));
    });
    return { go: () => starts.forEach((start) => start()) };
  },
  connect: (port, connections) => each(connections, 32, async () => void (await line(port))),
};
