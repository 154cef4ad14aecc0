// Everything that runs, put together: storage, tables, matches in memory, people, archive, figures.

import type { AnyGame, Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { ChatLine, Hint, WireRefusal } from '@bridgefront/protocol';
import type { Logger } from 'pino';
import { Archive } from './archive.ts';
import { Hosts } from './hosts.ts';
import { Chat } from './chat.ts';
import type { ChatDoor } from './chat.ts';
import { Limits } from './limits.ts';
import type { Changed } from './lobby.ts';
import { Answers } from './match/answers.ts';
import { MatchHost } from './match/host.ts';
import type { Act, Answer } from './match/host.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { People } from './people.ts';
import { Pulse } from './pulse.ts';
import { Rooms } from './rooms.ts';
import type { Identity, Outage, Store, StoredMatch } from './store/store.ts';
import { Writer } from './store/writer.ts';
import { Tables } from './tables.ts';
import { botPool } from './thinking/pool.ts';
import type { BotPool } from './thinking/pool.ts';
import { LaterTime } from './time.ts';
import type { Time } from './time.ts';
import { Visitors, whomOf } from './visitors.ts';
import type { BotCaps } from './visitors.ts';

/** What the hall is built from. */
export interface HallParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: readonly { readonly name: string; readonly summary: string; readonly strong?: boolean }[];
  /** The bot that plays for absent people. */
  readonly standIn: string;
  readonly worker: URL;
  readonly threads: number;
  readonly time: Time;
  readonly log: Logger;
  readonly snapshotEvery: number;
  readonly idleAfter: number;
  readonly botCaps: BotCaps;
  readonly answerBeat: number;
  readonly windowBeat: number;
  /** Whole views that a person's seats, and the onlookers of a network, may ask for, short ones. */
  readonly wholesPerSecond: number;
}

const endAgainAfter = 1000;
const recordingPatience = 4000; // At the stop; what is not made then is made at the next start.

/** The running server without its doors. */
export class Hall {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: HallParts['bots'];
  readonly botNames: ReadonlySet<string>;
  readonly standIn: string;
  readonly time: LaterTime;
  readonly log: Logger;
  readonly people: People;
  readonly rooms = new Rooms();
  readonly hosts: Hosts;
  readonly tables: Tables;
  readonly archive: Archive;
  readonly visitors: Visitors;
  readonly metrics: Metrics;
  readonly pulse: Pulse;
  /** Running matches that could not be read at the start; the log says why. */
  readonly unreadable = new Set<string>();
  /** Live connections now. */
  connections = 0;
  stopping = false;
  readonly #chat: Chat;
  /** What readers may ask of whole views. */
  readonly wholes: Limits;
  readonly #hints: Limits;
  readonly #writer: Writer;
  readonly #pool: BotPool;
  readonly #background = new Set<Promise<unknown>>();
  readonly #said = new Answers<ChatLine | WireRefusal>();
  readonly #leaving = Promise.withResolvers<void>();
  readonly #opened = Promise.withResolvers<void>();

