// Lines of a server: its live connections, each with its limits.

import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { Bucket } from '../limits/bucket.ts';
import { Limits } from '../limits/limits.ts';
import type { Credential } from '../people/credentials.ts';
import type { Services } from '../services.ts';
import type { Identity } from '../store/store.ts';
import { Connection } from './connection.ts';
import type { Elsewhere, Speaker } from './far-lines.ts';
import type { LiveSocket } from './live-socket.ts';
import { frameWriterOver } from './frame-writer.ts';
import type { FrameWriter } from './frame-writer.ts';

/** Who has opened a connection, and from where. */
export interface Newcomer {
  readonly credential: Promise<Credential | null>;
  readonly origin: string;
}

/** How much may be sent, and from how many bytes on a message is compressed. */
export interface LineLimits {
  readonly messagesPerSecond: number;
  readonly programMessages: number;
  readonly compressFrom: number;
}

const burst = 4; // Times what may be sent in a second.

/** All connections. */
export class Lines {
  readonly #services: Services;
  readonly #limits: LineLimits;
  readonly #people: Limits;
  readonly #programs: Limits;
  /** Where tables are played that are not played here. */
  elsewhere: Elsewhere | null = null;
  /** The same for who is connected elsewhere. */
  farElsewhere: Elsewhere | null = null;

  constructor(services: Services, limits: LineLimits) {
    const { messagesPerSecond: people, programMessages: programs } = limits;
    this.#services = services;
    this.#limits = limits;
    this.#people = new Limits(services.time, people, people * burst);
    this.#programs = new Limits(services.time, programs, programs * burst);
  }

  /** Begins to serve a connection; `line` is what its frames go over. */
  open(socket: WebSocket, line: Socket, { credential, origin }: Newcomer): void {
    const { compressFrom } = this.#limits;
    const from = socket.extensions === '' ? 0 : compressFrom;
    const writer = frameWriterOver(line, () => socket.readyState === socket.OPEN, from);
    this.#connection(socket, writer, this.elsewhere).open(credential, origin);
  }

  /** Begins to serve a line from another server, where its limits are kept. */
  openFar(socket: LiveSocket, writer: FrameWriter, { credential, origin }: Speaker): Connection {
    const connection = this.#connection(socket, writer, this.farElsewhere);
    connection.openFar(credential, origin);
    return connection;
  }

  #connection(socket: LiveSocket, writer: FrameWriter, elsewhere: Elsewhere | null): Connection {
    const { messagesPerSecond } = this.#limits;
    const messages = new Bucket(this.#services.time, messagesPerSecond, messagesPerSecond * burst);
    const mayPass = ({ kind, id }: Identity): boolean =>
      (kind === 'bot' ? this.#programs : this.#people).take(id);
    return new Connection(this.#services, socket, writer, messages, mayPass, elsewhere);
  }
}
