// Reliability: how often somebody leaves matches or lets others wait, as one word, from what is stored of matches that are over.

import type { OwnReliability, Reliability } from '@bridgefront/protocol';
import type { Store, StoredMatch } from '../store/store.ts';
import type { Time } from '../time.ts';

// It is told of so many of the latest matches that began within so many days, and of no fewer than so few.
const latest = 50;
const withinDays = 365;
const fewest = 10;
// More than this share left: `leaves`; more than that one late: `late`.
const mostLeft = 1 / 8;
const mostLate = 1 / 4;

const day = 86_400_000;
const mostRead = 200;
const keptFor = 60_000;
const mostKept = 5000;

/** What is counted. */
export interface Kept {
  readonly matches: number;
  readonly left: number;
  readonly late: number;
}

// Alone with bots nobody waits; whose match was played on from a moment of another had no say in its start.
function counts({ startedAt, finishedAt, fork, seats }: StoredMatch): boolean {
  const people = seats.filter(({ kind }) => kind === 'human').length;
  return startedAt !== null && finishedAt !== null && fork === undefined && people > 1;
}

/** Counts somebody's matches, of which the latest come first. Who left before anything was revealed is in none. */
export function countedOf(matches: readonly StoredMatch[], identity: string, now: number): Kept {
  const seats = matches
    .filter((match) => counts(match) && now - (match.startedAt ?? 0) < withinDays * day)
    .flatMap(({ seats: all }) => all.find((seat) => seat.identity === identity) ?? [])
    .filter(({ leftEarly }) => leftEarly !== true)
    .slice(0, latest);
  return {
    matches: seats.length,
    left: seats.filter(({ left }) => left).length,
    late: seats.filter(({ left, late = 0, standIn }) => !left && (late > 0 || standIn !== null)).length,
  };
}

/** The word for it; null: there are too few to say one. */
export function wordFor({ matches, left, late }: Kept): Reliability | null {
  if (matches < fewest) return null;
  if (left > matches * mostLeft) return 'leaves';
  return late > matches * mostLate ? 'late' : 'reliable';
}

/** That of everybody. */
export class Reliabilities {
  readonly #store: Store;
  readonly #time: Time;
  readonly #kept = new Map<string, { readonly at: number; readonly counted: Promise<Kept> }>();

  constructor(store: Store, time: Time) {
    this.#store = store;
    this.#time = time;
  }

  #counted(identity: string): Promise<Kept> {
    const now = this.#time.now();
    const kept = this.#kept.get(identity);
    if (kept !== undefined && now - kept.at < keptFor) return kept.counted;
    const query = { statuses: ['finished', 'ended'], identity, limit: mostRead } as const;
    const counted = this.#store.matches(query).then((all) => countedOf(all, identity, now));
    this.#kept.delete(identity);
    this.#kept.set(identity, { at: now, counted });
    counted.catch(() => this.#kept.delete(identity));
    const [oldest = ''] = this.#kept.keys();
    if (this.#kept.size > mostKept) this.#kept.delete(oldest);
    return counted;
  }

  /** What everybody may know of somebody. */
  async of(identity: string): Promise<Reliability | null> {
    return wordFor(await this.#counted(identity));
  }

  /** What they know themselves. */
  async own(identity: string): Promise<OwnReliability> {
    const counted = await this.#counted(identity);
    return { word: wordFor(counted), ...counted };
  }

  /** Of those who sit at a table: by seat. */
  async at({ seats }: StoredMatch): Promise<readonly (Reliability | null)[]> {
    return Promise.all(seats.map(async ({ identity }) => (identity === null ? null : this.of(identity))));
  }
}
