// Peers of a server in a cluster: a link to each that it has to do with, laid when it is first needed.

import type { Logger } from 'pino';
import type { Time } from '../time.ts';
import type { Bus } from './bus.ts';
import { BusWires } from './bus-wires.ts';
import { Link } from './link.ts';
import type { Procedures } from './link.ts';
import type { ServerProcedures } from './procedures.ts';
import type { Wire } from './wire.ts';

/** A link to another server. */
export type Peer = Link<ServerProcedures>;

/** That server is not there: nothing was asked of it. */
export class NotThere extends Error {}

/** What was told is for another server by now, which reads for itself what is so. */
export class ForAnother extends Error {}

/** What is done for the server at the other end of a link. */
export type ServeTo = (peer: Peer) => Procedures;

/** What every link of a server has. */
export interface PeerParts {
  readonly time: Time;
  readonly log: Logger;
  readonly serve: ServeTo;
}

/** This end of a wire. */
export function peerOver(wire: Wire, { log, serve }: Omit<PeerParts, 'time'>): Peer {
  const peer: Peer = new Link(wire, (error) => {
    const level = error instanceof ForAnother ? 'debug' : 'error';
    log[level]({ err: error }, 'asked by another server');
  });
  peer.serve(serve(peer));
  return peer;
}

/** The other servers. */
export class Peers {
  readonly #wires: BusWires;
  readonly #parts: PeerParts;
  readonly #links = new Map<string, Promise<Peer>>();
  /** Called back when a server is gone to which a link was laid. */
  onGone: (server: string) => void = () => undefined;

  private constructor(wires: BusWires, parts: PeerParts) {
    this.#wires = wires;
    this.#parts = parts;
  }

  /** Opens the way to all others. `serve`: what each may ask for. */
  static async open(bus: Bus, parts: PeerParts): Promise<Peers> {
    const wires = await BusWires.open(bus, parts.time, (wire) => void peerOver(wire, parts));
    return new Peers(wires, parts);
  }

  /** By what others reach this server. */
  get address(): string {
    return this.#wires.address;
  }

  /** The link to a server. @throws NotThere */
  to(address: string): Promise<Peer> {
    const known = this.#links.get(address);
    if (known !== undefined) return known;
    const laying = this.#lay(address);
    this.#links.set(address, laying);
    laying.catch(() => this.#gone(address));
    return laying;
  }

  #gone(address: string): void {
    this.#links.delete(address);
    this.onGone(address);
  }

  async #lay(address: string): Promise<Peer> {
    const peer = peerOver(this.#wires.to(address), this.#parts);
    await peer.ask('hello').catch((cause: unknown) => {
      throw new NotThere('The other server is not there.', { cause });
    });
    void peer.gone.then(() => this.#gone(address));
    return peer;
  }

  close(): void {
    this.#wires.close();
  }
}
