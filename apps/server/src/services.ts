// Application services of the tables that this server plays: matches in memory, chat, archive, figures.

import type { AnyGame } from '@bridgefront/kernel';
import type { Logger } from 'pino';
import { Archive } from './match/archive.ts';
import { Forks } from './lobby/forks.ts';
import type { Around, HeartbeatControl } from './around.ts';
import type { Offer } from './commons.ts';
import { Hosts } from './match/hosts.ts';
import { Chat } from './people/chat.ts';
import { MainThreadQueue } from './thinking/main-thread-queue.ts';
import { Limits } from './limits/limits.ts';
import type { Changed } from './lobby/changed.ts';
import type { Act, Answer } from '@bridgefront/hosting';
import type { MatchHost } from './match/match-events.ts';
import { Predictions } from './watching/predictions.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import type { People } from './people/people.ts';
import { Rulebook } from './bundles/rulebook.ts';
import { Subscriptions } from './match/subscriptions.ts';
import type { Store } from './store/store.ts';
import { Writer } from './store/writer.ts';
import { serverMachine } from './match/machine.ts';
import { signerFrom } from './signing.ts';
import type { Signer } from './signing.ts';
import { Seats } from './match/seats.ts';
import { Tables } from './lobby/tables.ts';
import type { BotPool } from './thinking/pool.ts';
import type { LaterTime } from './time.ts';

/** What the services are built from. */
export interface ServicesParts extends Offer {
  readonly around: Around;
  /** The bot that plays for absent people. */
  readonly standIn: string;
  readonly pool: BotPool;
  /** What the key for signatures is made from. */
  readonly signingKey: string;
  readonly snapshotEvery: number;
  readonly idleAfter: number;
  readonly answerBeat: number;
  readonly windowBeat: number;
  /** Whole views that a person's seats, and the onlookers of a network, may ask for, short ones. */
  readonly wholesPerSecond: number;
}

const endAgainAfter = 1000;

/** The application services: tables as they run, without doors and surroundings. */
export class Services {
  readonly around: Around;
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly botNames: ReadonlySet<string>;
  readonly standIn: string;
  readonly time: LaterTime;
  readonly log: Logger;
  readonly people: People;
  readonly inboxes: Around['events'];
  readonly subscriptions = new Subscriptions();
  readonly hosts: Hosts;
  readonly tables: Tables;
  readonly forks: Forks;
  readonly seats: Seats;
  readonly chat: Chat;
  readonly predictions: Predictions;
  readonly archive: Archive;
  readonly metrics: Metrics;
  readonly signer: Signer;
  readonly heartbeat: HeartbeatControl;
  /** Running matches that could not be read at the start; the log says why. */
  readonly unreadable = new Set<string>();
  /** Live connections now. */
  connections = 0;
  stopping = false;
  /** What readers may ask of whole views. */
  readonly wholes: Limits;
  /** Whose turn it is to be shown one. */
  readonly showing: MainThreadQueue;
  readonly #writer: Writer;
  readonly #pool: BotPool;
  readonly #background = new Set<Promise<unknown>>();
  readonly #leaving = Promise.withResolvers<void>();
  readonly #opened = Promise.withResolvers<void>();

