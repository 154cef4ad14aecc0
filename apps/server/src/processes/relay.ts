// Relay of a table process: between a client whose socket is here and a table elsewhere, and the other way round.

import type { Lines } from '../live/lines.ts';
import type { Connection } from '../live/connection.ts';
import type { Elsewhere, FarClient, Speaker } from '../live/far-lines.ts';
import { FarSocket } from '../live/far-socket.ts';
import { newId } from '../ids.ts';
import type { Link } from './link.ts';
import { placeOf } from './routing.ts';
import type { DoorProcedures, Inbound, Outbound, TableProcedures } from './procedures.ts';

function clientsPlace(line: string): number {
  return Number(line.slice(0, line.indexOf('.')));
}

interface Guest {
  readonly socket: FarSocket;
  readonly connection: Connection;
}

interface Client {
  readonly place: number;
  readonly at: FarClient;
}

/**
 * All lines between this process and others. A line is named after the place of its client, this life of the process there,
 * and a number: what is still on its way to a client that went down with its process must reach no other.
 */
export class Relay implements Elsewhere {
  readonly #door: Link<DoorProcedures>;
  readonly #here: number;
  readonly #processes: number;
  readonly #lines: Lines;
  readonly #clients = new Map<string, Client>();
  readonly #guests = new Map<string, Guest>();
  readonly #life = newId();
  #next = 0;

  constructor(door: Link<DoorProcedures>, here: number, processes: number, lines: Lines) {
    this.#door = door;
    this.#here = here;
    this.#processes = processes;
    this.#lines = lines;
  }

  placeOf(match: string): string | null {
    const place = placeOf(match, this.#processes);
    return place === this.#here ? null : String(place);
  }

  open: Elsewhere['open'] = (at, { credential, origin }, client) => {
    const place = Number(at);
    const line = `${this.#here}.${this.#life}.${this.#next++}`;
    const send = (what: Outbound): void => this.#door.tell('outbound', place, line, what);
    this.#clients.set(line, { place, at: client });
    send({ open: { credential, origin } });
    return {
      send: (text) => send({ text }),
      is: (known) => send({ credential: known }),
      close: () => {
        if (this.#clients.delete(line)) send({ close: true });
      },
    };
  };

  // A client of another process.
  #outbound(line: string, what: Outbound): void {
    if ('open' in what) return this.#enter(line, what.open);
    const guest = this.#guests.get(line);
    // This process was started anew: whoever speaks has to come back.
    if (guest === undefined)
      return 'close' in what
        ? undefined
        : this.#door.tell('inbound', clientsPlace(line), line, { close: true });
    if ('text' in what) guest.socket.emit('message', what.text, false);
    else if ('credential' in what) guest.connection.is(what.credential);
    else guest.socket.gone();
  }

  #enter(line: string, who: Speaker): void {
    const place = clientsPlace(line);
    const socket = new FarSocket((what) => this.#door.tell('inbound', place, line, what));
    socket.once('close', () => this.#guests.delete(line));
    const connection = this.#lines.openFar(socket, socket.writer, who);
    this.#guests.set(line, { socket, connection });
  }

  #inbound(line: string, what: Inbound): void {
    const client = this.#clients.get(line);
    if (client === undefined) return;
    if ('text' in what) return client.at.hear(what.text);
    this.#clients.delete(line);
    client.at.closed();
  }

  #gone(place: number): void {
    for (const [line, { socket }] of this.#guests) if (line.startsWith(`${place}.`)) socket.gone();
    for (const [line, client] of this.#clients) {
      if (client.place !== place) continue;
      this.#clients.delete(line);
      client.at.closed();
    }
  }

  readonly procedures: Pick<TableProcedures, 'outbound' | 'inbound' | 'gone'> = {
    outbound: (line, what) => this.#outbound(line, what),
    inbound: (line, what) => this.#inbound(line, what),
    gone: (place) => this.#gone(place),
  };
}
