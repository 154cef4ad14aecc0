// Calls: whoever is away from the table hears what waits there, by the ways they have chosen (ADR 62).

import type { AnyGame } from '@bridgefront/kernel';
import { callOccasions } from '@bridgefront/protocol';
import type { CallOccasion } from '@bridgefront/protocol';
import type { Logger } from 'pino';
import type { NewsFor } from '../events/table-news.ts';
import type { Turn } from '../events/turns.ts';
import type { CallSettings, StoredCall, StoredWay } from '../store/calls.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import { Deliveries } from './deliveries.ts';
import { callsFrom } from './occasions.ts';
import { Presence } from './presence.ts';
import { Senders } from './senders.ts';
import type { CallsConfig } from './senders.ts';

/** What calls need. */
export interface CallsParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly time: Time;
  readonly log: Logger;
  readonly config: CallsConfig;
  openTurns(match: string, identity: string): Promise<readonly Turn[] | null>;
  /** Somebody can be called from now on, or no longer: their news are wanted from wherever they happen. */
  wanted(identity: string, yes: boolean): void | Promise<void>;
}

const atOnce = 200;
const keptFor = 90 * 86_400_000; // Milliseconds in which a call that is over is known, so that it is not queued again.
const longestNap = 3_600_000;
const mostShown = 100;
const putOff = 30_000; // Milliseconds until what failed by our own fault is tried again.

/** Of chat nobody is told who did not say so. */
const usual: readonly CallOccasion[] = callOccasions.filter((occasion) => occasion !== 'chat');

/** All calls. */
export class Calls {
  readonly senders: Senders;
  readonly presence = new Presence();
  readonly deliveries: Deliveries;
  readonly #parts: CallsParts;
  readonly #called = new Set<string>();
  #wakeAt = Infinity;
  #cancel: () => void = () => undefined;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(parts: CallsParts) {
    this.#parts = parts;
    this.senders = new Senders(parts.config);
    const { store, games, time, log } = parts;
    this.deliveries = new Deliveries({
      store,
      games,
      time,
      log,
      presence: this.presence,
      senders: this.senders,
      openTurns: (match, identity) => parts.openTurns(match, identity),
      settingsOf: (identity) => this.settingsOf(identity),
      dropped: (way) => this.drop(way),
    });
  }

  /** Goes on with what was queued before; what was under way when the server was killed is not sent again. */
  async start(): Promise<void> {
    const { store, time } = this.#parts;
    await store.cutCalls(time.now());
    await store.dropCalls(time.now() - keptFor);
    for (const identity of await store.calledPeople()) this.#called.add(identity);
    this.#wake(0);
  }

  /** Somebody has just touched a visible page of a match. */
  here(identity: string, match: string): void {
    if (this.#called.has(identity)) this.presence.note(identity, match, this.#parts.time.now());
  }

  /** Everybody who can be called. */
  get called(): readonly string[] {
    return [...this.#called];
  }

  /** What somebody has said, or what counts until then. */
  async settingsOf(identity: string): Promise<CallSettings> {
    const said = await this.#parts.store.callSettings(identity);
    return said ?? { identity, occasions: usual, quiet: null, muted: [], feed: null };
  }

  /** Somebody's ways have changed. */
  async waysChanged(identity: string): Promise<void> {
    const has = (await this.#parts.store.waysOf(identity)).length > 0;
    if (has === this.#called.has(identity)) return;
    if (has) this.#called.add(identity);
    else this.#called.delete(identity);
    await this.#parts.wanted(identity, has);
    if (has) await this.#remind(identity);
  }

  async drop(way: StoredWay): Promise<void> {
    await this.#parts.store.dropWay(way.id);
    await this.waysChanged(way.identity);
  }

  // Who can be called only now may have a turn that is open already.
  async #remind(identity: string): Promise<void> {
    for (const turn of await this.openTurnsOf(identity))
      await this.#note({ identity, news: { type: 'turn', ...turn } });
  }

  /** All that waits for somebody in running matches. */
  async openTurnsOf(identity: string): Promise<readonly Turn[]> {
    const live = await this.#parts.store.matches({ statuses: ['live'], identity, limit: mostShown });
    const open = await Promise.all(live.map(({ id }) => this.#parts.openTurns(id, identity)));
    return open.flatMap((turns) => turns ?? []);
  }

  /** Takes note of what happened: calls are queued for those who can be called. */
  note(all: readonly NewsFor[]): void {
    for (const news of all)
      if (this.#called.has(news.identity))
        this.#note(news).catch((error: unknown) =>
          this.#parts.log.error({ err: error }, 'a call could not be queued'),
        );
  }

  async #note(news: NewsFor): Promise<void> {
    const { store, time } = this.#parts;
    const id = 'match' in news.news ? news.news.match : null;
    const match = id === null ? null : await store.match(id);
    if (match === null) return;
    const settings = await this.settingsOf(news.identity);
    const calls = callsFrom(news, match, time.now(), settings);
    await store.addCalls(calls);
    const next = Math.min(...calls.map(({ dueAt }) => dueAt));
    if (next < this.#wakeAt) this.#wake(next - time.now());
  }

  #wake(after: number): void {
    const { time } = this.#parts;
    this.#cancel();
    if (this.#stopped) return;
    const nap = Math.min(longestNap, Math.max(0, after));
    this.#wakeAt = time.now() + nap;
    this.#cancel = time.after(nap, () => void this.#run());
  }

  // One run at a time: two would send the same.
  async #run(): Promise<void> {
    this.#again = true;
    if (this.#running !== null) return this.#running;
    const { log } = this.#parts;
    this.#running = (async () => {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        await this.#carryOut().catch((error: unknown) => log.error({ err: error }, 'calls failed'));
      }
    })();
    await this.#running;
    this.#running = null;
    const next = await this.#parts.store.nextCallAt().catch(() => null);
    this.#wake(next === null ? longestNap : Math.max(next - this.#parts.time.now(), 250));
  }

  // Those of different ways at the same time: one that does not answer holds up no other.
  async #carryOut(): Promise<void> {
    const { store, time } = this.#parts;
    const due = await store.dueCalls(time.now(), atOnce);
    for (const call of due)
      if (call.way === null) await this.#guarded([call], () => this.deliveries.expand(call));
    const given = due.some(({ way }) => way === null) ? await store.dueCalls(time.now(), atOnce) : due;
    const ways = Map.groupBy(given, ({ way }) => way);
    ways.delete(null);
    await Promise.all(
      [...ways].map(([way, calls]: [string | null, StoredCall[]]) =>
        this.#guarded(calls, () => this.deliveries.send(way ?? '', calls)),
      ),
    );
  }

  // One that fails by our own fault holds up no other, and is not tried without end at once.
  async #guarded(calls: readonly StoredCall[], work: () => Promise<void>): Promise<void> {
    const { store, time, log } = this.#parts;
    try {
      await work();
    } catch (error) {
      log.error({ err: error, calls: calls.map(({ id }) => id) }, 'calls failed');
      for (const { id } of calls) {
        const now = await store.call(id).catch(() => null);
        if (now?.state === 'waiting') await store.saveCall({ ...now, dueAt: time.now() + putOff });
      }
    }
  }

  /** Sends nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.#running;
    this.senders.close();
  }
}
