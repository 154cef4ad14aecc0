// The matches that this browser keeps, in IndexedDB.

import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { HostedTable, MatchEvent } from '@bridgefront/hosting';
import { eventsOfChoices } from '@bridgefront/hosting/past-events';
import type { Choice, StandingAnswer, Start } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import type { MyTurn } from '../source/my-turn.ts';
import type { BoardNote } from './boards.ts';
import { isBoard, isLesson } from './ids.ts';

/** A match as it is kept: enough to play it again up to where it stands. */
export interface KeptMatch {
  readonly id: string;
  /** Counts the changes. Who writes says which one they saw last, so that two tabs never mix. */
  readonly version: number;
  readonly info: MatchInfo;
  readonly seed: string;
  /** Every act that counts. */
  readonly events: readonly MatchEvent[];
  /** By seat: how it answers windows to come. */
  readonly standing?: readonly (readonly StandingAnswer[])[];
  /**
   * Where several people hand the device round: by seat, how many of the acts had been done when its person last
   * looked. What followed is shown to them as they come back.
   */
  readonly seen?: readonly number[];
  /** What goes on, for lists. */
  readonly turn: MyTurn | null;
  /** A lesson: where it starts, and by seat what the others choose there. */
  readonly lesson?: LessonTable;
  /** A private board: of which match. */
  readonly board?: BoardNote;
}

/** What a lesson has in place of set-up and bots. */
export interface LessonTable {
  readonly start: Start;
  /** Null: bots answer. */
  readonly others: { readonly [seat: number]: readonly Choice[] } | null;
  /** A position that somebody has laid: nothing is to be found in it, so that advice may be had. */
  readonly laid?: true;
}

/** The table of a match on this device, as its host needs it. */
export type HereTable = HostedTable;

/** That table. Nobody is there to promise a chain of acts to. */
export function hostedTable({ id, version, info, seed, standing = [], lesson }: KeptMatch): HereTable {
  const { game, rules, options, clock, status, continuedUnder, startedAt } = info;
  const seats = info.seats.map(({ seat, bot, name, standIn }) => ({
    // A bot that is not among those of today is played for to the end.
    bot: bot === null ? null : (standIn ?? bot),
    name: name ?? '',
    standIn: null,
    standing: standing[seat] ?? [],
  }));
  const around = { game, rules, options, clock, status, continuedUnder, startedAt };
  const start = lesson === undefined ? {} : { start: lesson.start };
  return { ...around, ...start, id, version, seats, seed, secret: null };
}

// As earlier releases kept a match: the lines of its record.
interface KeptChoices extends Omit<KeptMatch, 'events'> {
  readonly choices: readonly string[];
  readonly events?: undefined;
}

function asKeptNow(kept: KeptMatch | KeptChoices): KeptMatch {
  if (kept.events !== undefined) return kept;
  const { choices, ...rest } = kept;
  const { seats, startedAt } = kept.info;
  return { ...rest, events: eventsOfChoices(choices, (seat) => seats[seat]?.bot === null, startedAt ?? 0) };
}

/** Where matches are kept. */
export interface MatchStore {
  get(id: string): Promise<KeptMatch | null>;
  /** The matches, newest first; not the boards beside them. */
  all(): Promise<readonly KeptMatch[]>;
  /** The private boards, newest first. */
  boards(): Promise<readonly KeptMatch[]>;
  /** Keeps the match if the one that is there has the version `before` (0: none); false: it has another one. */
  put(kept: KeptMatch, before: number): Promise<boolean>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  matches: { key: string; value: KeptMatch | KeptChoices };
}

function newestFirst(matches: readonly KeptMatch[]): readonly KeptMatch[] {
  return matches.toSorted((a, b) => b.info.createdAt - a.info.createdAt);
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

// Opened again where the browser has closed it meanwhile, as some do with pages in the background.
function database(): Promise<IDBPDatabase<Schema>> {
  const forget = (): void => void (opened = null);
  opened ??= openDB<Schema>('matches', 1, {
    upgrade: (made) => void made.createObjectStore('matches', { keyPath: 'id' }),
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** The browser's own store. Rejects where the browser keeps nothing. */
export async function browserStore(): Promise<MatchStore> {
  await database();
  const everything = async () => newestFirst((await (await database()).getAll('matches')).map(asKeptNow));
  return {
    async get(id) {
      const kept = await (await database()).get('matches', id);
      return kept === undefined ? null : asKeptNow(kept);
    },
    all: async () => (await everything()).filter(({ id }) => !isBoard(id)),
    boards: async () => (await everything()).filter(({ id }) => isBoard(id)),
    async put(kept, before) {
      const change = (await database()).transaction('matches', 'readwrite', { durability: 'strict' });
      const there = (await change.store.get(kept.id))?.version ?? 0;
      const fits = there === before;
      if (fits) await change.store.put(kept);
      await change.done;
      return fits;
    },
    remove: async (id) => (await database()).delete('matches', id),
  };
}

/** A store that lasts as long as the page: for browsers that keep nothing. */
export function passingStore(): MatchStore {
  const matches = new Map<string, KeptMatch>();
  return {
    get: async (id) => matches.get(id) ?? null,
    all: async () => newestFirst([...matches.values()]).filter(({ id }) => !isBoard(id)),
    boards: async () => newestFirst([...matches.values()]).filter(({ id }) => isBoard(id)),
    async put(kept, before) {
      const fits = (matches.get(kept.id)?.version ?? 0) === before;
      if (fits) matches.set(kept.id, kept);
      return fits;
    },
    remove: async (id) => void matches.delete(id),
  };
}

/** The same store, beside which lessons last as long as the page. */
export function besideLessons(store: MatchStore): MatchStore {
  const lessons = passingStore();
  const of = (id: string): MatchStore => (isLesson(id) ? lessons : store);
  return {
    get: (id) => of(id).get(id),
    all: () => store.all(),
    boards: () => store.boards(),
    put: (kept, before) => of(kept.id).put(kept, before),
    remove: (id) => of(id).remove(id),
  };
}
