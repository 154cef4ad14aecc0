// A server for tests, and clients that speak nothing but the protocol.

import { TestTime } from '@bridgefront/hosting/testing';
import { serverMessageSchema } from '@bridgefront/protocol';
import { documentAfter, reportsIn } from '@bridgefront/viewing';
import type { MatchInfo, ServerMessage } from '@bridgefront/protocol';
import type { SeatReport } from '@bridgefront/viewing';
import type { AnyGame, Json } from '@bridgefront/kernel';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import WebSocket from 'ws';
import type { Config } from '../src/config.ts';
import { startOwn } from '../src/server.ts';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import type { Time } from '../src/time.ts';
import { duel } from './duel.ts';
import { startShown } from './start-shown.ts';
import { startTogether } from './together.ts';

/** Configuration for tests: any free port, no limits in the way. */
export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '/nowhere',
  storage: 'memory',
  databaseUrl: null,
  natsUrl: null,
  role: 'all',
  secret: 'a secret for tests that is long enough',
  signingKey: 'what the key of the tests is made from',
  publicUrl: 'http://localhost',
  logLevel: 'silent',
  trustProxy: false,
  botThreads: 1,
  snapshotEvery: 4,
  idleSeconds: 60,
  httpPerMinute: 1_000_000,
  messagesPerSecond: 100_000,
  programPerMinute: 1_000_000,
  programMessages: 100_000,
  compressFrom: 1024,
  metricsToken: null,
  ownerToken: null,
  hsts: false,
  requestSeconds: 20,
  maxConnections: 10_000,
  livePerNetwork: 10_000,
  answerBeat: 0,
  windowBeat: 0,
  botTables: 1_000_000,
  strongBots: 1_000_000,
  publicTables: 1_000_000,
  newPerHour: 1_000_000,
  tournaments: 'anybody',
  pushKey: 'what the key for push services is made from',
  mail: null,
  club: null,
  privateCalls: false,
  copyDir: null,
  pageDir: 'no-page-here',
};

const summary = 'for tests';

/** Starts a server with the tests' game. */
export function testServer(
  given: {
    store?: Store;
    time?: Time;
    config?: Partial<Config>;
    games?: readonly AnyGame[];
    moduleOf?: (game: string) => string;
    log?: string[];
    /** How many play together in its place. */
    servers?: number;
  } = {},
): Promise<Server> {
  const games = new Map((given.games ?? [duel as AnyGame]).map((game) => [game.name, game]));
  const lines = given.log;
  const log =
    lines === undefined
      ? pino({ level: 'silent' })
      : pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const { httpPerMinute, messagesPerSecond } = { ...testConfig, ...given.config };
  const programs = { programPerMinute: httpPerMinute, programMessages: messagesPerSecond };
  const config = { ...testConfig, ...programs, ...given.config };
  const { servers = Number(process.env['TEST_SERVERS'] ?? 1) } = given;
  const start = servers > 1 ? startTogether.bind(null, servers) : startOwn;
  return start(config, {
    games,
    bots: ['random', 'greedy', 'busy'].map((name) => ({ name, summary, strong: name === 'busy' })),
    standIn: 'random',
    worker: new URL('./worker.ts', import.meta.url),
    store: given.store ?? memoryStore(),
    log,
    ...(given.time !== undefined && { time: given.time }),
    ...(given.moduleOf !== undefined && { moduleOf: given.moduleOf }),
  });
}

/** Starts a server that stops when the test is over. */
export async function serverInTest(given?: Parameters<typeof testServer>[0]): Promise<Server> {
  const server = await testServer(given);
  onTestFinished(() => server.stop());
  return server;
}

export { TestTime };

/** What came back from an HTTP call. */
export interface Reply<T = { [key: string]: never }> {
  readonly status: number;
  readonly body: T;
}

/** A person or program at the other end of the wire. */
export class Client {
  readonly url: string;
  readonly token: string;
  readonly identity: string;

  private constructor(url: string, token: string, identity: string) {
    this.url = url;
    this.token = token;
    this.identity = identity;
  }

