// One who looks for people: where they stand, and who waits to hear of it.

import type { SeekInfo } from '@bridgefront/protocol';
import { comingTo } from '../lobby/coming.ts';
import type { StoredSeek } from '../store/seeks.ts';
import type { StoredMatch } from '../store/store.ts';
import type { Waiting } from './groups.ts';

/** What changes as time passes. */
export type Prospect = Pick<SeekInfo, 'people' | 'within' | 'bots'>;

// Between two questions of a page that is there.
const betweenQuestions = 3000;
const awayAfter = 15_000;

/** A seek with its course. */
export class Seeker implements Waiting {
  readonly id: string;
  readonly identity: string;
  readonly origin: string;
  readonly wish: StoredSeek['wish'];
  readonly since: number;
  readonly figure: number;
  apart: ReadonlySet<string> = new Set();
  found: StoredSeek['found'];
  /** When its match began. */
  startedAt: number | null = null;
  again = false;
  names: readonly string[] = [];
  /** A table is just being made. */
  busy = false;
  problem: string | null = null;
  /** Not before then. */
  laterThan = 0;
  number = 0;
  #shown = '';
  #asking = 0;
  #askedAt: number;
  readonly #hearing = new Set<() => void>();

  constructor({ id, identity, origin, wish, since, found }: StoredSeek, figure: number, now: number) {
    this.id = id;
    this.identity = identity;
    this.origin = origin;
    this.wish = wish;
    this.since = since;
    this.found = found;
    this.figure = figure;
    this.#askedAt = now;
  }

  /** What others have to have in common with it. */
  get key(): string {
    const { game, seats, pace, rated } = this.wish;
    return JSON.stringify([game, seats, pace, rated]);
  }

  get state(): SeekInfo['state'] {
    if (this.startedAt !== null) return 'started';
    return this.found === null ? 'waiting' : 'found';
  }

  get stored(): StoredSeek {
    const { id, identity, origin, wish, since, found } = this;
    return { id, identity, origin, wish, since, found };
  }

  /** Whether the page is there at this moment; whoever looks by mail need not be. */
  here(now: number): boolean {
    return this.wish.pace === 'mail' || this.#asking > 0 || now - this.#askedAt < betweenQuestions;
  }

  /** Whether the page has gone. */
  gone(now: number): boolean {
    return this.wish.pace === 'live' && this.#asking === 0 && now - this.#askedAt >= awayAfter;
  }

  /** The page asks now. */
  asked(now: number): void {
    this.#askedAt = now;
  }

  /** Resolves with the next change, or when `over` does. The page is there until then. */
  async hear(over: Promise<void>, now: () => number): Promise<void> {
    const changed = Promise.withResolvers<void>();
    this.#hearing.add(changed.resolve);
    this.#asking++;
    await Promise.race([changed.promise, over]);
    this.#asking--;
    this.#hearing.delete(changed.resolve);
    this.#askedAt = now();
  }

  /** As its owner is shown it. */
  info(prospect: Prospect): SeekInfo {
    const { id, wish, since, state, number, names, again, problem } = this;
    const match = this.found?.match ?? null;
    return { id, ...wish, since, state, number, ...prospect, match, names: [...names], again, problem };
  }

  /** Tells whoever waits to hear of it, if something has changed. */
  tell(prospect: Prospect): void {
    const { number: _, ...shown } = this.info(prospect);
    const text = JSON.stringify(shown);
    if (text === this.#shown) return;
    this.#shown = text;
    this.number++;
    this.wake();
  }

  /** Whoever waits looks again. */
  wake(): void {
    for (const hear of this.#hearing) hear();
  }
}

/** What becomes of those who were brought to a table: who looks on for others, and who does so no more; null: nothing yet. */
export type Course =
  | 'started'
  | { readonly again: readonly Seeker[]; readonly gone: readonly Seeker[] }
  | null;

/** The course of a table that was made for these. */
export function courseOf(table: StoredMatch | null, seekers: readonly Seeker[], now: number): Course {
  const coming = comingTo(table, seekers[0]?.found?.until ?? 0, now);
  if (coming === null || coming === 'started') return coming;
  const stays = ({ identity }: Seeker): boolean =>
    coming(table?.seats.findIndex((seat) => seat.identity === identity) ?? -1);
  return { again: seekers.filter(stays), gone: seekers.filter((seeker) => !stays(seeker)) };
}
