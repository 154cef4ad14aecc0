// Snapshots of matches in memory: caches that make loading quick, and say when a deadline falls due.

import { readPlay, savePlay } from '@bridgefront/hosting';
import type { HostedTable, Machine, Play } from '@bridgefront/hosting';
import { fingerprint } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { seal, unseal } from './cache.ts';
import type { MatchHost } from './match-events.ts';

/** Reads and writes them. */
export class Snapshots {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #machine: Machine;
  readonly #every: number;
  // By match, the number of its latest.
  readonly #numbers = new WeakMap<object, number>();

  /** `every`: after so many events the next one is due. */
  constructor(store: Store, log: Logger, machine: Machine, every: number) {
    this.#store = store;
    this.#log = log;
    this.#machine = machine;
    this.#every = every;
  }

  /** The state as it was saved last; null: there is none, or it cannot be read. */
  async read(game: AnyGame, { id }: HostedTable): Promise<Play | null> {
    const snapshot = await this.#store.snapshot(id);
    if (snapshot === null) return null;
    const { number } = snapshot;
    try {
      return readPlay(game, unseal(id, number, snapshot.body), number, this.#machine);
    } catch (error) {
      this.#log.warn({ match: id, number, err: error }, 'snapshot unreadable, log played again');
      return null;
    }
  }

  /** Counts from here. */
  begin(host: MatchHost): void {
    this.#numbers.set(host, host.play.number);
  }

  /** Whether the match has gone on for long enough. */
  due(host: MatchHost): boolean {
    return host.play.number - (this.#numbers.get(host) ?? 0) >= this.#every;
  }

  /** Writes one as soon as what it shows is on the disk. */
  async save(host: MatchHost): Promise<void> {
    const { id, clock, status } = host.table;
    const { number, engine } = host.play;
    this.#numbers.set(host, number);
    const wakeAt = clock.kind === 'none' || status !== 'live' ? null : host.nextDue;
    const body = savePlay(host.play, fingerprint(engine.game));
    await host.settled();
    if (host.closed) return;
    await this.#store
      .saveSnapshot({ match: id, number, body: seal(id, number, body), wakeAt })
      .catch((error: unknown) => this.#log.warn({ match: id, err: error }, 'snapshot not written'));
  }
}
