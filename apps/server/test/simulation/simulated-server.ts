// A server of a simulation: all of a server of a cluster behind its doors, in a process of the world.

import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { fingerprint } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { endpoints } from '@bridgefront/protocol';
import type { EndpointName, ServerMessage } from '@bridgefront/protocol';
import type { WebSocket } from 'ws';
import { clusterServer } from '../../src/cluster/cluster-server.ts';
import type { ClusterRunning } from '../../src/cluster/cluster-server.ts';
import type { Caller } from '../../src/http/caller.ts';
import { stranger } from '../../src/http/people-handlers.ts';
import type { Inside } from '../../src/opening.ts';
import { printOf } from '../../src/ids.ts';
import { whoIs } from '../../src/people/credentials.ts';
import type { BotPool } from '../../src/thinking/pool.ts';
import { timeOver } from '../../src/time.ts';
import { duel } from '../duel.ts';
import type { PlayerSocket, SocketEvents } from '../hard/player.ts';
import { testConfig } from '../support.ts';
import { withChance } from '../worker.ts';
import type { Ground, MakeStore, Way } from './ground.ts';
import type { Ledger } from './ledger.ts';
import { Machine } from './world.ts';
import type { World } from './world.ts';

const plenty = 1_000_000;
const games = new Map([[duel.name, duel as AnyGame]]);
const rulesOfNow = new Set([fingerprint(duel as AnyGame)]);

const never = (): never => {
  throw new Error('Nobody thinks in a simulation.');
};
const noPool: BotPool = {
  elsewhere: never,
  ponder: never,
  think: never,
  advise: never,
  record: never,
  dice: never,
  withChance: async (_whom, _game, record) => withChance({ record }),
  answer: never,
  warmUp: async () => undefined,
  waiting: 0,
  busy: 0,
  close: async () => undefined,
};

// Text frames without masks, as a server writes them.
function textsIn(frames: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < frames.length;) {
    const said = frames[at + 1];
    const [length, start] =
      said < 126
        ? [said, at + 2]
        : said === 126
          ? [frames.readUInt16BE(at + 2), at + 4]
          : [frames.readUInt32BE(at + 6), at + 10];
    texts.push(frames.toString('utf8', start, start + length));
    at = start + length;
  }
  return texts;
}

// The question that a message says is open; null: it says nothing of it.
function questionIn(message: Extract<ServerMessage, { type: 'whole' | 'change' }>): number | null {
  if (message.type === 'whole') return (message.document as unknown as Shown).host.decision;
  const said = message.patch.find((operation) => 'path' in operation && operation.path === '/host/decision');
  return said !== undefined && 'value' in said ? (said.value as number | null) : null;
}

interface Shown {
  readonly host: { readonly decision: number | null };
}

// The server's end of a client's line; both ways in order, each message a little later.
class Line extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly extensions = '';
  readonly #world: World;
  readonly #machine: Machine;
  readonly #client: SocketEvents;
  readonly #ledger: Ledger;
  #up = 0;
  #down = 0;
  #isHeld = true;

  constructor(world: World, machine: Machine, ledger: Ledger, client: SocketEvents) {
    super();
    this.#world = world;
    this.#machine = machine;
    this.#ledger = ledger;
    this.#client = client;
  }

  readonly line = {
    writableLength: 0,
    write: (frames: Buffer): void => {
      for (const text of textsIn(frames)) this.#tell(text);
    },
  };

  // What it is shown counts from when it leaves the server.
  #tell(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'whole' || message.type === 'change')
      this.#ledger.shown(message.match, questionIn(message));
    this.#later('down', () => this.#isHeld && this.#client.message(text));
  }

  #later(way: 'up' | 'down', act: () => unknown): void {
    const at = Math.max(this.#world.now + 1 + this.#world.below(15), way === 'up' ? this.#up : this.#down);
    if (way === 'up') this.#up = at;
    else this.#down = at;
    this.#world.after(at - this.#world.now, act as () => void);
  }

  /** The client's end. */
  readonly client: PlayerSocket = {
    send: (text) => {
      this.#world.note(`to ${this.#machine.name}: ${text}`);
      this.#later('up', () =>
        this.#machine.enter(() => {
          if (this.readyState === this.OPEN) this.emit('message', Buffer.from(text), false);
        }),
      );
    },
    close: () => {
      this.#isHeld = false;
      this.#later('up', () => this.#machine.enter(() => this.#ended()));
    },
  };

  #ended(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }

  /** The client learns that the line is gone. */
  hangUp(): void {
    this.#later('down', () => {
      if (!this.#isHeld) return;
      this.#isHeld = false;
      this.#client.closed();
    });
  }

  ping(): void {
    this.#later('up', () => this.#machine.enter(() => this.emit('pong')));
  }

  terminate(): void {
    this.hangUp();
    this.#ended();
  }

  close(): void {
    this.terminate();
  }

  pause(): void {}
  resume(): void {}
}

/** What is planted in a server's way to the storage, in front of it and behind. */
export interface PlantedStores {
  readonly behind: MakeStore;
  readonly before: MakeStore;
}

