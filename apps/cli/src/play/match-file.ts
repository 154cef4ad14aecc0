// Match file: the record of a match at this terminal, with every act of it, as its host keeps them.

import { renameSync, statSync, writeFileSync } from 'node:fs';
import { actOf, eventsOfChoices } from '@bridgefront/hosting';
import type { Append, AppendResult, HostedTable, Log, MatchEvent, TableStore } from '@bridgefront/hosting';
import { changedOptions, choicesOf } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { messageOf } from '@bridgefront/terminal/failure.ts';
import { loadRecord } from '../commands/shared.ts';

/** What the host of a match has to remember. */
export interface Hosted {
  readonly table: HostedTable;
  readonly events: readonly MatchEvent[];
}

/** A record of which the host remembers more than its choices. */
export type KeptRecord = MatchRecord & { readonly hosted?: Partial<Hosted> };

/** The acts of a record; where it holds nothing but choices, those. */
export function eventsOf(record: KeptRecord, person: (seat: number) => boolean): readonly MatchEvent[] {
  const { choices, hosted } = record;
  const events = Array.isArray(hosted?.events) ? (hosted.events as readonly MatchEvent[]) : [];
  const fits = choicesOf(events.map(actOf)).join() === choices.join();
  return fits ? events : eventsOfChoices(choices, person, 0);
}

/** What another program has not written since looks the same. */
function stampOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? null : `${found.ino} ${found.mtimeNs} ${found.size}`;
}

/** The log and the table of one match; without a file they last as long as the program. */
export class MatchFile implements Log, TableStore {
  readonly #game: AnyGame;
  #hosted: Hosted;
  #path: string | null = null;
  // How the file looked when it was read or written last; null: it is written whatever is there.
  #stamp: string | null = null;

  constructor(game: AnyGame, hosted: Hosted) {
    this.#game = game;
    this.#hosted = hosted;
  }

  /** Where it is kept up to date; null: nowhere. */
  get path(): string | null {
    return this.#path;
  }

  /**
   * Keeps the match in this file from now on.
   * @throws Error when it cannot be written
   */
  moveTo(path: string): void {
    this.#write(path, this.#hosted);
    this.#path = path;
  }

  /** Takes up what the file holds, whoever wrote it. */
  takeUp(path: string): void {
    const record = loadRecord(path) as KeptRecord;
    const table = { ...this.#hosted.table, ...record.hosted?.table };
    this.#hosted = { table, events: eventsOf(record, (seat) => table.seats[seat].bot === null) };
    this.#path = path;
    this.#stamp = stampOf(path);
  }

  /** The match so far, as it can be replayed. */
  get record(): MatchRecord {
    return this.#recordOf(this.#hosted);
  }

  #recordOf({ table, events }: Hosted): MatchRecord {
    const { game, rules, options, seats, seed } = table;
    return {
      game,
      rules,
      options: changedOptions(this.#game.options, options),
      seats: seats.map(({ name }) => name ?? ''),
      seed: seed ?? '',
      local: true,
      choices: choicesOf(events.map(actOf)),
    };
  }

  async append({ after, events }: Append): Promise<AppendResult> {
    try {
      if (this.#isElsewhere() || this.#hosted.events.length !== after) return { status: 'conflict' };
      this.#keep({ ...this.#hosted, events: [...this.#hosted.events, ...events] });
      return { status: 'stored' };
    } catch (error) {
      return { status: 'failed', problem: `The record cannot be written: ${messageOf(error)}.` };
    }
  }

  async events(_match: string, after: number): Promise<readonly MatchEvent[]> {
    return this.#hosted.events.slice(after);
  }

  table(): HostedTable {
    return this.#hosted.table;
  }

  keep(table: HostedTable): void {
    if (this.#isElsewhere()) throw new Error('Another program has played on in the file.');
    this.#keep({ ...this.#hosted, table });
  }

  // What somebody else has written meanwhile counts.
  #isElsewhere(): boolean {
    const there = this.#path === null || this.#stamp === null ? null : stampOf(this.#path);
    if (this.#path === null || there === null || there === this.#stamp) return false;
    this.takeUp(this.#path);
    return true;
  }

  #keep(hosted: Hosted): void {
    if (this.#path !== null) this.#write(this.#path, hosted);
    this.#hosted = hosted;
  }

  #write(path: string, hosted: Hosted): void {
    const record = JSON.stringify(this.#recordOf(hosted), null, 1).slice(0, -2);
    writeFileSync(`${path}.part`, `${record},\n "hosted": ${JSON.stringify(hosted)}\n}\n`);
    renameSync(`${path}.part`, path);
    this.#stamp = stampOf(path);
  }
}
