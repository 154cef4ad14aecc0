// The load generator's process: does what its parent wishes, answers, and stays with its connections open until it is
// ended.

import { bareClients } from './clients-bare.ts';
import { boardgameIoClients } from './clients-boardgame-io.ts';
import { follow, ourClients } from './clients-ours.ts';
import type { Heard } from './clients-ours.ts';
import { colyseusClients } from './clients-colyseus.ts';
import { Meter, sleep } from './driver.ts';
import type { Clients, SystemName, Wish } from './driver.ts';

const clients: { readonly [name in SystemName]: Clients } = {
  ours: ourClients,
  bare: bareClients,
  colyseus: colyseusClients,
  'boardgame.io': boardgameIoClients,
};

/** What a parent may ask for. */
export type Order =
  | { readonly do: 'load'; readonly wish: Wish }
  | { readonly do: 'sit'; readonly system: SystemName; readonly port: number; readonly matches: number }
  | {
      readonly do: 'connect';
      readonly system: SystemName;
      readonly port: number;
      readonly connections: number;
    }
  | {
      readonly do: 'follow';
      readonly ports: readonly number[];
      readonly matches: readonly string[];
      readonly each: number;
    }
  | { readonly do: 'heard' };

let heard: Heard | null = null;

async function carryOut(order: Order): Promise<unknown> {
  if (order.do === 'connect') return clients[order.system].connect(order.port, order.connections);
  if (order.do === 'follow') return void (heard = await follow(order.ports, order.matches, order.each));
  if (order.do === 'heard') return heard;
  if (order.do === 'sit')
    return void (await clients[order.system].open(order.port, order.matches, new Meter(0)));
  const { system, port, matches, thinkMs, warmSeconds, seconds } = order.wish;
  const meter = new Meter(thinkMs);
  const { go } = await clients[system].open(port, matches, meter);
  go();
  await sleep(warmSeconds * 1000);
  process.send?.('measuring');
  return meter.measure(seconds);
}

process.on('message', (order: Order) => {
  carryOut(order).then(
    (answer) => process.send?.({ answer: answer ?? null }),
    (error: unknown) =>
      process.send?.({ problem: error instanceof Error ? (error.stack ?? '') : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
