// A network in one process that delays, cuts, reorders and repeats, all by its seed: players on one side, the server's
// connections on the other, and nothing moves unless it is moved. The same seed gives the same run, message by message.

import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { commitTo, randomInt, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, Random } from '@bridgefront/kernel';
import { pino } from 'pino';
import type { WebSocket } from 'ws';
import { Bucket } from '../../src/limits/bucket.ts';
import { Commons } from '../../src/commons.ts';
import { Services } from '../../src/services.ts';
import { join } from '../../src/lobby/lobby.ts';
import { isRefusal } from '../../src/lobby/changed.ts';
import { ready } from '../../src/lobby/start.ts';
import { Connection } from '../../src/live/connection.ts';
import { botPool } from '../../src/thinking/pool.ts';
import { memoryStore } from '../../src/store/memory.ts';
import type { Identity, Store } from '../../src/store/store.ts';
import { TestTime } from '../support.ts';
import { Player } from './player.ts';
import type { Dial, SocketEvents } from './player.ts';
import { againstLog, againstRecord } from './table.ts';

const plenty = 1_000_000; // Messages in a second: no limit in the way.

/** How bad the network is: chances in a thousand, for each message. */
export interface Weather {
  readonly cut: number;
  readonly repeat: number;
  readonly stall: number;
  /** Writes of the storage that fail. */
  readonly broken: number;
}

/** What came out. */
export interface NetworkResult {
  readonly problems: readonly string[];
  /** Digest of everything that was moved, in order: equal seeds give equal traces. */
  readonly trace: string;
  readonly moves: number;
  readonly cuts: number;
  readonly repeats: number;
  readonly acknowledged: number;
  readonly recognised: number;
}

// The server's end of a line, as much of a socket as a connection uses.
class Socket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly unread = 0;
  readonly #slow: SlowSocket;

  constructor(wire: SlowSocket) {
    super();
    this.#slow = wire;
  }

  send(text: string): void {
    if (this.readyState === this.OPEN) this.#slow.toPlayer.push(text);
  }

  ping(): void {
    this.emit('pong');
  }

  terminate(): void {
    this.#slow.hangUp();
    this.ended();
  }

  close(): void {
    this.terminate();
  }

  ended(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }
}

class SlowSocket {
  readonly number: number;
  readonly identity: Identity;
  readonly events: SocketEvents;
  readonly toServer: string[] = [];
  toPlayer: string[] = [];
  socket: Socket | null = null;
  /** The player's end is there. */
  held = true;
  /** Nothing moves before this. */
  stalledUntil = 0;

  constructor(number: number, identity: Identity, events: SocketEvents) {
    this.number = number;
    this.identity = identity;
    this.events = events;
  }

  /** The player learns that the line is gone; what was on its way to it is lost. */
  hangUp(): void {
    if (!this.held) return;
    this.held = false;
    this.toPlayer = [];
    this.events.closed();
  }
}

type Move = 'dial' | 'up' | 'down' | 'gone';

/** The network of one run. */
class Network {
  readonly #services: Services;
  readonly #random: Random;
  readonly #weather: Weather;
  readonly #hash = createHash('sha256');
  #sockets: SlowSocket[] = [];
  #timers: (() => void)[] = [];
  #dialed = 0;
  moves = 0;
  cuts = 0;
  repeats = 0;

  constructor(services: Services, seed: string, weather: Weather) {
    this.#services = services;
    this.#random = seedRandom(`${seed} network`);
    this.#weather = weather;
  }

  /** Lines of somebody through this network. */
  dialer(identity: Identity): Dial {
    return (events) => {
      const wire = new SlowSocket(this.#dialed++, identity, events);
      this.#sockets.push(wire);
      return {
        send: (text) => void wire.toServer.push(text),
        close: () => void (wire.held = false),
      };
    };
  }

  /** Players wait by the network's own time. */
  readonly later = (wake: () => void): void => void this.#timers.push(wake);

  get trace(): string {
    return this.#hash.copy().digest('hex');
  }

  #chance(thousandth: number): boolean {
    return randomInt(this.#random, 1000) < thousandth;
  }

  #movesOf(wire: SlowSocket): Move[] {
    if (wire.socket === null) return wire.held ? ['dial'] : [];
    const moves: Move[] = [];
    if (wire.toServer.length > 0) moves.push('up');
    if (wire.held && wire.toPlayer.length > 0) moves.push('down');
    if (!wire.held && wire.toServer.length === 0) moves.push('gone');
    return moves;
  }

