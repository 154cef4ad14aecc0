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

/** What is done for the server at the other end of a link. */
export type ServeTo = (peer: Peer) => Procedures;

/** This end of a wire. */
export function peerOver(wire: Wire, log: Logger, serve: ServeTo): Peer {
  const peer: Peer = new Link(wire, (error) => log.error({ err: error }, 'asked by another server'));
  peer.serve(serve(peer));
  return peer;
}

/** The other servers. */
export class Peers {
  readonly #wires: BusWires;
  readonly #log: Logger;
  readonly #serve: ServeTo;
  readonly #links = new Map<string, Promise<Peer>>();
  /** Called back when a server is gone to which a link was laid. */
  onGone: (server: string) => void = () => undefined;

  private constructor(wires: BusWires, log: Logger, serve: ServeTo) {
    this.#wires = wires;
    this.#log = log;
    this.#serve = serve;
  }

  /** Opens the way to all others. `serve`: what each may ask for. */
  static async open(bus: Bus, time: Time, log: Logger, serve: ServeTo): Promise<Peers> {
    const wires = await BusWires.open(bus, time, (wire) => void peerOver(wire, log, serve));
    return new Peers(wires, log, serve);
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
    const peer = peerOver(this.#wires.to(address), this.#log, this.#serve);
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
