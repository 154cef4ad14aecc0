// How much of what is listed and thought for is whose: one visitor must not take the machine, or the lists, from all others.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import type { StoredMatch } from '../store/store.ts';

/** What one identity may have; a network may have `perNetwork` times as much. */
export interface VisitorCaps {
  /** Tables with bots, open or running. */
  readonly matches: number;
  /** Strong bots at them. */
  readonly strong: number;
  /** Public tables, open or running, which everybody finds in the lists. */
  readonly listed: number;
}

/** Households, schools and clubs share an address. */
const perNetwork = 4;

type Amounts = { readonly [cap in keyof VisitorCaps]: number };

const caps = ['matches', 'strong', 'listed'] as const;
const sentences: { readonly [cap in keyof VisitorCaps]: readonly [what: string, todo: string] } = {
  matches: ['table# with bots at a time', 'finish or leave one first.'],
  strong: ['strong bot# at the tables at a time', 'take a quicker bot, or finish a match first.'],
  listed: ['public table# at a time', 'finish or leave one first, or open a private one.'],
};

function tooMany(cap: keyof VisitorCaps, who: string, most: number): WireRefusal {
  const [what, todo] = sentences[cap];
  return refuse('too-many', `${who} may have ${most} ${what.replace('#', most === 1 ? '' : 's')}; ${todo}`);
}

interface Count {
  readonly keys: readonly (readonly [string, number])[];
  readonly amounts: Amounts;
}

const none: Amounts = { matches: 0, strong: 0, listed: 0 };

function sumOf(one: Amounts, other: Amounts, sign: 1 | -1): Amounts {
  const [matches, strong, listed] = caps.map((cap) => one[cap] + sign * other[cap]);
  return { matches, strong, listed };
}

/** Counts of all tables with bots or in lists, wherever they are played. */
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
function hasBots({ seats }: StoredMatch): boolean {
  return seats.some(({ bot, standIn }) => (bot ?? standIn) !== null);
}

function isListed({ visibility }: StoredMatch): boolean {
  return visibility === 'public';
}

/** Whether the table, as long as it is open or runs, takes anything from others. */
export function isCounted(match: StoredMatch): boolean {
  return hasBots(match) || isListed(match);
}

/** Tables by the identity and the network that opened them. */
export class Visitors implements TableCounts {
  readonly #caps: VisitorCaps;
  readonly #isStrong: (bot: string) => boolean;
  readonly #matches = new Map<string, Count>();
  readonly #sums = new Map<string, Amounts>();

  constructor(most: VisitorCaps, strong: (bot: string) => boolean) {
    this.#caps = most;
    this.#isStrong = strong;
  }

  #countOf(match: StoredMatch): Count | null {
    const { seats, owner, origin, status } = match;
    if ((status !== 'lobby' && status !== 'live') || !isCounted(match)) return null;
    const bots = seats.flatMap(({ bot, standIn }) => bot ?? standIn ?? []);
    const network = origin === undefined ? [] : [[`network ${origin}`, perNetwork] as const];
    const amounts = {
      matches: bots.length > 0 ? 1 : 0,
      strong: bots.filter(this.#isStrong).length,
      listed: isListed(match) ? 1 : 0,
    };
    return { keys: [[`identity ${owner}`, 1], ...network], amounts };
  }

  #add({ keys, amounts }: Count, sign: 1 | -1): void {
    for (const [key] of keys) {
      const sum = sumOf(this.#sums.get(key) ?? none, amounts, sign);
      if (caps.every((cap) => sum[cap] === 0)) this.#sums.delete(key);
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

  /** Why the table cannot be opened, or get its new bots; null when it can. What is there already may stay. */
  problem(match: StoredMatch): WireRefusal | null {
    const wanted = this.#countOf(match);
    if (wanted === null) return null;
    const more = sumOf(wanted.amounts, this.#matches.get(match.id)?.amounts ?? none, -1);
    for (const [key, times] of wanted.keys) {
      const sum = sumOf(this.#sums.get(key) ?? none, more, 1);
      const over = caps.find((cap) => more[cap] > 0 && sum[cap] > this.#caps[cap] * times);
      const who = times === 1 ? 'One person' : 'One network';
      if (over !== undefined) return tooMany(over, who, this.#caps[over] * times);
    }
    return null;
  }
}

/** For whom bots at a table think: its network, its owner, itself. */
export function whomOf({ id, owner, origin = '' }: StoredMatch): readonly string[] {
  return [origin, owner, id];
}
