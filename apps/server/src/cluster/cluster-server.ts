// A server of a cluster: it has sockets, plays the matches that it holds, and has the chair if nobody else does.

import type { Logger } from 'pino';
import type { WireRefusal } from '@bridgefront/protocol';
import type { AdminParts } from '../admin/parts.ts';
import { carryOut } from '../admin/running.ts';
import type { CommonsParts } from '../commons.ts';
import type { Config } from '../config.ts';
import { Rulebook } from '../bundles/rulebook.ts';
import type { Front } from '../http/front.ts';
import { commonHandlers } from '../http/handlers.ts';
import { Lines } from '../live/lines.ts';
import { broughtBack } from '../lobby/changed.ts';
import { ownTables } from '../matchmaking/own-tables.ts';
import { levelFigure } from '../metrics.ts';
import type { Inside, Running } from '../opening.ts';
import { Services } from '../services.ts';
import { lineLimits, playSettings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { BotPool } from '../thinking/pool.ts';
import { LaterTime } from '../time.ts';
import type { Time } from '../time.ts';
import { ClusterAround } from './around.ts';
import type { Bus } from './bus.ts';
import { chairLease } from './chair.ts';
import { ChairLine } from './chair-line.ts';
import { ChairSeat } from './chair-seat.ts';
import { farCommons } from './far-commons.ts';
import type { FarCommons } from './far-commons.ts';
import { HeldMatches } from './held-matches.ts';
import { Tables } from './holder.ts';
import { Membership } from './membership.ts';
import type { Awakening } from './membership.ts';
import { Peers } from './peers.ts';
import type { Peer } from './peers.ts';
import { Placement } from './placement.ts';
import type { ServerProcedures } from './procedures.ts';
import { Relay } from './relay.ts';
import { Thinkers } from './thinkers.ts';

/** What a server of a cluster is made of. */
export interface ClusterParts extends Omit<CommonsParts, 'store'> {
  readonly store: Store;
  readonly bus: Bus;
  readonly config: Config;
  readonly standIn: string;
  readonly pool: BotPool;
  /** The machine's, by which servers wait for each other, whatever time it is for matches. */
  readonly pace: Time;
  readonly rulesOfNow: ReadonlySet<string>;
}

/** One that runs. */
export interface ClusterRunning extends Running {
  readonly services: Services;
  /** Whether it has the chair. */
  readonly hasChair: boolean;
}

const beatEvery = 1000;
const tidyEvery = 60; // Beats.
const startPatience = 6000;

/** One server, from its entry on. */
class ClusterServer {
  readonly services: Services;
  readonly #parts: ClusterParts;
  readonly #peers: Peers;
  readonly #membership: Membership;
  readonly #placement: Placement;
  readonly #chairLine: ChairLine;
  readonly #around: ClusterAround;
  readonly #tables: Tables;
  readonly #relay: Relay;
  readonly #lines: Lines;
  readonly #held: HeldMatches;
  readonly #seat: ChairSeat;
  #beat: () => void = () => undefined;

  constructor(parts: ClusterParts & { readonly time: LaterTime }, peers: Peers, membership: Membership) {
    const { config, store, time, pace } = parts;
    this.#parts = parts;
    this.#peers = peers;
    this.#membership = membership;
    this.#chairLine = new ChairLine(pace);
    this.#placement = new Placement(store, membership, pace);
    this.#placement.onTaken = (match) => this.#held.playAll([match]);
    const { games, bots, standIn, pool, log } = parts;
    this.#around = new ClusterAround({
      store,
      time,
      chair: this.#chairLine,
      membership,
      placement: this.#placement,
    });
    this.services = new Services({
      around: this.#around,
      games,
      bots,
      standIn,
      pool,
      log,
      ...playSettings(config),
    });
    this.#lines = new Lines(this.services, lineLimits(config));
    this.#relay = new Relay(peers, this.#placement, this.#lines, pace);
    this.#lines.elsewhere = this.#relay;
    this.#held = new HeldMatches({
      services: this.services,
      store,
      membership,
      placement: this.#placement,
      peers,
      relay: this.#relay,
      chair: this.#chairLine,
      pace,
      log,
    });
    this.#tables = new Tables(
      this.services,
      this.#placement,
      peers,
      pace,
      membership.takes ? null : async () => peers.to(await this.#chairLine.ask('player')),
    );
    this.#placement.onUnheld = (match) => this.#chairLine.ask('place', match);
    const tables = this.#tables;
    this.#seat = new ChairSeat({
      ...parts,
      leases: store,
      tables: {
        turnsOf: tables.turnsOf.bind(tables),
        openTurns: tables.openTurns.bind(tables),
        change: (match, act) => tables.door().change(match, act),
      },
      membership,
      peers,
      line: this.#chairLine,
      serve: (peer) => this.procedures(peer),
      begin: (beginning) => this.#around.begin(beginning),
    });
    this.#figures();
    this.#around.onConflict = (match, token) => this.#held.doubt(match, token);
    membership.onAwakening = (what) => void this.#awake(what);
    membership.onFound = (all) => void this.#held.playAll(all);
  }

  /** What any other server may ask for. */
  procedures(peer: Peer): ServerProcedures {
    const { services } = this;
    const { change, renamed, inUse } = this.#tables.own;
    const gathered = ownTables(services.tables);
    return {
      ...this.#seat.procedures(peer),
      ...this.#around.events.procedures,
      hello: () => undefined,
      handle: this.#tables.handle,
      outbound: (line, what) => this.#relay.outbound(peer, line, what),
      inbound: this.#relay.inbound,
      openTurns: (match, identity) => this.#around.turns.openIn(match, identity),
      change,
      renamed,
      inUse,
      rose: () => this.#seat.lost(),
      adopt: (matches) => this.#held.adopt(matches),
      give: (count, to) => this.#held.give(count, to),
      gather: (...given) => gathered.open(...given),
      show: (...given) => gathered.show(...given),
      released: (held) => this.#around.people.holds.end(held),
      muted: (identity, until) => services.chat.mute(identity, until),
      outage: (outage) => this.#around.outage(outage),
      taken: (leases, by) => this.#held.taken(leases, by),
    };
  }

  /** Comes to the chair, or takes it; then plays. */
  async start(): Promise<void> {
    await this.#seat.seek();
    // The chair has found it to be the same as its own: tokens count for what each server itself asks of them.
    await this.#parts.store.underSecret(this.#parts.secretPrint);
    const { moduleOf } = this.#parts;
    if (moduleOf !== undefined) await new Rulebook(this.#parts).bundle(moduleOf);
    await this.services.start();
    this.#beats();
  }

  // So that after an outage of all it is known since when. What is over and nobody looks at is given back.
  #beats(number = 0): void {
    this.#beat = this.#parts.pace.after(beatEvery, () => {
      void this.#parts.store.beat(this.#around.time.now()).catch(() => undefined);
      this.#chairLine.tell('load', this.#held.load);
      if (number % tidyEvery === 0) void this.#held.tidy().catch(() => undefined);
      this.#beats(number + 1);
    });
  }

  async #awake({ lost, again }: Awakening): Promise<void> {
    const wereRead = this.services.hosts.leave([...lost, ...again]);
    try {
      if (lost.includes(chairLease)) await this.#seat.rise();
      await this.#held.awake({ lost, again: again.filter((match) => wereRead.has(match)) });
    } catch (error) {
      this.#parts.log.error({ err: error }, 'matches that were lost could not be let go of');
    }
  }

  #commons(): FarCommons {
    const { people, time } = this.services;
    const { store, games, bots, config } = this.#parts;
    const own = { store, games, bots, people, time, events: this.#around.events };
    return farCommons(this.#chairLine, own, config.mail !== null);
  }

  #figures(): void {
    const { registry } = this.services.metrics;
    const held = (): number => this.#held.load;
    const hasChair = (): number => (this.hasChair ? 1 : 0);
    levelFigure(registry, 'bridgefront_held_matches', 'Matches of which this server has the lease.', held);
    levelFigure(registry, 'bridgefront_chair', 'Whether this server has the chair of the cluster.', hasChair);
  }

  // Who was not heard of for too long sends people elsewhere until it is.
  async #ready(): Promise<number | WireRefusal> {
    if (!this.#membership.isSure) return broughtBack;
    await this.services.ready();
    return this.services.unreadable.size;
  }

  front(admin: Omit<AdminParts, 'by'>): Front {
    const { services } = this;
    const { log, people, time, metrics } = services;
    const commons = this.#commons();
    const isStopping = (): boolean => services.stopping;
    return {
      log,
      time,
      people,
      store: commons.store,
      handlers: { ...commonHandlers(commons, admin), ...this.#tables.handlers() },
      calls: commons.callDoor,
      opened: services.opened,
      get stopping() {
        return isStopping();
      },
      ready: () => this.#ready(),
      lost: () => this.#parts.store.lost(),
      copied: () => this.#parts.store.copied(),
      figures: async () => ({
        type: metrics.registry.contentType,
        text: await metrics.registry.metrics(),
      }),
      failed: () => metrics.refusals.inc({ code: 'failed' }),
      connected: (socket, line, newcomer) => this.#lines.open(socket, line, newcomer),
    };
  }

  /** What who runs the cluster does. */
  adminDoor(): AdminParts['door'] {
    const { people } = this.#around;
    return {
      ...this.#tables.door(),
      tournaments: this.#commons().tournaments,
      muted: (identity, until) => this.#chairLine.tell('mute', identity, until),
      gone: (identity, tokens) => people.end([identity, ...tokens]),
    };
  }

  get hasBegun(): boolean {
    return this.#around.hasBegun;
  }

  get hasChair(): boolean {
    return this.#seat.isTaken;
  }

  /** Hands over all it has, a few matches at a time: whoever looks on comes again elsewhere. */
  async drain(): Promise<void> {
    this.#placement.leaving = true;
    this.#beat();
    this.#chairLine.tell('leaving');
    await this.#seat.giveUp();
    await this.#held.giveAll();
  }

  /** Goes for good. */
  async leave(): Promise<void> {
    const { log } = this.#parts;
    // What is not given back is taken by others a little later.
    await this.#membership
      .leave()
      .catch((error: unknown) => log.warn({ err: error }, 'the database was not told that this server goes'));
    this.#peers.close();
    await this.#parts.bus.close();
    await this.#parts.store.close();
  }
}

