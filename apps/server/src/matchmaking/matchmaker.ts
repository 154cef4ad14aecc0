// Matchmaker: people who look for others are brought to a table as soon as enough of them fit, and looked after until it plays.

import type { AnyGame } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { CreateMatch, OwnNews, SeekInfo, WireRefusal } from '@bridgefront/protocol';
import type { Logger } from 'pino';
import type { TableAct } from '../admin/table-acts.ts';
import type { OfferedBot } from '../commons.ts';
import { newId } from '../ids.ts';
import { Limits } from '../limits/limits.ts';
import { isRefusal } from '../lobby/changed.ts';
import type { Changed } from '../lobby/changed.ts';
import { anchorsOf } from '../ratings/anchors.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { ladderOf } from '../ratings/result.ts';
import type { SeekWish } from '../store/seeks.ts';
import type { Identity, Store, StoredMatch } from '../store/store.ts';
import type { Time } from '../time.ts';
import { groupOf, windowAfter } from './groups.ts';
import { courseOf, Seeker } from './seeker.ts';
import type { Prospect } from './seeker.ts';

/** Where the tables are. */
export interface TableMaker {
  /** A match that bots play for show. */
  show(game: string, bot: string): Promise<Changed>;
  /** A table at which all these sit; the first opened it, or a tournament did. */
  open(wish: CreateMatch, people: readonly Identity[], origin: string, tournament?: string): Promise<Changed>;
  /** Does something at a table. */
  change(match: string, act: TableAct): Promise<Changed>;
}

/** What it is made of. */
export interface MatchmakerParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: readonly OfferedBot[];
  readonly ratings: Ratings;
  readonly time: Time;
  readonly log: Logger;
  /** With whom somebody is not brought together. */
  readonly apart: (identity: string) => Promise<ReadonlySet<string>>;
  readonly tell: (identity: string, news: OwnNews) => void;
}

const [second, minute, hour] = [1000, 60_000, 3_600_000];
const lookEvery = { live: second, mail: minute } as const;
const botsAfter = { live: 30 * second, mail: 12 * hour } as const;
const readyWithin = { live: minute, mail: 72 * hour } as const;
/** The clocks of the tables that are made. */
const clocks: { readonly [pace in SeekWish['pace']]: CreateMatch['clock'] } = {
  live: { kind: 'live', seconds: 60, bank: 300 },
  mail: { kind: 'mail', days: 2 },
};
// One person looks for one match at once, and by mail for a few.
const mostOfOne = { live: 1, mail: 4 } as const;
const mostOfNetwork = 64;
const mostInAll = 10_000;
const tryAgainAfter = 30 * second;

const unknown = refuse('not-found', 'You do not look for people by this; the server may have started anew.');
const tooFast = refuse('too-fast', 'You have begun to look very often; wait a moment.');
const onlyPeople = refuse('not-yours', 'People look for people: a program is challenged, or opens a table.');
const full = refuse('too-many', 'Very many from your network look for people; try again a little later.');

/** All who look for people. */
export class Matchmaker {
  readonly #parts: MatchmakerParts;
  readonly #seekers = new Map<string, Seeker>();
  readonly #ofPeople: Limits;
  readonly #ofNetworks: Limits;
  #tables: TableMaker | null = null;
  #looking: Promise<void> = Promise.resolve();
  #cancel: () => void = () => undefined;
  #stopped = false;

  constructor(parts: MatchmakerParts) {
    this.#parts = parts;
    this.#ofPeople = new Limits(parts.time, 0.2, 12);
    this.#ofNetworks = new Limits(parts.time, 2, 120);
  }