  /** Moves one thing. False when nothing is left to move. */
  async step(): Promise<boolean> {
    this.#sockets = this.#sockets.filter((wire) => this.#movesOf(wire).length > 0 || wire.held);
    const awake = this.#sockets.filter((wire) => wire.stalledUntil <= this.moves);
    const open = awake.flatMap((wire) => this.#movesOf(wire).map((move) => ({ wire, move })));
    this.moves++;
    const count = open.length + this.#timers.length;
    if (count === 0) return this.#sockets.some((wire) => this.#movesOf(wire).length > 0);
    const index = randomInt(this.#random, count);
    if (index < open.length) this.#move(open[index].wire, open[index].move);
    else this.#timers.splice(index - open.length, 1)[0]();
    // Sometimes the server gets all the time it wants, sometimes the next message comes at once.
    const turns = randomInt(this.#random, 2) === 0 ? 12 : randomInt(this.#random, 3);
    for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
    return true;
  }

  #move(wire: SlowSocket, move: Move): void {
    this.#hash.update(`${wire.number} ${move} ${wire.toServer[0]?.length} ${wire.toPlayer[0]?.length}\n`);
    if (move === 'dial') return this.#accept(wire);
    if (move === 'gone') return this.#gone(wire);
    if (this.#chance(this.#weather.stall)) wire.stalledUntil = this.moves + randomInt(this.#random, 400);
    if (wire.held && this.#chance(this.#weather.cut)) return this.#cut(wire);
    if (move === 'up') this.#up(wire);
    else wire.events.message(wire.toPlayer.shift() ?? '');
  }

  #accept(wire: SlowSocket): void {
    const socket = new Socket(wire);
    wire.socket = socket;
    const { time } = this.#services;
    const bucket = new Bucket(time, plenty, plenty);
    const connection = new Connection(
      this.#services,
      socket as unknown as WebSocket,
      socket,
      bucket,
      () => true,
    );
    connection.open(
      Promise.resolve(wire.identity && { identity: wire.identity, token: wire.identity.id, device: 'here' }),
      'here',
    );
    wire.events.open();
  }

  #gone(wire: SlowSocket): void {
    wire.socket?.ended();
    this.#sockets = this.#sockets.filter((other) => other !== wire);
  }

  // A part of what was sent may still arrive, long after the player has opened the next line.
  #cut(wire: SlowSocket): void {
    this.cuts++;
    wire.toServer.length = randomInt(this.#random, wire.toServer.length + 1);
    wire.stalledUntil = this.moves + randomInt(this.#random, 100);
    wire.hangUp();
  }

  #up(wire: SlowSocket): void {
    const text = wire.toServer.shift() ?? '';
    if (this.#chance(this.#weather.repeat)) {
      this.repeats++;
      wire.toServer.splice(randomInt(this.#random, wire.toServer.length + 1), 0, text);
    }
    wire.socket?.emit('message', Buffer.from(text), false);
  }
}

// Secrets by the seed, so that the same match is played.
function seededStore(seed: string, broken: number): Store {
  const store = memoryStore();
  const random = seedRandom(`${seed} storage`);
  return {
    ...store,
    addMatch: (match) =>
      store.addMatch({ ...match, secret: `${seed} secret`, commitment: commitTo(`${seed} secret`) }),
    saveMatch(match) {
      // The end of a match often meets a broken storage.
      if (broken > 0 && match.status === 'finished' && randomInt(random, 2) === 0)
        return Promise.reject(new Error('The disk is full.'));
      return store.saveMatch(match);
    },
    append(batch) {
      if (randomInt(random, 1000) < broken) return Promise.reject(new Error('The disk is full.'));
      return store.append(batch);
    },
  };
}

function seededServices(store: Store, game: AnyGame, time: TestTime): Services {
  const log = pino({ level: 'silent' });
  const games = new Map([[game.name, game]]);
  const plenty = 1_000_000;
  const caps = { matches: plenty, strong: plenty, listed: plenty };
  const calls = { publicUrl: 'http://localhost', pushKey: 'for tests', mail: null, privateCalls: false };
  return new Services({
    around: new Commons({
      store,
      games,
      bots: [],
      time,
      log,
      caps,
      newPerHour: plenty,
      tournaments: 'anybody',
      standIn: 'random',
      secretPrint: '',
      calls,
    }),
    games,
    bots: [],
    standIn: 'random',
    pool: botPool(new URL('../worker.ts', import.meta.url), 1, () => false),
    log,
    signingKey: 'what the key of the tests is made from',
    snapshotEvery: 8,
    answerBeat: 0,
    windowBeat: 0,
    wholesPerSecond: 1_000_000,
    idleAfter: 2000,
  });
}

async function openMatch(services: Services, game: string, people: readonly Identity[], seed: string) {
  const seats = people.map(() => ({ kind: 'human' as const }));
  const wish = { game, seats, options: {}, clock: { kind: 'none' as const }, visibility: 'public' as const };
  const opened = await services.tables.open(wish, people[0], 'here');
  if (isRefusal(opened)) throw new Error(opened.message);
  const { id } = opened;
  for (const person of people.slice(1)) await services.tables.change(id, (match) => join(match, person, {}));
  for (const [seat, person] of people.entries()) {
    const entropy = `${seed} ${seat}`;
    await services.tables.change(id, (match) =>
      ready(
        match,
        person.id,
        { ready: true, entropy },
        { now: services.time.now(), signer: services.signer },
      ),
    );
  }
  return id;
}

async function examine(services: Services, game: AnyGame, players: readonly Player[]): Promise<string[]> {
  const [{ match }] = players;
  const stored = await services.store.match(match);
  if (stored === null) return ['The match is gone.'];
  const record = await services.archive.record(stored);
  if ('code' in record) return [`no record: ${record.message}`];
  const playing = players.filter((_, index) => index < stored.seats.length);
  return [
    ...againstRecord(game, record, players),
    ...againstLog(await services.store.events(match, 0), playing),
  ];
}

const mostMoves = 2_000_000;
const mostIdle = 60; // Seconds in which nothing moves.

/**
 * Plays one match through a bad network: a player in every seat, a second reader of seat 0, and an onlooker. At the
 * end all of them must have seen what the record gives.
 */
export async function networkTest(
  game: AnyGame,
  seats: number,
  seed: string,
  weather: Weather,
): Promise<NetworkResult> {
  const time = new TestTime();
  const store = seededStore(seed, weather.broken);
  const services = seededServices(store, game, time);
  await services.start();
  const people: Identity[] = [];
  for (let seat = 0; seat < seats; seat++) people.push(await services.people.enter(`Player ${seat + 1}`));
  const match = await openMatch(services, game.name, people, seed);
  const network = new Network(services, seed, weather);
  const parts = { match, later: network.later };
  const players = [
    ...people.map((person, seat) => ({ person, seat, plays: true })),
    { person: people[0], seat: 0, plays: false },
    { person: people[1], seat: null, plays: false },
  ].map(
    ({ person, seat, plays }, index) =>
      new Player({ ...parts, dial: network.dialer(person), seat, plays, seed: `${seed} player ${index}` }),
  );
  const all = { over: false, problem: null as string | null };
  Promise.all(players.map((player) => player.done)).then(
    () => (all.over = true),
    (error: Error) => (all.problem = error.message),
  );
  let idle = 0;
  while (!all.over && all.problem === null && network.moves < mostMoves) {
    const moved = await network.step();
    // Heartbeats, snapshots and forgetting go on beside it.
    if (network.moves % 200 === 0) await time.advance(1000);
    idle = moved ? 0 : idle + 1;
    if (idle > 0) await time.advance(1000);
    if (idle > mostIdle) all.problem ??= 'Nothing moves any more.';
  }
  const standing = players.map((player) => player.standing).join('\n');
  if (!all.over) all.problem ??= `Not over after ${mostMoves} moves.`;
  const problems =
    all.problem === null ? await examine(services, game, players) : [`${all.problem}\n${standing}`];
  await services.stop();
  const sum = (figure: (player: Player) => number): number =>
    players.reduce((total, player) => total + figure(player), 0);
  return {
    problems,
    trace: network.trace,
    moves: network.moves,
    cuts: network.cuts,
    repeats: network.repeats,
    acknowledged: sum((player) => player.acknowledged.length),
    recognised: sum((player) => player.again),
  };
}
