// Relay of a server: between a client whose socket is here and a table that another server plays, and the other way round.

import type { Connection } from '../live/connection.ts';
import type { Elsewhere, FarClient, Speaker } from '../live/far-lines.ts';
import { FarSocket } from '../live/far-socket.ts';
import type { Lines } from '../live/lines.ts';
import { newId } from '../ids.ts';
import type { Time } from '../time.ts';
import { onTrace, traceHere } from '../tracing.ts';
import type { Peer, Peers } from './peers.ts';
import type { Placement } from './placement.ts';
import type { HolderProcedures, Inbound, Outbound } from './procedures.ts';

interface Guest {
  readonly peer: Peer;
  readonly socket: FarSocket;
  readonly connection: Connection;
}

// What all readers of one view are sent goes to their server once.
class Told {
  readonly #peer: Peer;
  #lines: string[] = [];
  #text = '';
  #trace: string | undefined;

  constructor(peer: Peer) {
    this.#peer = peer;
  }

  tell(line: string, what: Inbound): void {
    if ('close' in what) {
      this.flush();
      return this.#peer.tell('inbound', [line], what);
    }
    if (what.text !== this.#text || this.#lines.length === 0) {
      this.flush();
      this.#text = what.text;
      this.#trace = traceHere();
      process.nextTick(() => this.flush());
    }
    this.#lines.push(line);
  }

  flush(): void {
    if (this.#lines.length === 0) return;
    this.#peer.tell('inbound', this.#lines, { text: this.#text, trace: this.#trace });
    this.#lines = [];
  }
}

const turnAway: Elsewhere['open'] = (_place, _who, client) => {
  client.closed();
  return { send: () => undefined, is: () => undefined, close: () => undefined };
};

interface Client {
  readonly at: string;
  /** What it has spoken of there. */
  readonly matches: Set<string>;
  readonly client: FarClient;
}

/** All lines between this server and others. */
export class Relay implements Elsewhere {
  readonly #peers: Peers;
  readonly #placement: Placement;
  readonly #lines: Lines;
  readonly #pace: Time;
  readonly #clients = new Map<string, Client>();
  readonly #guests = new Map<string, Guest>();
  readonly #told = new WeakMap<Peer, Told>();

  constructor(peers: Peers, placement: Placement, lines: Lines, pace: Time) {
    this.#peers = peers;
    this.#placement = placement;
    this.#lines = lines;
    this.#pace = pace;
    // A line goes no further than to here: what is not played here is looked for anew by where the client is.
    lines.farElsewhere = { placeOf: this.placeOf, open: turnAway };
    peers.onGone = (server) => this.#serverGone(server);
  }

  placeOf: Elsewhere['placeOf'] = (match) => this.#placement.of(match);

  open: Elsewhere['open'] = (place, who, client) => {
    const line = newId();
    const matches = new Set<string>();
    this.#clients.set(line, { at: place, matches, client });
    // In order: whatever waits for the link waits in line.
    const peer = this.#peers.to(place);
    const send = (what: Outbound): void =>
      void peer.then(
        (there) => there.tell('outbound', line, what),
        () => this.#closed(line),
      );
    send({ open: who });
    return {
      send: (text, match) => {
        matches.add(match);
        send({ text, trace: traceHere() });
      },
      is: (credential) => send({ credential }),
      close: () => {
        if (this.#clients.delete(line)) send({ close: true });
      },
    };
  };

  // Whoever comes back finds the table again.
  #closed(line: string): void {
    const known = this.#clients.get(line);
    this.#clients.delete(line);
    known?.client.closed();
  }

  #serverGone(server: string): void {
    this.#placement.gone(server);
    for (const [line, { at }] of this.#clients) if (at === server) this.#closed(line);
  }

  /** A match is played elsewhere by now: who speaks of it to whoever held it before looks for it anew. */
  moved(match: string, by: string): void {
    for (const [line, { at, matches }] of this.#clients)
      if (at !== by && matches.has(match)) this.#closed(line);
  }

  #tell(peer: Peer, line: string, what: Inbound): void {
    const known = this.#told.get(peer);
    const told = known ?? new Told(peer);
    if (known === undefined) {
      this.#told.set(peer, told);
      void peer.gone.then(() => this.#peerGone(peer));
    }
    told.tell(line, what);
  }

  #peerGone(peer: Peer): void {
    for (const guest of this.#guests.values()) if (guest.peer === peer) guest.socket.gone();
  }

  #enter(peer: Peer, line: string, who: Speaker): void {
    const socket = new FarSocket(this.#pace, (what) => this.#tell(peer, line, what));
    socket.once('close', () => this.#guests.delete(line));
    const connection = this.#lines.openFar(socket, socket.writer, who);
    this.#guests.set(line, { peer, socket, connection });
  }

  /** What comes from a client at the other end. */
  outbound(peer: Peer, line: string, what: Outbound): void {
    if ('open' in what) return this.#enter(peer, line, what.open);
    const guest = this.#guests.get(line);
    if (guest === undefined) return 'close' in what ? undefined : this.#tell(peer, line, { close: true });
    if ('text' in what) onTrace(what.trace, () => guest.socket.emit('message', what.text, false));
    else if ('credential' in what) guest.connection.is(what.credential);
    else guest.socket.gone();
  }

  readonly inbound: HolderProcedures['inbound'] = (lines, what) => {
    for (const line of lines) {
      const known = this.#clients.get(line);
      if (known === undefined) continue;
      if ('text' in what) onTrace(what.trace, () => known.client.hear(what.text));
      else {
        // Something is played elsewhere by now.
        this.#placement.gone(known.at);
        this.#closed(line);
      }
    }
  };
}