  static async enter(server: Server, name: string): Promise<Client> {
    const answer = await fetch(`${server.url}/api/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const { token, identity } = (await answer.json()) as { token: string; identity: string };
    return new Client(server.url, token, identity);
  }

  /** The same identity at another address: after a restart. */
  at(server: Server): Client {
    return new Client(server.url, this.token, this.identity);
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  }

  async get<T = MatchInfo>(path: string): Promise<T> {
    return (await this.call<T>('GET', path)).body;
  }

  /** Opens a share for the start that the table shows now. */
  async openShare(match: string, entropy: string): Promise<MatchInfo & { readonly code?: string }> {
    const start = startShown(await this.get(`/matches/${match}`));
    return this.post(`/matches/${match}/entropy`, { entropy, start });
  }

  async post<T = MatchInfo>(path: string, body: unknown = {}): Promise<T> {
    return (await this.call<T>('POST', path, body)).body;
  }

  connect(): Promise<Live> {
    return Live.open(this.url, this.token);
  }
}

/** What the client knows of one stream. */
export interface Mirror {
  stream: string;
  number: number;
  told: number;
  document: {
    view: { [key: string]: Json };
    host: { decision: number | null; status: string; [key: string]: Json };
  };
  reports: SeatReport[];
}

interface Asked {
  readonly ask: string;
  readonly seats: readonly { readonly sealed: boolean }[];
  readonly mine: { readonly plan: string[]; readonly choices: string[] } | null;
}

let messages = 0;

/** A live connection that checks every message against the schema and mirrors its streams. */
export class Live {
  readonly socket: WebSocket;
  readonly frames: string[] = [];
  readonly received: ServerMessage[] = [];
  readonly mirrors = new Map<string, Mirror>();
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#receive(String(data as Buffer)));
    socket.on('close', () => this.#wake());
  }

  static async open(url: string, token: string, headers: { [name: string]: string } = {}): Promise<Live> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...headers },
    });
    const live = new Live(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    return live;
  }

  #wake(): void {
    for (const check of this.#waiting) check();
  }

  #receive(text: string): void {
    this.frames.push(text);
    const message = serverMessageSchema.parse(JSON.parse(text));
    this.received.push(message);
    if (message.type === 'whole') {
      const { stream, number, told, document, reports } = message;
      const kept = this.mirror(message.match, message.seat)?.reports ?? [];
      const seen = kept.length === told - reports.length ? kept : [];
      this.mirrors.set(`${message.match} ${message.seat}`, {
        stream,
        number,
        told,
        document: document as Mirror['document'],
        reports: [...seen, ...reports],
      });
    }
    if (message.type === 'change') this.#change(message);
    this.#wake();
  }

  #change(message: Extract<ServerMessage, { type: 'change' }>): void {
    const mirror = this.mirror(message.match, message.seat);
    if (mirror === undefined || mirror.stream !== message.stream)
      throw new Error('A change without its whole.');
    if (message.number !== mirror.number + 1)
      throw new Error(`Change ${message.number} after ${mirror.number}.`);
    mirror.number = message.number;
    mirror.told = message.told;
    mirror.document = documentAfter(mirror.document as Json, message) as Mirror['document'];
    mirror.reports.push(...reportsIn(message));
  }

  mirror(match: string, seat: number | null): Mirror | undefined {
    return this.mirrors.get(`${match} ${seat}`);
  }

  /** Waits until something is so. */
  async until<T>(found: () => T | undefined | false | null, what = 'something'): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(check);
        reject(new Error(`Waited in vain for ${what}; last: ${this.frames.slice(-3).join('\n')}`));
      }, 10_000);
      const check = (): void => {
        const value = found();
        if (value === undefined || value === false || value === null) return;
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve(value);
      };
      this.#waiting.add(check);
      check();
    });
  }

  /** Sends a message and waits for what answers it. */
  async send(message: { type: string; id?: string; [key: string]: unknown }): Promise<ServerMessage> {
    const id = message.id ?? `m${messages++}`;
    const from = this.received.length;
    this.socket.send(JSON.stringify({ ...message, id }));
    const answers = ['accepted', 'refused', 'pong', 'welcome'];
    return this.until(
      () => this.received.slice(from).find((m) => answers.includes(m.type) && 'id' in m && m.id === id),
      `an answer to ${message.type}`,
    );
  }

  async subscribe(match: string, seat: number | null, more: { [key: string]: unknown } = {}): Promise<void> {
    await this.send({ type: 'subscribe', match, seat, ...more });
  }

  asked(match: string, seat: number): Asked | null {
    return (this.mirror(match, seat)?.document.view['decision'] ?? null) as Asked | null;
  }

  /** What a choice has to refer to now. */
  reference(match: string, seat: number): { decision: number; plan: number } {
    const decision = this.mirror(match, seat)?.document.host.decision ?? 0;
    return { decision, plan: this.asked(match, seat)?.mine?.plan.length ?? 0 };
  }

  choose(match: string, seat: number, choice: string): Promise<ServerMessage> {
    return this.send({ type: 'choose', match, seat, choice, at: this.reference(match, seat) });
  }

  /** Plays a seat to the end, always with `pick`; resolves when the match is over. */
  async playOut(
    match: string,
    seat: number,
    pick: (choices: string[]) => string = (list) => list[0],
  ): Promise<void> {
    for (;;) {
      const mirror = await this.until(() => this.mirror(match, seat), 'a whole view');
      if (mirror.document.host.status !== 'live') return;
      const choices = this.asked(match, seat)?.mine?.choices ?? [];
      const { number } = mirror;
      if (choices.length > 0) {
        const answer = await this.choose(match, seat, pick(choices));
        if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
      }
      await this.until(() => (this.mirror(match, seat)?.number ?? 0) > number, 'a change');
    }
  }

  close(): void {
    this.socket.terminate();
  }
}

/** Opens a table for these people, everybody sits and is ready: the match runs. */
export async function startMatch(
  people: readonly Client[],
  more: { bots?: readonly string[]; [key: string]: unknown } = {},
): Promise<string> {
  const { bots = [], ...rest } = more;
  const seats = [...people.map(() => ({ kind: 'human' })), ...bots.map((bot) => ({ kind: 'bot', bot }))];
  const [owner, ...others] = people;
  const { id } = await owner.post('/matches', { game: duel.name, seats, ...rest });
  for (const other of others) await other.post(`/matches/${id}/join`);
  for (const person of people)
    await person.post(`/matches/${id}/ready`, { entropy: `from ${person.identity}` });
  return id;
}