  constructor(parts: HallParts) {
    const { store, games, log } = parts;
    const time = new LaterTime(parts.time);
    this.store = store;
    this.games = games;
    this.bots = parts.bots;
    this.botNames = new Set(parts.bots.map((bot) => bot.name));
    this.standIn = parts.standIn;
    this.time = time;
    this.log = log;
    const outages: Outage[] = [];
    const strong = new Set(parts.bots.flatMap((bot) => (bot.strong === true ? [bot.name] : [])));
    this.visitors = new Visitors(parts.botCaps, strong);
    this.#pool = botPool(parts.worker, parts.threads, (bot) => strong.has(bot));
    this.metrics = createMetrics({
      connections: () => this.connections,
      matches: () => this.hosts.size,
      thinking: () => this.#pool.waiting,
    });
    const { metrics } = this;
    this.#writer = new Writer(store, ({ seals, seconds }) => {
      if (seals === 0) return;
      metrics.commitSeals.observe(seals);
      metrics.commitSeconds.observe(seconds);
    });
    this.people = new People(store, time);
    this.#hints = new Limits(time, 0.5, 6);
    this.wholes = new Limits(time, parts.wholesPerSecond, parts.wholesPerSecond * 10);
    const shared = { store, games, time, log, outages };
    this.hosts = new Hosts({
      ...shared,
      writer: this.#writer,
      pool: this.#pool,
      snapshotEvery: parts.snapshotEvery,
      idleAfter: parts.idleAfter,
      answerBeat: parts.answerBeat,
      windowBeat: parts.windowBeat,
      over: (host) => this.#over(host),
      lapsed: (host) => this.#keep(this.tables.lapse(host)),
      moved: ({ stored }) => this.#keep(this.tables.note(stored)),
      acted: (act, answer, sealed, seconds) => this.#acted(act, answer, sealed, seconds),
      fair: () => this.pulse.fair(),
      thought: (seconds) => metrics.thinkSeconds.observe(seconds),
    });
    const { hosts, rooms, visitors } = this;
    const over = (match: StoredMatch): void => this.#recordEnded(match);
    this.tables = new Tables({ store, games, bots: this.botNames, hosts, rooms, visitors, time, log, over });
    this.#chat = new Chat({ store, tables: this.tables, rooms, time });
    this.archive = new Archive({
      store,
      games,
      pool: this.#pool,
      log,
      live: (id, choices) => hosts.loaded(id)?.recording(choices) ?? null,
    });
    this.pulse = new Pulse({ store, hosts, time, log, outages });
  }

  /** Reads what was left behind, starts the heartbeat, and brings running matches back one by one. */
  async start(): Promise<void> {
    await this.pulse.start();
    await this.tables.countAll();
    this.#opened.resolve();
    this.#keep(this.#resumeAll());
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
    const live = await this.store.liveMatches();
    if (live.length > 0) this.log.info({ matches: live.length }, 'resuming running matches');
    for (const id of live) {
      if (this.stopping) return;
      await this.hosts.get(id).catch((error: unknown) => {
        this.unreadable.add(id);
        this.log.error({ match: id, err: error }, 'running match cannot be read, the others go on');
      });
    }
    await this.archive.catchUp(() => this.stopping);
  }

  #keep(work: Promise<unknown>): void {
    const kept = work.catch((error: unknown) => {
      // Recordings still in the queue are made at the next start.
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
        this.log.error({ match: host.stored.id, err: error }, 'the end of a match could not be stored yet');
        const wait = new Promise<void>((resolve) => void this.time.after(endAgainAfter, resolve));
        await Promise.race([wait, this.#leaving.promise]);
      }
    }
  }

  #over(host: MatchHost): void {
    this.#keep(this.#end(host));
  }

  #recordEnded(match: StoredMatch): void {
    if (!this.stopping) this.#keep(this.archive.keepRecording(match));
  }

  /** A person's or program's act in a seat of its own. */
  async act(match: string, identity: Identity, wish: Omit<Act, 'by'>): Promise<Answer> {
    const host = this.hosts.loaded(match) ?? (await this.hosts.get(match));
    if (!(host instanceof MatchHost)) return { refused: host };
    const seat = host.stored.seats[wish.seat];
    if (seat?.identity == null || seat.identity !== identity.id)
      return { refused: refuse('not-yours', `Seat ${wish.seat} is not yours.`) };
    if (seat.standIn !== null)
      return { refused: refuse('not-yours', 'A bot plays for you; come back to the table first.') };
    return host.act({ ...wish, by: 'seat' });
  }

  /** Advice for a person's own seat, where nobody else could mind: all others are bots. */
  async hint(match: string, identity: Identity, seat: Seat): Promise<Hint | WireRefusal> {
    const host = this.hosts.loaded(match) ?? (await this.hosts.get(match));
    if (!(host instanceof MatchHost)) return host;
    if (host.stored.seats[seat]?.identity !== identity.id)
      return refuse('not-yours', `Seat ${seat} is not yours.`);
    if (host.stored.seats.some(({ kind }, other) => kind === 'human' && other !== seat))
      return refuse('no-hints', 'Hints are given only where all other seats are played by bots.');
    const { play } = host;
    const { decision } = play.match;
    if (decision === null || !decision.seats.includes(seat))
      return refuse('not-asked', 'You have nothing to decide just now.');
    if (decision.sealed[seat]) return refuse('already-sealed', 'Your plan is sealed.');
    if (!this.#hints.take(identity.id)) return refuse('too-fast', 'Too many hints; wait a moment.');
    const question = play.question;
    return { decision: question, ...(await this.#pool.advise(whomOf(host.stored), play, seat)) };
  }

  /** A line of chat. A repeated message gets its first answer and is not said again. */
  say(
    match: string,
    identity: Identity,
    line: { readonly text: string; readonly message: string | null } & ChatDoor,
  ): Promise<ChatLine | WireRefusal> {
    const { message } = line;
    const key = message === null ? null : `${match} ${identity.id} ${message}`;
    const known = key === null ? undefined : this.#said.find(key, line.text);
    if (known === 'other')
      return Promise.resolve(
        refuse('bad-message', 'This message id was used for another line: take a new one.'),
      );
    if (known !== undefined) return known;
    const saying = this.#chat.say(match, identity, line);
    if (key === null) return saying;
    this.#said.keep(key, line.text, saying);
    void saying.then(
      (said) => void ('code' in said && this.#said.forget(key)),
      () => this.#said.forget(key),
    );
    return saying;
  }

  /** The last lines of a table, for who may read them. */
  heard(
    match: string,
    identity: Identity | null,
    door: ChatDoor,
  ): Promise<readonly ChatLine[] | WireRefusal> {
    return this.#chat.read(match, identity, door);
  }

  /** Takes no more choices, waits until all accepted ones are on the disk, and closes the storage. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.#leaving.resolve();
    this.tables.stop();
    await this.hosts.stop();
    await this.#writer.idle();
    const left = await this.archive.drain(recordingPatience);
    if (left > 0) this.log.info({ matches: left }, 'recordings left for the next start');
    await this.#pool.close();
    await Promise.all(this.#background);
    await this.pulse.stop();
    await this.store.close();
  }
}