/**
 * A server that comes to the cluster at its database and its bus.
 * @throws StartLater when a server plays alone at the database
 */
export async function clusterServer(parts: ClusterParts, log: Logger): Promise<Inside<ClusterRunning>> {
  const { store, bus, pace } = parts;
  // One for all that this server notes and reckons, its chair and its leases too.
  const time = new LaterTime(parts.time);
  // Nobody knows the address before this server has entered.
  const known: { server: ClusterServer | null } = { server: null };
  const serve = (peer: Peer): ServerProcedures => {
    if (known.server === null) throw new Error('The server has not entered yet.');
    return known.server.procedures(peer);
  };
  const peers = await Peers.open(bus, { time: pace, log, serve });
  const membership = await Membership.enter({
    leases: store,
    name: peers.address,
    takes: parts.config.role !== 'web',
    log,
    now: () => time.now(),
    said: () => (known.server?.hasBegun === true ? time.now() : null),
    pace,
    patience: startPatience,
  });
  const server = new ClusterServer({ ...parts, time }, peers, membership);
  known.server = server;
  const { services } = server;
  const thinkers = new Thinkers(bus, peers, parts.rulesOfNow);
  parts.pool.elsewhere = thinkers.think;
  const admin = {
    store,
    time: services.time,
    standIn: parts.standIn,
    rulesOfNow: parts.rulesOfNow,
    door: server.adminDoor(),
  };
  return {
    front: server.front(admin),
    studies: (own) => thinkers.studies(own),
    leave: () => void (services.stopping = true),
    start: () => server.start(),
    end: () => server.drain(),
    async stop() {
      await services.stop();
      await server.leave();
    },
    async giveUp() {
      await services.giveUp();
      await server.leave();
    },
    server: (common) => ({
      ...common,
      services,
      warmUp: () => services.warmUp(),
      get hasChair() {
        return server.hasChair;
      },
    }),
    carryOut: (wish) => carryOut(admin, log, wish),
  };
}