/** What a server finds in its world. */
export interface WorldParts {
  readonly world: World;
  readonly ledger: Ledger;
  readonly ground: Ground;
  /** Is told what servers log; left out: nobody is. */
  readonly say?: ((line: string) => void) | undefined;
}

/** One life of a server. */
export class SimulatedServer {
  readonly machine: Machine;
  readonly way: Way;
  readonly log: Logger;
  readonly #world: World;
  readonly #ledger: Ledger;
  readonly #lines = new Set<Line>();
  #inside: Inside<ClusterRunning> | null = null;
  #running: ClusterRunning | null = null;
  /** Whether it can be asked. */
  isOpen = false;
  /** Why it did not start, if so. */
  problem: unknown = null;

  constructor(
    { world, ledger, ground, say }: WorldParts,
    name: string,
    ahead: number,
    { behind, before }: PlantedStores,
    again: () => void,
  ) {
    this.#world = world;
    this.#ledger = ledger;
    this.machine = new Machine(world, name, ahead);
    const write = (line: string): void => say?.(`${world.now} ${name} ${line.trim()}`);
    const level = say === undefined ? 'silent' : 'debug';
    this.log = pino({ level, timestamp: false, base: null }, { write });
    this.way = { machine: this.machine, deaf: false, dumb: false, noDatabase: false };
    const store = ground.way(this.way, behind, before);
    const bus = ground.bus(this.way);
    this.#start(store, bus).catch((error: unknown) => {
      this.problem = error;
      say?.(`${world.now} ${name} does not start: ${String(error)}`);
      this.kill();
      again();
    });
  }

  async #start(store: ReturnType<Ground['way']>, bus: ReturnType<Ground['bus']>): Promise<void> {
    const time = timeOver(this.machine.ticking);
    const { log } = this;
    const { publicUrl, pushKey, mail, privateCalls, secret } = testConfig;
    const inside = await clusterServer(
      {
        store,
        bus,
        games,
        bots: [],
        standIn: 'random',
        pool: noPool,
        time,
        pace: time,
        log,
        config: testConfig,
        rulesOfNow,
        caps: { matches: plenty, strong: plenty, listed: plenty },
        newPerHour: plenty,
        tournaments: 'anybody',
        secretPrint: printOf(secret),
        calls: { publicUrl, pushKey, mail, privateCalls },
      },
      log,
    );
    this.#inside = inside;
    await inside.start();
    this.#running = inside.server({
      url: '',
      log,
      carryOut: inside.carryOut,
      stop: () => inside.stop(),
    });
    this.isOpen = true;
  }

  get isUp(): boolean {
    return this.isOpen && !this.machine.isDead;
  }

  get hasChair(): boolean {
    return this.isUp && this.#running?.hasChair === true;
  }

  /** Opens a line for who has a token. */
  dial(token: string, events: SocketEvents): PlayerSocket {
    const line = new Line(this.#world, this.machine, this.#ledger, events);
    if (!this.isUp) {
      line.hangUp();
      return line.client;
    }
    this.#lines.add(line);
    this.#world.after(1 + this.#world.below(15), () =>
      this.machine.enter(() => {
        const { front } = this.#inside ?? never();
        if (front.stopping || !this.isOpen) return line.hangUp();
        front.connected(line as unknown as WebSocket, line.line as unknown as Socket, {
          credential: front.people.byToken(token),
          origin: 'here',
        });
        this.#world.after(1, () => events.open());
      }),
    );
    return line.client;
  }

  /** Calls an endpoint; null when no answer comes. */
  call(name: string, token: string | null, given: object): Promise<unknown> {
    return new Promise((resolve) => {
      this.#world.after(10_000, () => resolve(null));
      this.machine.enter(() => {
        const { front } = this.#inside ?? never();
        const handlers = front.handlers as unknown as {
          readonly [name: string]: (given: object, caller: Caller) => Promise<unknown>;
        };
        const answering = async (): Promise<unknown> => {
          const credential = token === null ? null : await front.people.byToken(token);
          if (credential === null && endpoints[name as EndpointName].identified) return stranger;
          return handlers[name](given, {
            identity: whoIs(credential),
            credential,
            origin: 'here',
            whenGone: () => new Promise(() => undefined),
            stay: () => false,
            browser: null,
            owner: false,
          });
        };
        void answering()
          .catch((error: unknown) => ({ code: 'failed', message: String(error) }))
          .then((answer) => this.#world.after(1, () => resolve(answer)));
      });
    });
  }

  pause(): void {
    this.machine.pause();
  }

  wake(): void {
    this.machine.wake();
  }

  /** Whoever has a line learns it soon. */
  kill(): void {
    this.machine.kill();
    for (const line of this.#lines) line.hangUp();
  }

  /** As SIGTERM does. */
  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.machine.enter(() => {
        const inside = this.#inside;
        if (inside === null || !this.isOpen) {
          this.kill();
          return resolve();
        }
        const going = async (): Promise<void> => {
          inside.leave();
          await inside.end?.();
          this.isOpen = false;
          for (const line of this.#lines) line.terminate();
          await inside.stop();
        };
        void going()
          .catch(() => undefined)
          .then(() => {
            this.kill();
            resolve();
          });
      });
    });
  }
}