  /** Goes on with those who look by mail. */
  async start(tables: TableMaker): Promise<void> {
    this.#tables = tables;
    const { store, time } = this.#parts;
    for (const seek of await store.seeks()) {
      const seeker = new Seeker(seek, await this.#figure(seek.identity, seek.wish), time.now());
      seeker.apart = await this.#parts.apart(seek.identity);
      this.#seekers.set(seek.id, seeker);
    }
    if (this.#seekers.size > 0) this.#lookLater();
  }

  /** Begins nothing any more; resolves when what was begun is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    for (const seeker of this.#seekers.values()) seeker.wake();
    await this.#looking.catch(() => undefined);
  }

  async #figure(identity: string, { game, seats, pace }: SeekWish): Promise<number> {
    const ladder = ladderOf({ game, seats: Array.from({ length: seats }), clock: clocks[pace] });
    return (await this.#parts.ratings.now(identity, ladder)).mean;
  }

  /** Somebody looks for people. */
  async seek(
    { id: identity, kind }: Identity,
    origin: string,
    wish: SeekWish,
  ): Promise<SeekInfo | WireRefusal> {
    const problem = kind === 'bot' ? onlyPeople : this.#whyNot(identity, origin, wish);
    if (problem !== null) return problem;
    const { store, time } = this.#parts;
    const seek = { id: newId(), identity, origin, wish, since: time.now(), found: null };
    const seeker = new Seeker(seek, await this.#figure(identity, wish), time.now());
    seeker.apart = await this.#parts.apart(identity);
    // Many at once do not slip past the caps.
    const late = this.#tooMany(identity, origin, wish);
    if (late !== null) return late;
    this.#seekers.set(seek.id, seeker);
    if (wish.pace === 'mail') await store.saveSeek(seek);
    await this.#look();
    return seeker.info(this.#prospectOf(seeker));
  }

  #whyNot(identity: string, origin: string, wish: SeekWish): WireRefusal | null {
    const game = this.#parts.games.get(wish.game);
    if (game === undefined) return refuse('not-found', `There is no game "${wish.game}".`);
    const { min, max } = game.seats;
    if (wish.seats < min || wish.seats > max)
      return refuse('bad-seats', `${game.title} is played by ${min} to ${max} seats, not ${wish.seats}.`);
    if (!this.#ofPeople.take(identity) || !this.#ofNetworks.take(origin)) return tooFast;
    return this.#tooMany(identity, origin, wish);
  }

  #tooMany(identity: string, origin: string, { pace }: SeekWish): WireRefusal | null {
    const all = [...this.#seekers.values()].filter(({ startedAt }) => startedAt === null);
    const own = all.filter((one) => one.identity === identity && one.wish.pace === pace);
    if (own.length >= mostOfOne[pace])
      return refuse(
        'too-many',
        pace === 'live'
          ? 'You look for a match already; end that first.'
          : `You look for ${mostOfOne.mail} matches by mail already; end one first.`,
      );
    const near = all.filter((one) => one.origin === origin);
    return near.length >= mostOfNetwork || all.length >= mostInAll ? full : null;
  }

  #mine(identity: string, id: string): Seeker | WireRefusal {
    const seeker = this.#seekers.get(id);
    return seeker?.identity === identity ? seeker : unknown;
  }

  /** How one's own seek stands; with the next change after number `after`, or in so many seconds, or when `gone` resolves. */
  async stand(
    identity: string,
    id: string,
    { after, wait }: { readonly after?: number | undefined; readonly wait?: number | undefined },
    gone: Promise<void> = new Promise(() => undefined),
  ): Promise<SeekInfo | WireRefusal> {
    const seeker = this.#mine(identity, id);
    if ('code' in seeker) return seeker;
    const { time } = this.#parts;
    const now = (): number => time.now();
    seeker.asked(now());
    if (wait !== undefined && after === seeker.number && !this.#stopped) {
      const waited = Promise.withResolvers<void>();
      const cancel = time.after(wait * second, waited.resolve);
      await seeker.hear(Promise.race([waited.promise, gone]), now);
      cancel();
    }
    const still = this.#mine(identity, id);
    return 'code' in still ? still : still.info(this.#prospectOf(still));
  }

  /** Looks no longer. */
  async end(identity: string, id: string): Promise<WireRefusal | null> {
    const seeker = this.#mine(identity, id);
    if ('code' in seeker) return seeker;
    await this.#drop(seeker);
    this.#tellAll();
    return null;
  }

  /** Plays with bots instead. */
  async withBots(identity: string, id: string): Promise<SeekInfo | WireRefusal> {
    const seeker = this.#mine(identity, id);
    if ('code' in seeker) return seeker;
    if (seeker.state === 'waiting' && !seeker.busy) {
      const bot = await this.#botFor(seeker);
      // Somebody may have come meanwhile.
      if (seeker.state === 'waiting' && !seeker.busy) await this.#make([seeker], bot);
    }
    this.#tellAll();
    return seeker.info(this.#prospectOf(seeker));
  }

  // The one that is nearest in strength, of those for people.
  async #botFor({ wish, figure }: Seeker): Promise<string> {
    const anchors = await anchorsOf(wish.game);
    const far = ({ name }: OfferedBot): number => Math.abs((anchors.get(name)?.mean ?? Infinity) - figure);
    const { bots } = this.#parts;
    const forPeople = bots.filter(({ level }) => level !== undefined).toSorted((a, b) => far(a) - far(b));
    return (forPeople[0] ?? bots[0]).name;
  }

  /** What is waited for, with how many, and what somebody looks for themselves. */
  list(identity: string | null) {
    const waiting = [...this.#seekers.values()].filter(({ state }) => state === 'waiting');
    const kinds = [...Map.groupBy(waiting, ({ key }) => key).values()].map((all) => {
      const { near: _, ...wish } = all[0].wish;
      return { ...wish, people: all.length };
    });
    const mine = [...this.#seekers.values()].filter(
      (one) => one.identity === identity && one.startedAt === null,
    );
    return {
      waiting: kinds.toSorted((a, b) => b.people - a.people),
      mine: mine.map((one) => one.info(this.#prospectOf(one))),
    };
  }

  /** Somebody has blocked others, or does so no longer. */
  async parted(identity: string): Promise<void> {
    const apart = await this.#parts.apart(identity);
    for (const seeker of this.#seekers.values()) if (seeker.identity === identity) seeker.apart = apart;
  }

  /** These are not there any more (ids of people among them). */
  forget(keys: readonly string[]): void {
    for (const seeker of this.#seekers.values())
      if (keys.includes(seeker.identity)) this.#seekers.delete(seeker.id);
  }

  #prospectOf(seeker: Seeker): Prospect {
    const { key, wish, since } = seeker;
    const waited = this.#parts.time.now() - since;
    const people = [...this.#seekers.values()].filter((one) => one.key === key && one.state === 'waiting');
    return {
      people: people.length,
      within: windowAfter(wish, waited),
      bots: waited >= botsAfter[wish.pace],
    };
  }

  #tellAll(): void {
    for (const seeker of this.#seekers.values()) seeker.tell(this.#prospectOf(seeker));
  }

  async #drop(seeker: Seeker): Promise<void> {
    this.#seekers.delete(seeker.id);
    seeker.wake();
    if (seeker.wish.pace === 'mail') await this.#parts.store.dropSeek(seeker.id);
  }

  // One after the other: nobody is brought to two tables.
  #look(): Promise<void> {
    this.#looking = this.#looking.catch(() => undefined).then(() => this.#lookNow());
    return this.#looking;
  }

  #lookLater(): void {
    this.#cancel();
    if (this.#stopped || this.#seekers.size === 0) return;
    const soon = [...this.#seekers.values()].some(({ wish }) => wish.pace === 'live');
    this.#cancel = this.#parts.time.after(lookEvery[soon ? 'live' : 'mail'], () => void this.#lookAgain());
  }

  async #lookAgain(): Promise<void> {
    await this.#look().catch((error: unknown) => this.#parts.log.error({ err: error }, 'matchmaking'));
  }

  async #lookNow(): Promise<void> {
    if (this.#stopped) return;
    try {
      const now = this.#parts.time.now();
      for (const seeker of this.#seekers.values()) if (seeker.gone(now)) await this.#drop(seeker);
      await this.#lookAfterTables(now);
      for (const all of Map.groupBy(this.#seekers.values(), ({ key }) => key).values())
        await this.#bring(all);
      this.#tellAll();
    } finally {
      this.#lookLater();
    }
  }

  // As many tables as can be made of those who look for the same.
  async #bring(all: readonly Seeker[]): Promise<void> {
    for (;;) {
      const now = this.#parts.time.now();
      const free = all.filter(
        (one) =>
          this.#seekers.has(one.id) &&
          one.state === 'waiting' &&
          !one.busy &&
          one.laterThan <= now &&
          one.here(now),
      );
      const group = groupOf(free, all[0].wish.seats, now);
      if (group === null) return;
      await this.#make(group);
    }
  }

  async #make(group: readonly Seeker[], bot: string | null = null): Promise<void> {
    const { store, time, log } = this.#parts;
    const [first] = group;
    for (const seeker of group) seeker.busy = true;
    try {
      const people = await Promise.all(group.map(({ identity }) => store.identity(identity)));
      const there = people.flatMap((one) => one ?? []);
      for (const [at, seeker] of group.entries()) if (people[at] === null) await this.#drop(seeker);
      if (there.length < group.length || this.#tables === null) return;
      const table = await this.#tables.open(tableFor(first.wish, group.length, bot), there, first.origin);
      if (isRefusal(table)) {
        first.problem = table.message;
        first.laterThan = time.now() + tryAgainAfter;
      } else await this.#seat(group, table);
    } catch (error) {
      log.error({ err: error }, 'no table could be made for who looks for people');
      first.laterThan = time.now() + tryAgainAfter;
    } finally {
      for (const seeker of group) seeker.busy = false;
    }
  }

  async #seat(group: readonly Seeker[], table: StoredMatch): Promise<void> {
    const { store, time, tell } = this.#parts;
    for (const seeker of group) {
      const { pace } = seeker.wish;
      seeker.problem = null;
      seeker.found = { match: table.id, until: time.now() + readyWithin[pace] };
      const seat = table.seats.findIndex(({ identity }) => identity === seeker.identity);
      seeker.names = table.seats.flatMap(({ name }, at) => (at === seat || name === null ? [] : [name]));
      if (pace === 'mail') await store.saveSeek(seeker.stored);
      tell(seeker.identity, { type: 'found', match: table.id, game: table.game, seat });
    }
  }

  async #lookAfterTables(now: number): Promise<void> {
    const atTables = [...this.#seekers.values()].filter(({ found }) => found !== null);
    for (const [match, seekers] of Map.groupBy(atTables, ({ found }) => found?.match ?? '')) {
      const { startedAt } = seekers[0];
      if (startedAt !== null) {
        // Their pages have heard of it by now.
        if (now - startedAt >= minute) for (const seeker of seekers) await this.#drop(seeker);
        continue;
      }
      const course = courseOf(await this.#parts.store.match(match), seekers, now);
      if (course === 'started') await this.#started(seekers, now);
      else if (course !== null) await this.#scatter(match, seekers, course, now);
    }
  }

  async #started(seekers: readonly Seeker[], now: number): Promise<void> {
    for (const seeker of seekers) {
      seeker.startedAt = now;
      if (seeker.wish.pace === 'mail') await this.#parts.store.dropSeek(seeker.id);
    }
  }

  async #scatter(
    match: string,
    seekers: readonly Seeker[],
    { again, gone }: { readonly again: readonly Seeker[]; readonly gone: readonly Seeker[] },
    now: number,
  ): Promise<void> {
    const closed = (await this.#tables?.change(match, { act: 'close' }).catch(() => null)) ?? null;
    // It began at that moment after all.
    if (closed !== null && !isRefusal(closed) && closed.startedAt !== null)
      return this.#started(seekers, now);
    for (const seeker of gone) await this.#drop(seeker);
    for (const seeker of again) {
      seeker.found = null;
      seeker.names = [];
      seeker.again = true;
      if (seeker.wish.pace === 'mail') await this.#parts.store.saveSeek(seeker.stored);
    }
  }
}

// Bots take the seats for which there are no people; such a table is nobody's to look for.
function tableFor({ game, seats, pace, rated }: SeekWish, people: number, bot: string | null): CreateMatch {
  const others = Array.from({ length: seats - people }, () => ({ kind: 'bot' as const, bot: bot ?? '' }));
  return {
    game,
    options: {},
    seats: [...Array.from({ length: people }, () => ({ kind: 'human' as const })), ...others],
    clock: clocks[pace],
    visibility: others.length === 0 ? 'public' : 'private',
    seating: 'random',
    rated,
  };
}
