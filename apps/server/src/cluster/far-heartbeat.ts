// Heartbeat of a server of a cluster: what is known of lost time is kept at the chair.

import type { HeartbeatControl, HeartbeatTasks } from '../around.ts';
import type { Time } from '../time.ts';

const every = 5000;

/** Beats for the matches played here. */
export class FarHeartbeat implements HeartbeatControl {
  readonly #time: Time;
  readonly #tasks: HeartbeatTasks;
  readonly #lost: (from: number, to: number) => void;
  #gaps = 0;
  #cancel: () => void = () => undefined;
  #deaf: () => void = () => undefined;

  /** `lost`: what it misses counts here at once, and is noted for all. */
  constructor(time: Time, tasks: HeartbeatTasks, lost: (from: number, to: number) => void) {
    this.#time = time;
    this.#tasks = tasks;
    this.#lost = lost;
  }

  async start(): Promise<void> {
    this.#deaf = this.#time.onGap((from, to) => {
      this.#gaps++;
      this.#lost(from, to);
    });
    this.#again();
  }

  /** Nothing: who keeps what is known of lost time credits the time of a start. */
  opened(): Promise<void> {
    return Promise.resolve();
  }

  fair(): boolean {
    const before = this.#gaps;
    this.#time.now();
    return this.#gaps === before;
  }

  #again(): void {
    this.#cancel = this.#time.after(every, () => {
      void this.#tick().finally(() => this.#again());
    });
  }

  // What fails is tried again at the next beat.
  async #tick(): Promise<void> {
    await this.#tasks.wakeDue().catch(() => undefined);
    await this.#tasks.forgetIdle().catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.#cancel();
    this.#deaf();
  }
}
