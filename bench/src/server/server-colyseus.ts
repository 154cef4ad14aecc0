// The Colyseus server: in memory, binary patches, sent at once after every move (a table does not wait for a frame).

import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { world } from '../boardgame-io.ts';

const Hex = schema(
  { q: t.int8(), r: t.int8(), tile: t.string(), value: t.uint8(), forces: t.array('uint16') },
  'Hex',
);
const Edge = schema({ a: t.uint8(), b: t.uint8(), bridge: t.boolean() }, 'Edge');
const Seat = schema(
  {
    gold: t.int32(),
    mana: t.int32(),
    moves: t.uint32(),
    hand: t.array('uint16'),
    deck: t.array('uint16'),
    discard: t.array('uint16'),
  },
  'Seat',
);
const World = schema(
  { hexes: t.array(Hex), edges: t.array(Edge), seats: t.array(Seat), market: t.array('uint16') },
  'World',
);

type Numbers = number[];
interface Live {
  hexes: { q: number; r: number; tile: string; value: number; forces: Numbers }[];
  edges: { a: number; b: number; bridge: boolean }[];
  seats: { gold: number; mana: number; moves: number; hand: Numbers; deck: Numbers; discard: Numbers }[];
  market: Numbers;
}
interface Move {
  readonly seat: number;
  readonly type: string;
  readonly args: readonly number[];
}

function fill(): Live {
  const from = world();
  const live = new World() as unknown as Live;
  for (const { q, r, tile, value, forces } of from.hexes) {
    const hex = new Hex() as unknown as Live['hexes'][number];
    Object.assign(hex, { q, r, tile, value });
    hex.forces.push(...forces);
    live.hexes.push(hex);
  }
  for (const edge of from.edges)
    live.edges.push(Object.assign(new Edge(), edge) as unknown as Live['edges'][number]);
  for (const { gold, mana, hand, deck, discard } of from.seats) {
    const seat = new Seat() as unknown as Live['seats'][number];
    Object.assign(seat, { gold, mana, moves: 0 });
    seat.hand.push(...hand);
    seat.deck.push(...deck);
    seat.discard.push(...discard);
    live.seats.push(seat);
  }
  live.market.push(...from.market);
  return live;
}

function apply(live: Live, { seat: number, type, args }: Move): void {
  const seat = live.seats[number];
  const [a = 0, b = 0] = args;
  if (seat === undefined) return;
  seat.moves++;
  if (type === 'march') {
    const [from, to] = [live.hexes[a]?.forces, live.hexes[b]?.forces];
    if (from === undefined || to === undefined) return;
    const moved = from[number] ?? 0;
    from[number] = 0;
    to[number] = (to[number] ?? 0) + moved;
    seat.mana--;
  } else if (type === 'build') {
    const edge = live.edges[a];
    if (edge !== undefined) edge.bridge = true;
    seat.mana--;
  } else if (type === 'play') {
    const [card = 0] = seat.hand.splice(a % seat.hand.length, 1);
    seat.discard.push(card);
    seat.gold += 2;
    seat.hand.push(seat.deck.pop() ?? card);
    if (seat.deck.length === 0) seat.deck.push(...seat.discard.splice(0, seat.discard.length));
  } else {
    seat.gold -= a;
    seat.discard.push(live.market[a] ?? 0);
    if (seat.discard.length > 20) seat.discard.splice(0, 10);
  }
}

class Table extends Room {
  override maxClients = 4;
  override patchRate = null;

  override onCreate(): void {
    const live = fill();
    this.state = live as never;
    this.onMessage('move', (_client: unknown, move: Move) => {
      apply(live, move);
      this.broadcastPatch();
    });
  }
}

class Lounge extends Room {
  override maxClients = 100_000;
  override patchRate = null;
}

const server = new Server({ transport: new WebSocketTransport({}), greet: false, gracefullyShutdown: false });
server.define('table', Table as never);
server.define('lounge', Lounge as never);
await server.listen(Number(process.argv[2]), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
