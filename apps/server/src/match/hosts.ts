// Matches in memory: loaded when somebody needs them, loaded anew when the disk refused, forgotten when nobody does.

import { HostedMatch, LoadError, loadPlay } from '@bridgefront/hosting';
import type { Ports, Reader, Source } from '@bridgefront/hosting';
import { fingerprint } from '@bridgefront/kernel';
import type { AnyGame, Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import type { Logger } from 'pino';
import type { Shard } from '../around.ts';
import { broughtBack } from '../lobby/changed.ts';
import { whomOf } from '../people/visitors.ts';
import type { Rulebook } from '../bundles/rulebook.ts';
import type { Outage, Store, StoredMatch } from '../store/store.ts';
import type { Writer } from '../store/writer.ts';
import type { BotPool } from '../thinking/pool.ts';
import { pause } from '../time.ts';
import { partOfTrace } from '../tracing.ts';
import type { Time } from '../time.ts';
import type { MatchEvents, MatchHost } from './match-events.ts';
import { addOutage, outagesOf } from './outages.ts';
import { Snapshots } from './snapshots.ts';

/** What the matches in memory are built from. */
export interface HostsParts extends Pick<Ports, 'time' | 'beats' | 'machine'> {
  readonly store: Store;
  readonly writer: Writer;
  readonly rulebook: Rulebook;
  readonly pool: BotPool;
  readonly time: Time;
  readonly log: Logger;
  readonly outages: Outage[];
  readonly snapshotEvery: number;
  readonly idleAfter: number;
  readonly events: MatchEvents;
  readonly shard: Shard;
  /** False when the server overslept: then nobody's time is up yet. */
  fair(): boolean;
}

const retryAfter = 500;
const savedTogether = 32;

/** All matches in memory. */
export class Hosts {
  readonly #parts: HostsParts;
  readonly #ports: Ports<StoredMatch>;
  readonly #source: Source;
  readonly #snapshots: Snapshots;
  readonly #hosts = new Map<string, Promise<MatchHost | WireRefusal>>();
  readonly #loaded = new Map<string, MatchHost>();
  /** Of matches that are being loaded again, those that were given up: what these still store they show, and their readers go on. */
  readonly #left = new Map<string, readonly MatchHost[]>();
  // Of matches in memory that have had some of their own, with those of the server among them.
  readonly #outages = new Map<string, Outage[]>();
  readonly #opening = new Set<MatchHost>();
  /** How often others may have played what is in memory. */
  #lapses = 0;
  #stopped = false;

  constructor(parts: HostsParts) {
    this.#parts = parts;
    const { store, log, outages } = parts;
    this.#snapshots = new Snapshots(store, log, parts.machine, parts.snapshotEvery);
    this.#ports = this.#portsOf(parts);
    this.#source = {
      log: this.#ports.log,
      machine: parts.machine,
      outages,
      cached: (game, table) => this.#snapshots.read(game, table),
      misfit: ({ id }, error) =>
        log.warn({ match: id, err: error }, 'snapshot does not fit, log played again'),
    };
  }

  #portsOf(parts: HostsParts): Ports<StoredMatch> {
    const { store, writer, pool, time, log, outages, beats, events } = parts;
    return {
      log: {
        append: (append) => partOfTrace('commit', () => writer.append(append)),
        events: (match, after) => store.events(match, after),
      },
      thinker: {
        think: ({ table, play, attended }, seat, bot) =>
          pool.think(whomOf(table), play, seat, bot, !attended),
      },
      outbox: {
        ...events,
        changed: (host, planned) => this.#changed(host, planned),
        broken: (host, problem) => void this.#reload(host, problem),
        failed: ({ table: { id } }, what, error) => log.error({ match: id, err: error }, what),
      },
      machine: parts.machine,
      time,
      beats,
      outages,
      fair: () => parts.fair(),
      doubt: () => parts.shard.doubt(),
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

  /**
   * The match, loaded if need be; a refusal when it has not started or cannot be continued. One in memory can still be had
   * when the server stops: what was accepted goes on to be told.
   */
  async get(id: string): Promise<MatchHost | WireRefusal> {
    const there = this.#loaded.get(id);
    if (there !== undefined) return there;
    if (this.#stopped) return refuse('shutting-down', 'The server is restarting; try again in a moment.');
    const known = this.#hosts.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#hosts.set(id, loading);
    const nothing = (): void => {
      this.#hosts.delete(id);
      this.#outages.delete(id);
    };
    const host = await loading.catch((error: unknown) => {
      nothing();
      throw error;
    });
    if (!(host instanceof HostedMatch)) nothing();
    return host;
  }

  /** Does something with a match; if it leaves the memory meanwhile (null), again with the one loaded anew. */
  async on<T>(id: string, use: (host: MatchHost) => Promise<T | null>): Promise<T | WireRefusal> {
    for (;;) {
      const host = await this.get(id);
      if (!(host instanceof HostedMatch)) return host;
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
    const { store, rulebook, log, shard } = this.#parts;
    const stored = await store.match(id);
    if (stored === null) return refuse('not-found', 'There is no such match.');
    if (!(await shard.hold(id))) return broughtBack;
    if (stored.startedAt === null) return refuse('not-live', 'The match has not started yet.');
    const game = (await rulebook.of(stored)) ?? rulebook.today(stored.game);
    if (game === undefined)
      return refuse('rules-changed', `This server does not run ${stored.game} any more.`);
    try {
      return await this.#open(game, stored).catch((error: unknown) => this.#openBundled(stored, error));
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      log.error({ match: id, err: error }, 'match cannot be continued');
      return refuse(
        'rules-changed',
        'The rules have changed since, and this match cannot be continued under them.',
      );
    }
  }

  // Whoever changed rules without raising their version stops no match: the bundle has them as they were.
  async #openBundled(stored: StoredMatch, error: unknown): Promise<MatchHost | WireRefusal> {
    const game = error instanceof LoadError ? await this.#parts.rulebook.asBundled(stored) : null;
    if (game === null) throw error;
    this.#parts.log.error(
      { match: stored.id, rules: stored.rules, err: error },
      'these rules have changed without their fingerprint: the match goes on by their bundle',
    );
    return this.#open(game, stored);
  }

  async #open(game: AnyGame, stored: StoredMatch): Promise<MatchHost | WireRefusal> {
    const { events, log } = this.#parts;
    const { id } = stored;
    const lapses = this.#lapses;
    for (const left of this.#left.get(id) ?? []) await left.settled();
    const outages = await this.#readOutages(id);
    const loaded = await loadPlay({ ...this.#source, outages }, game, stored);
    const now = fingerprint(game);
    const moved = loaded.moved && stored.status === 'live';
    if (moved) log.warn({ match: id, started: stored.rules, now }, 'match continues under newer rules');
    const table = moved ? { ...stored, continuedUnder: now } : stored;
    const host: MatchHost = new HostedMatch(table, loaded, { ...this.#ports, outages });
    this.#snapshots.begin(host);
    if (this.#lapses !== lapses) host.close();
    this.#opening.add(host);
    await this.#takeReaders(host).finally(() => this.#opening.delete(host));
    // Others may have played it since it was read.
    if (host.closed) return this.#load(id);
    this.#loaded.set(id, host);
    // Not before the caller has its hands on it.
    queueMicrotask(() => this.#start(host));
    if (table.continuedUnder !== stored.continuedUnder) queueMicrotask(() => events.moved(host));
    return host;
  }

  // Nobody can act yet: what a choice leads to is shown before it is acknowledged, here too. Where that fails on the way, whoever
  // reads this one by then goes on from here.
  async #takeReaders(host: MatchHost): Promise<void> {
    const { id } = host.table;
    const all = this.#left.get(id) ?? [];
    if (all.length === 0) return;
    this.#left.set(id, [...all.filter(({ idle }) => !idle), host]);
    for (const left of all)
      for (const { viewer, reader, told } of left.readers()) {
        if (!(await host.subscribe(viewer, reader, null, told))) return;
        left.unsubscribe(viewer, reader);
      }
    this.#left.delete(id);
  }

  async #readOutages(id: string): Promise<readonly Outage[]> {
    const own = await this.#parts.store.matchOutages(id);
    if (own.length > 0) this.#outages.set(id, outagesOf(this.#parts.outages, own));
    return this.outagesOf(id);
  }

  /** When nobody could play the match. */
  outagesOf(id: string): readonly Outage[] {
    return this.#outages.get(id) ?? this.#parts.outages;
  }

  #start(host: MatchHost): void {
    host.start();
    if (this.#stopped) host.rest();
  }

  #changed(host: MatchHost, planned: boolean): void {
    if (!planned) this.#parts.events.changed(host);
    const ends = host.over && host.table.status === 'live';
    if (!ends && this.#snapshots.due(host)) void this.#snapshots.save(host);
  }

  // The disk refused: what is in memory is ahead of the log and must go.
  async #reload(host: MatchHost, problem: string): Promise<void> {
    const { id } = host.table;
    this.#parts.log.error({ match: id, problem }, 'choice not stored, match loaded again');
    this.#leave(host);
    // A full disk does not become better by asking again at once.
    await pause(this.#parts.time, retryAfter);
    await this.bringBack(id);
  }

  #leave(host: MatchHost): void {
    const { id } = host.table;
    this.#left.set(id, [...(this.#left.get(id) ?? []), host]);
    this.#forget(host);
  }

  /** Others may have played these: at once nobody is shown them any more. Those that were in memory. */
  leave(ids: readonly string[]): ReadonlySet<string> {
    this.#lapses++;
    for (const host of this.#opening) host.close();
    for (const id of ids) {
      const host = this.#loaded.get(id);
      if (host !== undefined) this.#leave(host);
    }
    return new Set(ids.filter((id) => this.#left.has(id)));
  }

  /** Goes on with a match that was left, from what is stored. */
  async bringBack(id: string): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.get(id);
        return;
      } catch (error) {
        this.#parts.log.error({ match: id, err: error }, 'match could not be loaded again');
        await pause(this.#parts.time, retryAfter);
      }
    }
  }

  #forget(host: MatchHost): void {
    const { id } = host.table;
    host.close();
    this.#hosts.delete(id);
    this.#loaded.delete(id);
    this.#outages.delete(id);
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
      await Promise.all(some.filter(free).map((host) => this.#snapshots.save(host)));
      for (const host of some) if (free(host)) this.#forget(host);
    }
  }

  /** Loads matches whose deadlines fall due while they are not in memory. */
  async wakeDue(): Promise<void> {
    const { store, time, shard } = this.#parts;
    for (const id of await store.due(time.now())) {
      if (this.#loaded.has(id) || !shard.owns(id)) continue;
      await this.get(id).catch((error: unknown) =>
        this.#parts.log.error({ match: id, err: error }, 'match could not be loaded'),
      );
    }
  }

  /** Deadlines were moved: all clocks are set anew. */
  resetClocks(fresh: readonly Outage[]): void {
    for (const own of this.#outages.values()) for (const outage of fresh) addOutage(own, outage);
    for (const host of this.#loaded.values()) host.resetClock();
  }

  /** The match is played elsewhere from now on; `settled`: once all that was accepted is stored. */
  async letGo(id: string, settled: boolean): Promise<void> {
    const host = await this.#hosts.get(id)?.catch(() => null);
    this.#left.delete(id);
    if (!(host instanceof HostedMatch) || host.closed) return;
    if (settled) {
      host.rest();
      await host.settled();
      await this.#snapshots.save(host);
    }
    this.#forget(host);
  }

  /** Takes no more work, waits for what was accepted, and writes all snapshots. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const host of this.#loaded.values()) host.rest();
    for (const host of this.#loaded.values()) {
      await host.settled();
      await this.#snapshots.save(host);
      this.#forget(host);
    }
  }

  /** Adopts what was changed around a match in memory. */
  async update(stored: StoredMatch): Promise<void> {
    const host = await this.#hosts.get(stored.id)?.catch(() => null);
    if (host instanceof HostedMatch) await host.update(stored);
  }
}
