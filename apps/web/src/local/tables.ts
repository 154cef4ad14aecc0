// The matches of this device that are open, each as the store has it.

import { LoadError } from '@bridgefront/hosting';
import { fingerprint } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { WireRefusal } from '@bridgefront/protocol';
import { besideLessons } from './kept.ts';
import type { KeptMatch, MatchStore } from './kept.ts';
import { TableHere } from './table.ts';
import type { Around } from './table.ts';

/** What open matches need of the machine. */
export interface TablesParts extends Omit<Around, 'keep' | 'lost' | 'holder'> {
  readonly store: MatchStore;
  rulesOf(game: string): Promise<AnyGame | null>;
}

type Opened = TableHere | WireRefusal;

const notHere: WireRefusal = {
  code: 'not-found',
  message: 'This match is not on this device: it was played on another one, or has been removed.',
};
/** No rules for it are here. */
export const unknownGame: WireRefusal = {
  code: 'not-found',
  message: 'This game cannot be played on this device.',
};
const cannotGoOn: WireRefusal = {
  code: 'rules-changed',
  message:
    'The rules of this game have changed since the match began, and what was chosen then is not allowed any more. It cannot go on.',
};
/** It was played by rules that are not here any more. */
const oldRules: WireRefusal = {
  code: 'rules-changed',
  message:
    'The rules of this game have changed since the match was played, so that it cannot be shown any more.',
};

/** Opens and closes the matches of this device. */
export class TablesHere {
  readonly #parts: TablesParts;
  readonly #open = new Map<string, Promise<Opened>>();
  // By match: the seat whose person has the device. Only this tab knows, and only until it is loaded anew.
  readonly #holders = new Map<string, number>();

  constructor(parts: TablesParts) {
    this.#parts = { ...parts, store: besideLessons(parts.store) };
  }

  /** The match, opened if need be, or why not. What cannot be had now may be there later. */
  async get(id: string): Promise<Opened> {
    const opened = this.#open.get(id) ?? this.#read(id);
    this.#open.set(id, opened);
    const table = await opened.catch(() => null);
    if (!(table instanceof TableHere) && this.#open.get(id) === opened) this.#open.delete(id);
    return opened;
  }

  /** Opens a match that begins; kept before anybody hears of it. */
  async begin(kept: KeptMatch): Promise<Opened> {
    const table = await this.#take(kept);
    if (!(table instanceof TableHere)) return table;
    this.#open.set(kept.id, Promise.resolve(table));
    await table.keep();
    return table;
  }

  /** The person of this seat has the device. */
  uncover(id: string, seat: number): void {
    this.#holders.set(id, seat);
  }

  /** The person of this seat has it no more. */
  cover(id: string, seat: number): void {
    if (this.#holders.get(id) === seat) this.#holders.delete(id);
  }

  /** Another tab has kept a match with so many changes, or removed it: what is older here is taken up anew. */
  async heard(id: string, version: number): Promise<void> {
    for (;;) {
      const table = await this.#open.get(id);
      if (!(table instanceof TableHere) || table.version >= version) return;
      await this.takeAnew(id);
    }
  }

  /** Reads a match from the store again; whoever follows it is shown how it stands. */
  async takeAnew(id: string): Promise<void> {
    const opened = this.#open.get(id);
    const before = await opened;
    // Somebody else has done so meanwhile.
    if (!(before instanceof TableHere) || this.#open.get(id) !== opened) return;
    this.#open.delete(id);
    let readings = before.release();
    let table = await this.get(id);
    // It may be given up again before all of them read it.
    while (table instanceof TableHere) {
      readings = await table.takeOver(readings);
      if (readings.length === 0) return;
      table = await this.get(id);
    }
    for (const { reader } of readings)
      if ('id' in reader) this.#parts.send(JSON.stringify({ type: 'refused', id: reader.id, ...table }));
  }

  /** Removes a match for good. */
  async remove(id: string): Promise<void> {
    await this.#parts.store.remove(id);
    await this.takeAnew(id);
  }

  async #read(id: string): Promise<Opened> {
    const kept = await this.#parts.store.get(id);
    return kept === null ? notHere : this.#take(kept);
  }

  async #take(kept: KeptMatch): Promise<Opened> {
    const game = await this.#parts.rulesOf(kept.info.game);
    if (game === null) return unknownGame;
    const { status, rules, continuedUnder } = kept.info;
    if (status !== 'live' && fingerprint(game) !== (continuedUnder ?? rules)) return oldRules;
    const { store, ...around } = this.#parts;
    try {
      return await TableHere.open(game, kept, {
        ...around,
        keep: (now) => store.put(now, now.version - 1),
        lost: (match) => void this.takeAnew(match),
        holder: () => this.#holders.get(kept.id) ?? null,
      });
    } catch (error) {
      if (error instanceof LoadError) return cannotGoOn;
      throw error;
    }
  }
}
