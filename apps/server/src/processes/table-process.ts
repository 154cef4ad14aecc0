// A table process: plays the tables of its place, with all who look at them, and asks the door for everything else.

import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { tableDoor } from '../admin/running.ts';
import type { Offer } from '../commons.ts';
import type { Caller } from '../http/caller.ts';
import { tableHandlers } from '../http/handlers.ts';
import { answersNo, refuseHandshake } from '../http/refusals.ts';
import { agreement, largestMessage } from '../live/compression.ts';
import type { Speaker } from '../live/far-lines.ts';
import { Lines } from '../live/lines.ts';
import { ownTables } from '../matchmaking/own-tables.ts';
import { whoIs } from '../people/credentials.ts';
import { Services } from '../services.ts';
import type { Time } from '../time.ts';
import { Written } from '../http/written.ts';
import { FarAround } from './far.ts';
import { Link } from './link.ts';
import { Relay } from './relay.ts';
import type { Arrival, Beginning, DoorProcedures, SentAnswer, TableProcedures } from './procedures.ts';
import type { Wire } from './wire.ts';

/** What a table process is made of. */
export interface TableParts extends Offer {
  readonly standIn: string;
  /** The file that threads run in which bots think. */
  readonly worker: URL;
  readonly time: Time;
}

// Nothing that lasts is answered by a table.
function callerOf({ credential, origin }: Speaker): Caller {
  return {
    identity: whoIs(credential),
    credential,
    origin,
    whenGone: () => new Promise(() => undefined),
    stay: () => false,
    browser: null,
    owner: false,
  };
}

type AnyHandler = (given: unknown, caller: Caller) => Promise<unknown>;

function answering(services: Services): TableProcedures['handle'] {
  const all = tableHandlers(services) as unknown as { readonly [name: string]: AnyHandler };
  return async (name, given, caller): Promise<SentAnswer> => {
    const answer = await all[name](given, callerOf(caller));
    if (answer instanceof Written) return { text: answer.text };
    return answersNo(answer) ? { refused: answer } : { text: JSON.stringify(answer) };
  };
}

class Sockets {
  readonly #server: WebSocketServer;
  readonly #lines: Lines;

  constructor(lines: Lines, compressFrom: number) {
    this.#lines = lines;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: largestMessage,
      perMessageDeflate: agreement(compressFrom),
    });
    this.#server.on('wsClientError', refuseHandshake);
  }

  /** Opens what the door has handed over. */
  open({ url, headers, head, credential, origin, full }: Arrival, socket: Socket): void {
    const request = { method: 'GET', url, headers } as unknown as IncomingMessage;
    this.#server.handleUpgrade(request, socket, Buffer.from(head, 'base64'), (opened) => {
      if (full) return opened.close(1013, 'too many connections');
      this.#lines.open(opened, socket, { credential: Promise.resolve(credential), origin });
    });
  }

  close(): void {
    for (const client of this.#server.clients) client.close();
    this.#server.close();
  }
}

type Playing = Omit<TableProcedures, 'begin'>;

function playing(
  door: Link<DoorProcedures>,
  parts: TableParts,
  beginning: Beginning,
): readonly [Services, Playing] {
  const { place, processes, settings, lines: limits, threads } = beginning;
  const around = new FarAround(door, beginning, parts.time);
  const services = new Services({ ...parts, around, threads, ...settings });
  const lines = new Lines(services, limits);
  const relay = new Relay(door, place, processes, lines);
  lines.elsewhere = relay;
  const sockets = new Sockets(lines, limits.compressFrom);
  const { change, renamed, inUse } = tableDoor(services);
  const gathered = ownTables(services.tables);
  const procedures: Playing = {
    ...around.events.procedures,
    ...relay.procedures,
    beat: () => undefined,
    handle: answering(services),
    live(arrival, socket) {
      if (socket === undefined) return door.tell('left', arrival.key);
      socket.once('close', () => door.tell('left', arrival.key));
      sockets.open(arrival, socket);
    },
    openTurns: (match, identity) => around.turns.openIn(match, identity),
    turns: (matches, identity) => matches.flatMap((match) => around.turns.of(match, identity)),
    released: (held) => around.people.end(held),
    muted: (identity, until) => services.chat.mute(identity, until),
    outage: (outage) => around.outage(outage),
    change,
    gather: (...given) => gathered.open(...given),
    show: (...given) => gathered.show(...given),
    renamed,
    inUse,
    async ready() {
      await services.ready();
      return services.unreadable.size;
    },
    figures: () => services.metrics.registry.getMetricsAsJSON(),
    warmUp: () => services.warmUp(),
    async stop() {
      services.stopping = true;
      sockets.close();
      await services.stop();
    },
  };
  return [services, procedures];
}

/** Begins to serve the door at the other end of the wire; what is played here is told once it has begun. */
export function tableProcess(wire: Wire, parts: TableParts): Promise<Services> {
  const begun = Promise.withResolvers<Services>();
  const door = new Link<DoorProcedures>(wire, (error) => parts.log.error({ err: error }, 'table process'));
  door.serve({
    async begin(beginning: Beginning) {
      const [services, procedures] = playing(door, parts, beginning);
      door.serve(procedures);
      await services.start();
      begun.resolve(services);
    },
  });
  door.tell('loaded');
  return begun.promise;
}