  constructor(parts: ServicesParts) {
    const { around, games, log } = parts;
    const { store, time, people, events: inboxes, visitors, turns, limits, shard, outages } = around;
    this.around = around;
    this.store = store;
    this.games = games;
    this.botNames = new Set(parts.bots.map((bot) => bot.name));
    this.standIn = parts.standIn;
    this.time = time;
    this.log = log;
    this.signer = signerFrom(parts.signingKey);
    this.people = people;
    this.inboxes = inboxes;
    this.#pool = parts.pool;
    this.metrics = createMetrics({
      connections: () => this.connections,
      matches: () => this.hosts.size,
      thinking: () => this.#pool.waiting,
    });
    const { metrics } = this;
    this.#writer = new Writer(store, time, ({ seals, seconds }) => {
      if (seals === 0) return;
      metrics.commitSeals.observe(seals);
      metrics.commitSeconds.observe(seconds);
    });
    this.showing = new MainThreadQueue(time);
    this.wholes = new Limits(time, parts.wholesPerSecond, parts.wholesPerSecond * 10);
    const rulebook = new Rulebook({ store, games, log });
    const shared = { store, rulebook, time, log, outages, shard };
    const { signer } = this;
    this.hosts = new Hosts({
      ...shared,
      machine: serverMachine(signer),
      writer: this.#writer,
      pool: this.#pool,
      snapshotEvery: parts.snapshotEvery,
      idleAfter: parts.idleAfter,
      beats: { answer: parts.answerBeat, window: parts.windowBeat },
      events: {
        over: (host) => this.#over(host),
        changed: (host) => void turns.note(host),
        late: ({ table }, seats) => this.#keep(this.tables.late(table.id, seats)),
        lapsed: (host) => this.#keep(this.tables.lapse(host)),
        moved: ({ table }) => this.#keep(this.tables.note(table)),
        acted: (act, answer, sealed, took) => this.#acted(act, answer, sealed, took / 1000),
        thought: (took) => metrics.thinkSeconds.observe(took / 1000),
      },
      fair: () => this.heartbeat.fair(),
    });
    const { hosts, subscriptions } = this;
    this.tables = new Tables({
      store,
      games,
      rulebook,
      bots: this.botNames,
      inboxes,
      challenges: around.challenges,
      turns,
      hosts,
      subscriptions,
      visitors,
      limits,
      shard,
      time,
      log,
    });
    this.chat = new Chat({ store, games, tables: this.tables, subscriptions, inboxes, limits, time });
    this.predictions = new Predictions({ store, games, hosts, time });
    this.seats = new Seats({ hosts, pool: this.#pool, limits });
    this.archive = new Archive({
      store,
      rulebook,
      signer,
      pool: this.#pool,
      log,
    });
    const { tables, archive } = this;
    this.forks = new Forks({
      rulebook,
      bots: this.botNames,
      tables,
      archive,
      time,
    });
    this.heartbeat = around.heartbeat(hosts);
  }

  /** Starts the heartbeat, and brings running matches back one by one. `first`: what has to be done when time is known. */
  async start(first: () => Promise<void> = async () => undefined): Promise<void> {
    await this.heartbeat.start();
    await first();
    await this.tables.openLonger(this.signer);
    await this.chat.start();
    await this.heartbeat.opened();
    this.#opened.resolve();
    this.#keep(this.#resumeAll());
  }

  /** Starts the thread of quick bots before somebody waits for it. */
  warmUp(): void {
    this.#keep(this.#pool.warmUp(this.games.keys(), this.standIn));
  }

  /** Plans of bots that are being thought about. */
  get thinking(): number {
    return this.#pool.busy;
  }

  /** Throws when a choice made now could not be stored. */
  async ready(): Promise<void> {
    if (this.#writer.failing) throw new Error('The last choices could not be stored.');
    await this.store.check();
  }

  /** Resolves when outages are known and the heart beats: nothing may be answered before. */
  get opened(): Promise<void> {
    return this.#opened.promise;
  }

  /** Closes what was never started, and writes nothing. */
  async giveUp(): Promise<void> {
    this.stopping = true;
    await this.#pool.close();
    await this.store.close();
  }

  async #resumeAll(): Promise<void> {
    const live = (await this.store.liveMatches()).filter((id) => this.around.shard.owns(id));
    if (live.length > 0) this.log.info({ matches: live.length }, 'resuming running matches');
    for (const id of live) {
      if (this.stopping) return;
      await this.hosts.get(id).catch((error: unknown) => {
        this.unreadable.add(id);
        this.log.error({ match: id, err: error }, 'running match cannot be read, the others go on');
      });
    }
  }

  /** Plays on what nobody has looked after for a while. */
  async adopt(id: string): Promise<void> {
    const match = await this.store.match(id);
    if (match?.status === 'live') await this.hosts.get(id);
    if (match?.opening != null) await this.tables.openAgain(id, this.signer);
  }

  /** The match is played elsewhere from now on: whoever looks on comes again. */
  async letGo(id: string): Promise<void> {
    // At once, as what they say goes elsewhere already; whoever came while it was still being loaded here, after that.
    this.tables.letGo(id);
    await this.hosts.letGo(id, false);
    this.archive.forget({ id });
    this.tables.letGo(id);
  }

  #keep(work: Promise<unknown>): void {
    const kept = work.catch((error: unknown) => {
      if (this.stopping) this.log.debug({ err: error }, 'background work left undone');
      else this.log.error({ err: error }, 'background work failed');
    });
    this.#background.add(kept);
    void kept.finally(() => this.#background.delete(kept));
  }

  #acted({ by }: Act, answer: Answer, sealed: boolean, seconds: number): void {
    if ('refused' in answer) {
      this.metrics.refusals.inc({ code: answer.refused.code });
      return;
    }
    if (!sealed) return;
    this.metrics.seals.inc({ by });
    if (by === 'seat') this.metrics.sealSeconds.observe(seconds);
  }

  // A disk that is full just now must not leave a match running for ever.
  async #end(host: MatchHost): Promise<Changed> {
    for (;;) {
      try {
        return await this.tables.over(host);
      } catch (error) {
        if (this.stopping) throw error;
        this.log.error({ match: host.table.id, err: error }, 'the end of a match could not be stored yet');
        const wait = new Promise<void>((resolve) => void this.time.after(endAgainAfter, resolve));
        await Promise.race([wait, this.#leaving.promise]);
      }
    }
  }

  #over(host: MatchHost): void {
    this.#keep(this.#end(host));
  }

  /** Takes no more choices, waits until all accepted ones are on the disk, and closes the storage. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.#leaving.resolve();
    this.tables.stop();
    await this.hosts.stop();
    await this.#writer.idle();
    await this.#pool.close();
    await Promise.all(this.#background);
    await this.heartbeat.stop();
    await this.store.close();
  }
}
