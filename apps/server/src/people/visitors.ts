// How many bots play for whom: one visitor must not take the machine from all others.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import type { StoredMatch } from '../store/store.ts';

/** What one identity may have; a network may have `perNetwork` times as much. */
export interface BotCaps {
  /** Tables with bots, open or running. */
  readonly matches: number;
  /** Strong bots at them. */
  readonly strong: number;
}

/** Households, schools and clubs share an address. */
const perNetwork = 4;

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

interface Count {
  readonly keys: readonly (readonly [string, number])[];
  readonly strong: number;
}

interface Sum {
  matches: number;
  strong: number;
}

/** Counts of all tables with bots, wherever they are played. */
export interface TableCounts {
  /** Counts a new table, unless there is a reason against it. */
  admit(match: StoredMatch): WireRefusal | null | Promise<WireRefusal | null>;
  /** Why the table cannot be opened, or get its new bots; null when it can. */
  problem(match: StoredMatch): WireRefusal | null | Promise<WireRefusal | null>;
  /** Takes note of a table as it is now. */
  note(match: StoredMatch): void;
  /** Lets go of a table that was not opened after all. */
  forget(match: StoredMatch): void;
}

/** Whether a bot plays at the table, its own or in somebody's place. */
export function hasBots({ seats }: StoredMatch): boolean {
  return seats.some(({ bot, standIn }) => (bot ?? standIn) !== null);
}

/** Tables with bots by the identity and the network that opened them. */
export class Visitors implements TableCounts {
  readonly #caps: BotCaps;
  readonly #strong: ReadonlySet<string>;
  readonly #matches = new Map<string, Count>();
  readonly #sums = new Map<string, Sum>();

  constructor(caps: BotCaps, strong: ReadonlySet<string>) {
    this.#caps = caps;
    this.#strong = strong;
  }

  #countOf({ seats, owner, origin, status }: StoredMatch): Count | null {
    if (status !== 'lobby' && status !== 'live') return null;
    const bots = seats.flatMap(({ bot, standIn }) => bot ?? standIn ?? []);
    if (bots.length === 0) return null;
    const network = origin === undefined ? [] : [[`network ${origin}`, perNetwork] as const];
    return {
      keys: [[`identity ${owner}`, 1], ...network],
      strong: bots.filter((bot) => this.#strong.has(bot)).length,
    };
  }

  #add({ keys, strong }: Count, sign: 1 | -1): void {
    for (const [key] of keys) {
      const sum = this.#sums.get(key) ?? { matches: 0, strong: 0 };
      sum.matches += sign;
      sum.strong += sign * strong;
      if (sum.matches === 0) this.#sums.delete(key);
      else this.#sums.set(key, sum);
    }
  }

  /** Takes note of a table as it is now. */
  note(match: StoredMatch): void {
    const before = this.#matches.get(match.id);
    if (before !== undefined) this.#add(before, -1);
    const now = this.#countOf(match);
    if (now === null) return void this.#matches.delete(match.id);
    this.#matches.set(match.id, now);
    this.#add(now, 1);
  }

  /** A table counts from the moment at which it is asked for: many at once cannot slip past the caps. */
  admit(match: StoredMatch): WireRefusal | null {
    const problem = this.problem(match);
    if (problem === null) this.note(match);
    return problem;
  }

  /** Lets go of a table that was not opened after all. */
  forget({ id }: Pick<StoredMatch, 'id'>): void {
    const before = this.#matches.get(id);
    if (before !== undefined) this.#add(before, -1);
    this.#matches.delete(id);
  }

  /** The tables that count now. */
  get counted(): readonly string[] {
    return [...this.#matches.keys()];
  }

  /** Why the table cannot be opened, or get its new bots; null when it can. What is there already may stay. */
  problem(match: StoredMatch): WireRefusal | null {
    const wanted = this.#countOf(match);
    if (wanted === null) return null;
    const before = this.#matches.get(match.id);
    for (const [key, times] of wanted.keys) {
      const sum = this.#sums.get(key) ?? { matches: 0, strong: 0 };
      const matches = sum.matches + (before === undefined ? 1 : 0);
      const strong = sum.strong + wanted.strong - (before?.strong ?? 0);
      const most = { matches: this.#caps.matches * times, strong: this.#caps.strong * times };
      const who = times === 1 ? 'One person' : 'One network';
      if (before === undefined && matches > most.matches)
        return refuse(
          'too-many',
          `${who} may have ${counted(most.matches, 'table')} with bots at a time; finish or leave one first.`,
        );
      if (wanted.strong > (before?.strong ?? 0) && strong > most.strong)
        return refuse(
          'too-many',
          `${who} may have ${counted(most.strong, 'strong bot')} at the tables at a time; take a quicker bot, or finish a match first.`,
        );
    }
    return null;
  }
}

/** For whom bots at a table think: its network, its owner, itself. */
export function whomOf({ id, owner, origin = '' }: StoredMatch): readonly string[] {
  return [origin, owner, id];
}
