// Placing of live connections: the door lets each be opened by the process that plays its table, as far as it can know.

import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { WebSocketServer } from 'ws';
import type { Connections } from '../http/connections.ts';
import type { Newcomer } from '../live/lines.ts';
import { whoIs } from '../people/credentials.ts';
import type { Identity } from '../store/store.ts';
import type { Children } from './children.ts';
import { placeOf } from './routing.ts';

const mostNoted = 10_000;

interface Live {
  readonly place: number;
  readonly identity: string | null;
  readonly leave: () => void;
}

/** Chooses the process of a live connection. A connection may follow any table: what another process plays comes to it by way of the door. */
export class Placing {
  readonly #children: Children;
  readonly #processes: number;
  readonly #most: number;
  readonly #log: Logger;
  readonly #coming = new WeakMap<IncomingMessage, Newcomer>();
  readonly #live = new Map<number, Live>();
  // Where somebody's last table is played.
  readonly #last = new Map<string, number>();
  #next = 0;

  /** `most`: connections at a time. */
  constructor(children: Children, processes: number, most: number, log: Logger) {
    this.#children = children;
    this.#processes = processes;
    this.#most = most;
    this.#log = log;
  }

  /** Somebody has to do with a table at that place. */
  note({ id }: Identity, place: number): void {
    this.#last.delete(id);
    this.#last.set(id, place);
    if (this.#last.size > mostNoted)
      for (const oldest of this.#last.keys()) return void this.#last.delete(oldest);
  }

  /** Where a new table is played: where its opener's page is connected; programs open many, which are spread. */
  forNewTable(opener: Identity | null, next: () => number): number {
    if (opener?.kind === 'guest')
      for (const { identity, place } of this.#live.values()) if (identity === opener.id) return place;
    return next() % this.#processes;
  }

  #placeFor(url: string, identity: Identity | null): number {
    const match = new URL(url, 'http://here').searchParams.get('match');
    if (match !== null) return placeOf(match, this.#processes);
    if (identity === null) return this.#next % this.#processes;
    // All of one identity in one place, where its limits are counted.
    return this.#last.get(identity.id) ?? placeOf(identity.id, this.#processes);
  }

  /** What only the request tells. */
  coming(request: IncomingMessage, newcomer: Newcomer): void {
    this.#coming.set(request, newcomer);
  }

  /** From now on the server opens none of its WebSockets: table processes do. */
  instead(server: WebSocketServer, taken: Connections): void {
    server.handleUpgrade = (request, socket, head) =>
      void this.#handOver(request, socket as Socket, head, taken).catch((error: unknown) => {
        this.#log.error({ err: error }, 'live connection could not be handed over');
        socket.destroy();
      });
  }

  async #handOver(request: IncomingMessage, socket: Socket, head: Buffer, taken: Connections): Promise<void> {
    const newcomer = this.#coming.get(request);
    if (newcomer === undefined) return void socket.destroy();
    socket.on('error', () => socket.destroy());
    const { origin } = newcomer;
    const credential = await newcomer.credential;
    const identity = whoIs(credential);
    const place = this.#placeFor(request.url ?? '/', identity);
    const tables = await this.#children.at(place);
    if (socket.destroyed) return;
    const key = this.#next++;
    const leave = Promise.withResolvers<void>();
    const free = this.#live.size < this.#most && taken.enter(origin, (left) => void leave.promise.then(left));
    this.#live.set(key, { place, identity: identity?.id ?? null, leave: leave.resolve });
    const early = socket.read() as Buffer | null;
    const { url = '/', headers } = request;
    tables.hand(socket, 'live', {
      key,
      url,
      headers,
      head: Buffer.concat([head, early ?? Buffer.alloc(0)]).toString('base64'),
      credential,
      origin,
      full: !free,
    });
  }

  /** A connection is closed. */
  left(key: number): void {
    this.#live.get(key)?.leave();
    this.#live.delete(key);
  }

  /** A process has ended, and with it its connections. */
  gone(place: number): void {
    for (const [key, one] of this.#live) if (one.place === place) this.left(key);
  }
}
