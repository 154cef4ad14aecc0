// Heartbeat: notices when the server was away or its clock jumped, so that no player loses time by it.

import type { Logger } from 'pino';
import type { Beaten, Heart } from '../around.ts';
import type { Outage, Store } from '../store/store.ts';
import type { LaterTime } from '../time.ts';

/** What the heartbeat needs. */
export interface HeartbeatParts {
  readonly store: Store;
  readonly beaten: Beaten;
  readonly time: LaterTime;
  readonly log: Logger;
  /** Shared with all clocks; outages are added to it. */
  readonly outages: Outage[];
}

const every = 5000;
const jump = 3 * every;

/** Beats, and does what has to be done regularly. */
export class Heartbeat implements Heart {
  readonly #parts: HeartbeatParts;
  #last = 0;
  #cancel: (() => void) | null = null;
  #beating: Promise<void> = Promise.resolve();

  constructor(parts: HeartbeatParts) {
    this.#parts = parts;
  }

  /** Notes the time in which the server was away, and begins to beat. */
  async start(): Promise<void> {
    const { store, outages, time, log } = this.#parts;
    outages.push(...(await store.outages()));
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
    this.#last = now;
    await store.beat(now);
    this.#again();
  }

  /**
   * Notes time in which nobody could play, or not everybody; what of it is known already costs nothing twice. Resolves
   * when that is stored.
   */
  async away(since: number, to: number): Promise<void> {
    const { store, outages, log, beaten } = this.#parts;
    const from = Math.max(since, outages.at(-1)?.to ?? since);
    if (from >= to) return;
    log.info({ from, to, seconds: (to - from) / 1000 }, 'deadlines extended by the time the server was away');
    const outage = { from, to };
    outages.push(outage);
    beaten.resetClocks();
    await store.addOutage(outage);
  }

  /**
   * Whether the heart has beaten lately. If not, the process slept or its clock jumped: the gap is noted as an
   * outage before anybody's time can be declared up.
   */
  fair(): boolean {
    const { time, log } = this.#parts;
    const before = this.#last;
    const now = time.now();
    if (now < before) log.warn({ before, now }, 'the clock was set back');
    if (now < before || now - before <= every + jump) return true;
    this.#last = now;
    this.away(before, now).catch((error: unknown) => log.error({ err: error }, 'outage not stored'));
    return false;
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
    const { store, beaten, time } = this.#parts;
    this.fair();
    const now = time.now();
    this.#last = now;
    await store.beat(now);
    await beaten.wakeDue();
    await beaten.forgetIdle();
  }

  /** Beats once more, for the next start. */
  async stop(): Promise<void> {
    this.#cancel?.();
    await this.#beating;
    await this.#parts.store.beat(this.#parts.time.now());
  }
}
