// Heartbeat: notices when the server was away or its clock jumped, so that no player loses time by it.

import type { Logger } from 'pino';
import type { HeartbeatTasks, HeartbeatControl } from '../around.ts';
import type { Outage, Store } from '../store/store.ts';
import { addOutage } from './outages.ts';
import type { LaterTime } from '../time.ts';

/** What the heartbeat needs. */
export interface HeartbeatParts {
  readonly store: Store;
  readonly tasks: HeartbeatTasks;
  readonly time: LaterTime;
  readonly log: Logger;
  /** Shared with all clocks; outages are added to it. */
  readonly outages: Outage[];
}

const every = 5000;

/** Beats, and does what has to be done regularly. */
export class Heartbeat implements HeartbeatControl {
  readonly #parts: HeartbeatParts;
  #last = 0;
  /** Since when nobody is let in; null: people can play. */
  #shutSince: number | null = null;
  #gaps = 0;
  #deaf: () => void = () => undefined;
  #cancel: (() => void) | null = null;
  #beating: Promise<void> = Promise.resolve();
  /** Outages that the storage has not taken yet. */
  readonly #unstored: Outage[] = [];
  #storing: Promise<void> = Promise.resolve();

  constructor(parts: HeartbeatParts) {
    this.#parts = parts;
  }

  /** Notes the time in which the server was away, and begins to beat. */
  async start(): Promise<void> {
    const { store, outages, time, log } = this.#parts;
    // Several servers may have noted the same time: what is counted twice would be given twice.
    for (const stored of await store.outages()) addOutage(outages, stored);
    const last = await store.lastBeat();
    if (last !== null && last > time.now()) {
      // What was asked before would else be answered before it was asked: deadlines days away instead of seconds.
      log.warn(
        { last, now: time.now() },
        'the clock was set back while the server was away; its time goes on from then',
      );
      time.notBefore(last);
    }
    const now = time.now();
    if (last !== null && now > last) await this.away(last, now);
    [this.#last, this.#shutSince] = [now, now];
    await store.beat(now);
    this.#deaf = time.onGap((from, to) => {
      this.#gaps++;
      this.away(from, to).catch((error: unknown) => log.error({ err: error }, 'outage not stored'));
    });
    this.#again();
  }

  /** People are let in. */
  async opened(): Promise<void> {
    const since = this.#shutSince;
    this.#shutSince = null;
    if (since !== null) await this.away(since, this.#parts.time.now());
  }

  /**
   * Notes time in which nobody could play, or not everybody; what of it is known already costs nothing twice. Resolves
   * when all that is known is stored; what could not be is stored at a later beat.
   */
  async away(from: number, to: number): Promise<void> {
    const { outages, log, tasks } = this.#parts;
    const fresh = addOutage(outages, { from, to });
    if (fresh.length > 0) {
      log.info(
        { from, to, seconds: (to - from) / 1000 },
        'deadlines extended by the time the server was away',
      );
      tasks.resetClocks(fresh);
      this.#unstored.push(...fresh);
    }
    await this.#store();
  }

  // One after another, so that none is on its way twice.
  #store(): Promise<void> {
    this.#storing = this.#storing
      .catch(() => undefined)
      .then(async () => {
        for (; this.#unstored.length > 0; this.#unstored.shift())
          await this.#parts.store.addOutage(this.#unstored[0]);
      });
    return this.#storing;
  }

  /** Whether people can answer, and no time was lost just now. Who looks what time it is is told of a gap before: all clocks know it by now. */
  fair(): boolean {
    const before = this.#gaps;
    this.#parts.time.now();
    return this.#shutSince === null && this.#gaps === before;
  }

  #again(): void {
    this.#cancel = this.#parts.time.after(every, () => {
      this.#beating = this.#beat().catch((error: unknown) =>
        this.#parts.log.error({ err: error }, 'heartbeat failed'),
      );
      this.#again();
    });
  }

  async #beat(): Promise<void> {
    const { store, tasks, time, log } = this.#parts;
    const now = time.now();
    if (now < this.#last) log.warn({ before: this.#last, now }, 'the clock was set back');
    this.#last = now;
    // Before the beat: where it cannot be stored, whoever starts next credits all since the one before.
    await this.#store();
    // Whoever starts next credits all of a start that never came to an end.
    await store.beat(this.#shutSince ?? now);
    await tasks.wakeDue();
    await tasks.forgetIdle();
  }

  /** Beats once more, for the next start. */
  async stop(): Promise<void> {
    this.#cancel?.();
    this.#deaf();
    await this.#beating;
    await this.#store();
    await this.#parts.store.beat(this.#shutSince ?? this.#parts.time.now());
  }
}
