// Matches in memory: loading, forgetting, clocks, bots, snapshots.

import { fingerprint, onBeat } from '@bridgefront/kernel';
import type { AnyGame, Report, Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import type { Logger } from 'pino';
import { seal } from './cache.ts';
import { playerOf } from './host-facts.ts';
import { MatchHost } from './host.ts';
import type { HostParts } from './host.ts';
import type { MatchEvents } from './match-events.ts';
import type { Answer } from './act.ts';
import { LoadError, loadPlay, loadReports } from './load.ts';
import { completesPlans, defaultChoice, savePlay } from './play.ts';
import { answeredBeforehand, inWindow, withoutLapsed } from './standing.ts';
import type { Reader } from './stream.ts';
import type { Outage, Store, StoredMatch } from '../store/store.ts';
import type { Writer } from '../store/writer.ts';
import type { Share } from '../around.ts';
import type { BotPool } from '../thinking/pool.ts';
import type { Time } from '../time.ts';
import { whomOf } from '../people/visitors.ts';

/** What the matches in memory are built from. */
export interface HostsParts {
  readonly store: Store;
  readonly writer: Writer;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly pool: BotPool;
  readonly time: Time;
  readonly log: Logger;
  readonly outages: Outage[];
  readonly snapshotEvery: number;
  readonly idleAfter: number;
  /** Bots' answers leave at multiples of so many milliseconds after the question; 0: at once. */
  readonly answerBeat: number;
  /** The same for windows, where people's answers leave on it too. */
  readonly windowBeat: number;
  readonly events: MatchEvents;
  readonly share: Share;
  /** False when the server overslept: then nobody's time is up yet. */
  fair(): boolean;
}

const retryAfter = 500;
const savedTogether = 32;

// Readers whose match is being loaded again, with the reports they have been told.
type Orphans = readonly { readonly viewer: Seat | null; readonly reader: Reader; readonly told: number }[];

/** All matches in memory. */
export class Hosts {
  readonly #parts: HostsParts;
  readonly #hostParts: HostParts;
  readonly #hosts = new Map<string, Promise<MatchHost | WireRefusal>>();
  readonly #loaded = new Map<string, MatchHost>();
  readonly #timers = new Map<string, () => void>();
  readonly #thinking = new Set<string>();
  readonly #answering = new Set<string>();
  readonly #snapshots = new Map<string, number>();
  readonly #orphans = new Map<string, Orphans>();
  #stopped = false;

  constructor(parts: HostsParts) {
    this.#parts = parts;
    const { store, writer, time, outages, events } = parts;
    this.#hostParts = {
      writer,
      recordings: store,
      time,
      outages,
      events: {
        changed: (host, planned) => this.#changed(host, planned),
        broken: (host, problem) => void this.#reload(host, problem),
        acted: (act, answer, sealed, seconds) => events.acted(act, answer, sealed, seconds),
      },
      history: (host, until) => this.#history(host, until),
      beat: (host, seat) => this.#beat(host, seat),
    };
  }

  /** Matches in memory now. */
  get size(): number {
    return this.#loaded.size;
  }

  /** The match if it is in memory. */
  loaded(id: string): MatchHost | undefined {
    return this.#loaded.get(id);
  }

  /** The match, loaded if need be; a refusal when it has not started or cannot be continued. */
  async get(id: string): Promise<MatchHost | WireRefusal> {
    if (this.#stopped) return refuse('shutting-down', 'The server is restarting; try again in a moment.');
    const known = this.#hosts.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#hosts.set(id, loading);
    const host = await loading.catch((error: unknown) => {
      this.#hosts.delete(id);
      throw error;
    });
    if (!(host instanceof MatchHost)) this.#hosts.delete(id);
    return host;
  }

  /** Does something with a match; if it leaves the memory meanwhile (null), again with the one loaded anew. */
  async on<T>(id: string, use: (host: MatchHost) => Promise<T | null>): Promise<T | WireRefusal> {
    for (;;) {
      const host = await this.get(id);
      if (!(host instanceof MatchHost)) return host;
      const done = await use(host);
      if (done !== null) return done;
    }
  }

  /** Lets somebody read a match; see the host's `subscribe`. Null, or why not. */
  async subscribe(
    id: string,
    viewer: Seat | null,
    reader: Reader,
    from: { stream: string; number: number } | null,
    told: number | null,
  ): Promise<WireRefusal | null> {
    const begin = async (host: MatchHost) => (await host.subscribe(viewer, reader, from, told)) || null;
    const done = await this.on(id, begin);
    return done === true ? null : done;
  }

  async #load(id: string): Promise<MatchHost | WireRefusal> {
    const { store, games, outages, log } = this.#parts;
    const stored = await store.match(id);
    if (stored === null) return refuse('not-found', 'There is no such match.');
    if (stored.startedAt === null) return refuse('not-live', 'The match has not started yet.');
    const game = games.get(stored.game);
    if (game === undefined)
      return refuse('rules-changed', `This server does not run ${stored.game} any more.`);
    try {
      const loaded = await loadPlay(store, game, stored, outages, log);
      if (loaded.moved && stored.status === 'live')
        log.warn(
          { match: id, started: stored.rules, now: fingerprint(game) },
          'match continues under newer rules',
        );
      const goesOn = loaded.moved && stored.status === 'live';
      const table = goesOn ? { ...stored, continuedUnder: fingerprint(game) } : stored;
      const host = await this.#open(new MatchHost(table, loaded, this.#hostParts));
      if (table.continuedUnder !== stored.continuedUnder)
        queueMicrotask(() => this.#parts.events.moved(host));
      return host;
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      log.error({ match: id, err: error }, 'match cannot be continued');
      return refuse(
        'rules-changed',
        'The rules have changed since, and this match cannot be continued under them.',
      );
    }
  }

  async #open(host: MatchHost): Promise<MatchHost> {
    const orphans = this.#orphans.get(host.stored.id) ?? [];
    this.#orphans.delete(host.stored.id);
    // Nobody can act yet: what a choice leads to is shown before it is acknowledged, here too.
    for (const { viewer, reader, told } of orphans) await host.subscribe(viewer, reader, null, told);
    this.#loaded.set(host.stored.id, host);
    this.#snapshots.set(host.stored.id, host.play.number);
    // Not before the caller has its hands on it.
    queueMicrotask(() => this.#changed(host));
    return host;
  }

  async #history({ stored }: MatchHost, until: number): Promise<readonly Report[]> {
    const { store, games, log } = this.#parts;
    const game = games.get(stored.game);
    if (game === undefined) return [];
    return loadReports(store, game, stored, until).catch((error: unknown) => {
      log.warn({ match: stored.id, err: error }, 'earlier reports cannot be told again');
      return [];
    });
  }

  #changed(host: MatchHost, planned: boolean = false): void {
    if (host.closed) return;
    if (!planned) this.#attend(host);
    const since = host.play.number - (this.#snapshots.get(host.stored.id) ?? 0);
    if (host.over && host.stored.status === 'live') void this.#end(host);
    else if (since >= this.#parts.snapshotEvery) void this.#save(host);
  }

  #attend(host: MatchHost): void {
    this.#parts.events.changed(host);
    this.#setClock(host);
    for (const seat of host.botsAsked) void this.#think(host, seat);
    for (const { seat } of answeredBeforehand(host.play, host.stored)) void this.#answerFor(host, seat);
    if (withoutLapsed(host.play, host.stored) !== host.stored) this.#parts.events.lapsed(host);
  }

  async #end(host: MatchHost): Promise<void> {
    await host.settled();
    if (!host.closed) this.#parts.events.over(host);
  }

  #setClock(host: MatchHost): void {
    const { id } = host.stored;
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    const due = host.stored.status === 'live' ? host.nextDue : null;
    if (due === null || this.#stopped) return;
    const { time } = this.#parts;
    const cancel = time.after(due - time.now(), () => this.#timeUp(host));
    this.#timers.set(id, cancel);
  }

  // Whoever is late loses the half-made plan (S-104), unless its game completes it (FF-80); then the default choice is
  // made until a plan is complete.
  #timeUp(host: MatchHost): void {
    if (host.closed || !this.#parts.fair()) return;
    const { time } = this.#parts;
    const question = host.play.question;
    const isLate = (seat: Seat): boolean => {
      const due = host.play.question === question ? host.due(seat) : null;
      return due !== null && due <= time.now();
    };
    for (const seat of host.play.match.decision?.seats ?? []) {
      if (isLate(seat) && !completesPlans(host.play)) this.#takeBack(host, seat, 'clock');
      while (isLate(seat)) {
        const { number } = host.play;
        void this.#actFor(host, seat, defaultChoice(host.play, seat), 'clock');
        if (host.play.number === number) break;
      }
    }
    this.#setClock(host);
  }

  // A half-made plan is nobody's will: what it would need next may cost its owner dearly.
  #takeBack(host: MatchHost, seat: Seat, by: 'clock' | 'bot'): void {
    while ((host.play.match.decision?.plans[seat].length ?? 0) > 0) {
      const { number } = host.play;
      const at = host.reference(seat);
      void host.act({ kind: 'take-back', seat, choice: '', at, by, message: null });
      if (host.play.number === number) return;
    }
  }

  #actFor(host: MatchHost, seat: Seat, choice: string, by: 'clock' | 'bot'): Promise<Answer> {
    return host.act({ kind: 'choose', seat, choice, at: host.reference(seat), by, message: null });
  }

  // A bot that had nothing to weigh would answer sooner than one that had: others would learn from when, not what.
  // It is still in time, if the seat's time runs out before the beat.
  async #beat(host: MatchHost, seat: Seat): Promise<void> {
    const { answerBeat, windowBeat, time } = this.#parts;
    const beat = inWindow(host.play) ? windowBeat : answerBeat;
    if (beat === 0) return;
    const leaves = onBeat(host.play.clock.asked, time.now(), beat);
    const wait = Math.min(leaves, (host.due(seat) ?? leaves + 1) - 1) - time.now();
    await new Promise<void>((resolve) => void time.after(wait, resolve));
  }

  // What a seat said beforehand is made on the first beat, as if it had just passed.
  async #answerFor(host: MatchHost, seat: Seat): Promise<void> {
    const { question } = host.play;
    const key = `${host.stored.id} ${seat} ${question}`;
    if (this.#answering.has(key)) return;
    this.#answering.add(key);
    await this.#beat(host, seat);
    this.#answering.delete(key);
    if (host.closed || this.#stopped || host.play.question !== question) return;
    const plan =
      answeredBeforehand(host.play, host.stored).find((answer) => answer.seat === seat)?.plan ?? [];
    for (const choice of plan) await this.#actFor(host, seat, choice, 'clock');
  }

  async #think(host: MatchHost, seat: Seat): Promise<void> {
    const key = `${host.stored.id} ${seat}`;
    const bot = playerOf(host.stored, seat);
    if (bot === null || this.#thinking.has(key)) return;
    this.#thinking.add(key);
    const { question } = host.play;
    const began = performance.now();
    const stillAsked = (): boolean =>
      !host.closed && !this.#stopped && host.play.question === question && host.botsAsked.includes(seat);
    try {
      const choices = await this.#parts.pool.think(whomOf(host.stored), host.play, seat, bot, !host.attended);
      this.#parts.events.thought((performance.now() - began) / 1000);
      await this.#beat(host, seat);
      for (const choice of choices) {
        if (!stillAsked()) break;
        const answer = await this.#actFor(host, seat, choice, 'bot');
        if ('refused' in answer) throw new Error(answer.refused.message);
      }
    } catch (error) {
      this.#parts.log.error(
        { match: host.stored.id, seat, bot, err: error },
        'bot failed, default choice made',
      );
      if (stillAsked()) {
        this.#takeBack(host, seat, 'bot');
        await this.#actFor(host, seat, defaultChoice(host.play, seat), 'bot');
      }
    } finally {
      this.#thinking.delete(key);
    }
    if (!host.closed && host.botsAsked.includes(seat) && !this.#stopped) void this.#think(host, seat);
  }

  async #save(host: MatchHost): Promise<void> {
    const { id, clock } = host.stored;
    const { number } = host.play;
    this.#snapshots.set(id, number);
    const { store, games, log } = this.#parts;
    const game = games.get(host.stored.game);
    if (game === undefined) return;
    const wakeAt = clock.kind === 'none' || host.stored.status !== 'live' ? null : host.nextDue;
    const body = savePlay(host.play, fingerprint(game));
    await host.settled();
    if (host.closed) return;
    await store
      .saveSnapshot({ match: id, number, body: seal(id, number, body), wakeAt })
      .catch((error: unknown) => log.warn({ match: id, err: error }, 'snapshot not written'));
  }

  // The disk refused: what is in memory is ahead of the log and must go.
  async #reload(host: MatchHost, problem: string): Promise<void> {
    const { id } = host.stored;
    this.#parts.log.error({ match: id, problem }, 'choice not stored, match loaded again');
    this.#orphans.set(id, host.readers());
    this.#forget(host);
    for (let loaded = false; !loaded && !this.#stopped;) {
      // A full disk does not become better by asking again at once.
      await new Promise<void>((resolve) => void this.#parts.time.after(retryAfter, resolve));
      loaded = await this.get(id).then(
        () => true,
        (error: unknown) => {
          this.#parts.log.error({ match: id, err: error }, 'match could not be loaded again');
          return false;
        },
      );
    }
  }

  #forget(host: MatchHost): void {
    const { id } = host.stored;
    host.closed = true;
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    this.#hosts.delete(id);
    this.#loaded.delete(id);
    this.#snapshots.delete(id);
  }

  /** Writes a snapshot of every match that nobody has touched for a while, and lets go of it. */
  async forgetIdle(): Promise<void> {
    const { time, idleAfter } = this.#parts;
    const free = (host: MatchHost): boolean =>
      !host.closed && host.idle && host.botsAsked.length === 0 && time.now() - host.touched >= idleAfter;
    const leaving = [...this.#loaded.values()].filter(free);
    // Together, so that they share their waits for the disk; not all, so that others get in between.
    while (leaving.length > 0) {
      const some = leaving.splice(0, savedTogether);
      await Promise.all(some.filter(free).map((host) => this.#save(host)));
      for (const host of some) if (free(host)) this.#forget(host);
    }
  }

  /** Loads matches whose deadlines fall due while they are not in memory. */
  async wakeDue(): Promise<void> {
    const { store, time, share } = this.#parts;
    for (const id of await store.due(time.now())) {
      if (this.#loaded.has(id) || !share.owns(id)) continue;
      await this.get(id).catch((error: unknown) =>
        this.#parts.log.error({ match: id, err: error }, 'match could not be loaded'),
      );
    }
  }

  /** Deadlines were moved: all clocks are set anew. */
  resetClocks(): void {
    for (const host of this.#loaded.values()) this.#setClock(host);
  }

  /** Takes no more work, waits for what was accepted, and writes all snapshots. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const cancel of this.#timers.values()) cancel();
    for (const host of this.#loaded.values()) {
      await host.settled();
      await this.#save(host);
      this.#forget(host);
    }
  }

  /** Adopts what was changed around a match in memory. */
  async update(stored: StoredMatch): Promise<void> {
    const host = await this.#hosts.get(stored.id)?.catch(() => null);
    if (host instanceof MatchHost) await host.update(stored);
  }
}
