// Held match: one match with the table around it, taken up anew where its log went on without it.

import type { AnyGame, Seat } from '@bridgefront/kernel';
import type { GivenStandingAnswer, WireRefusal } from '@bridgefront/protocol';
import { HostedMatch } from './hosted-match.ts';
import { loadPlay } from './load.ts';
import type { Loaded } from './load.ts';
import type { Outbox, Ports } from './ports.ts';
import { readStanding, withoutLapsed } from './standing.ts';
import type { HostedTable } from './table.ts';

/** Where the table around one match is kept. */
export interface TableStore {
  table(): HostedTable;
  /**
   * Keeps the changed table in place of the one before.
   * @throws Error when it cannot be kept
   */
  keep(table: HostedTable): void;
}

/** What a held match is built from; of its own matters it only tells what somebody else has to know. */
export interface HeldParts extends Omit<Ports, 'outbox'> {
  readonly game: AnyGame;
  readonly store: TableStore;
  readonly told?: Partial<Pick<Outbox<HostedTable>, 'changed' | 'broken' | 'failed'>>;
}

// A log that is full now may be so in a moment, too (ms).
const pause = 500;

/** A match for hosts that hold few of them. */
export class HeldMatch {
  readonly #parts: HeldParts;
  #match: HostedMatch;
  #current: Promise<HostedMatch>;

  /**
   * Takes the match up where it stands; nothing happens by itself before `start`.
   * @throws LoadError when what was kept does not fit the rules
   */
  static async open(parts: HeldParts): Promise<HeldMatch> {
    return new HeldMatch(parts, await loadPlay(parts, parts.game, parts.store.table()));
  }

  private constructor(parts: HeldParts, loaded: Loaded) {
    this.#parts = parts;
    this.#match = this.#made(loaded);
    this.#current = Promise.resolve(this.#match);
  }

  #made(loaded: Loaded): HostedMatch {
    const { store, told = {} } = this.#parts;
    return new HostedMatch(store.table(), loaded, {
      ...this.#parts,
      outbox: {
        changed: (match, planned) => told.changed?.(match, planned),
        over: () => void this.#change((table) => ({ ...table, status: 'finished' })),
        lapsed: ({ play }) => void this.#change((table) => withoutLapsed(play, table)),
        broken: (match, problem) => {
          this.#current = this.#takeUpAnew();
          told.broken?.(match, problem);
        },
        failed: (match, what, error) => told.failed?.(match, what, error),
      },
    });
  }

  /** The match as it was taken up last. */
  get match(): HostedMatch {
    return this.#match;
  }

  /** The match, once it has been taken up anew where that is under way. */
  current(): Promise<HostedMatch> {
    return this.#current;
  }

  start(): void {
    this.#match.start();
  }

  /** Keeps how a seat answers windows to come, instead of what it said before; a refusal when it speaks of no window. */
  async keepStanding(seat: Seat, given: readonly GivenStandingAnswer[]): Promise<WireRefusal | null> {
    const standing = readStanding(this.#match.play, given);
    if ('code' in standing) return standing;
    await this.#change((table) => ({
      ...table,
      seats: table.seats.with(seat, { ...table.seats[seat], standing }),
    }));
    return null;
  }

  async #change(step: (table: HostedTable) => HostedTable): Promise<void> {
    const { store, told } = this.#parts;
    const before = store.table();
    const next = step(before);
    if (next === before) return;
    const changed = { ...next, version: before.version + 1 };
    try {
      store.keep(changed);
      await this.#match.update(changed);
    } catch (error) {
      told?.failed?.(this.#match, 'the table cannot be kept', error);
    }
  }

  async #takeUpAnew(): Promise<HostedMatch> {
    const { game, store, time } = this.#parts;
    const readings = this.#match.readers();
    this.#match.close();
    await new Promise<void>((resolve) => void time.after(pause, resolve));
    this.#match = this.#made(await loadPlay(this.#parts, game, store.table()));
    for (const { viewer, reader, told } of readings) await this.#match.subscribe(viewer, reader, null, told);
    this.#match.start();
    return this.#match;
  }

  /** Gives the match up. */
  close(): void {
    this.#match.close();
  }
}
