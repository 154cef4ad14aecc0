// Tournaments: made, joined, left, and played round by round; each round pairs itself when all tables of the last are over.

import type { AnyGame } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { Given, OwnNews, TournamentInfo, TournamentSummary, WireRefusal } from '@bridgefront/protocol';
import type { Logger } from 'pino';
import { newId } from '../ids.ts';
import { Limits } from '../limits/limits.ts';
import type { TableMaker } from '../matchmaking/matchmaker.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Identity, Store } from '../store/store.ts';
import type { StoredEntrant, StoredTournament, WholeTournament } from '../store/tournaments.ts';
import type { Time } from '../time.ts';
import { changed, departed, joined, playing } from './course.ts';
import type { Change } from './course.ts';
import { infoOf, summaryOf } from './info.ts';
import { planOf } from './plan.ts';
import { Rounds } from './rounds.ts';
import { Waiting } from './waiting.ts';

/** What they are made of. */
export interface TournamentsParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly ratings: Ratings;
  readonly time: Time;
  readonly log: Logger;
  /** Whether anybody makes them, or only who runs the server. */
  readonly makers: 'anybody' | 'club';
  /** The bot that plays on for who leaves. */
  readonly standIn: string;
  readonly tell: (identity: string, news: OwnNews) => void;
}

type Wish = Given<'makeTournament'>['body'];

const [second, minute] = [1000, 60_000];
const lookEvery = { live: 5 * second, mail: 5 * minute } as const;
// What is open or runs: of one maker, of one network, and in all; and how many one person plays in.
const mostMade = 3;
const mostOfNetwork = 12;
const mostInAll = 200;
const mostPlayed = 8;
/** People of one network in one tournament: a club's evening has one. */
const mostNear = 64;
const mostListed = 60;
const underWay = ['open', 'running'] as const;

const unknown = refuse('not-found', 'There is no such tournament.');
const tooFast = refuse('too-fast', 'You have done that very often; wait a moment.');
const notYours = refuse('not-yours', 'Only who made a tournament may do that.');

/** All tournaments. */
export class Tournaments {
  readonly #parts: TournamentsParts;
  readonly #waiting = new Waiting();
  readonly #rounds: Rounds;
  readonly #ofPeople: Limits;
  readonly #ofNetworks: Limits;
  readonly #origins = new Map<string, string>();
  #working: Promise<unknown> = Promise.resolve();
  #cancel: () => void = () => undefined;
  #stopped = false;

  constructor(parts: TournamentsParts) {
    this.#parts = parts;
    this.#rounds = new Rounds(parts, (whole, change) => this.#keep(whole, change));
    this.#ofPeople = new Limits(parts.time, 0.5, 20);
    this.#ofNetworks = new Limits(parts.time, 5, 300);
  }

  /** Goes on with those that run. */
  start(tables: TableMaker): void {
    this.#rounds.tables = tables;
    void this.#look();
  }

  /** Begins nothing any more; resolves when what was begun is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#rounds.stopped = true;
    this.#cancel();
    this.#waiting.wakeAll();
    await this.#working.catch(() => undefined);
  }

  /** Matches of these names have changed: whether anything follows is looked at. */
  noticed(match: string): void {
    const id = this.#rounds.playedFor.get(match);
    if (id !== undefined) void this.#run(() => this.#lookAt(id)).catch(() => undefined);
  }

  /** These are not there any more (ids of people among them): what was under way may have kept them again. */
  forget(keys: readonly string[]): void {
    const { store } = this.#parts;
    const gone = async (key: string): Promise<void> => {
      if ((await store.tournamentsOf(key)).length > 0 && (await store.identity(key)) === null)
        await store.renameEntrant(key, null);
    };
    for (const key of keys) void this.#run(() => gone(key)).catch(() => undefined);
  }

  // One after the other: nothing is paired twice.
  #run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#working.catch(() => undefined).then(work);
    this.#working = done;
    return done;
  }

  async #whole(id: string): Promise<WholeTournament | WireRefusal> {
    return (await this.#parts.store.tournament(id)) ?? unknown;
  }

  async #makerOf({ owner }: StoredTournament): Promise<string | null> {
    return owner === null ? null : ((await this.#parts.store.identity(owner))?.name ?? null);
  }

  async #keep(whole: WholeTournament, change: Change): Promise<WholeTournament> {
    const next = changed(whole, change);
    await this.#parts.store.keepTournament(next.tournament, change.entrants ?? null, change.pairings ?? []);
    this.#waiting.wake(next.tournament.id);
    return next;
  }

  /** What is open, runs, or was over lately. */
  async list(identity: Identity | null): Promise<{ tournaments: TournamentSummary[]; may: boolean }> {
    const { store, makers } = this.#parts;
    const found = await store.tournaments(underWay, mostListed);
    const over = await store.tournaments(['over'], 20);
    const tournaments: TournamentSummary[] = [];
    for (const { id } of [...found, ...over]) {
      const whole = await store.tournament(id);
      if (whole !== null)
        tournaments.push(summaryOf(whole, identity?.id ?? null, await this.#makerOf(whole.tournament)));
    }
    return { tournaments, may: makers === 'anybody' };
  }

  /** How one stands; with the next change after number `after`, or in so many seconds, or when `gone` resolves. */
  async get(
    id: string,
    identity: Identity | null,
    {
      season,
      after,
      wait,
    }: {
      readonly season?: number | undefined;
      readonly after?: number | undefined;
      readonly wait?: number | undefined;
    },
    gone: () => Promise<void> = () => new Promise(() => undefined),
  ): Promise<TournamentInfo | WireRefusal> {
    const whole = await this.#whole(id);
    if ('code' in whole) return whole;
    if (wait === undefined || after !== whole.tournament.version || this.#stopped)
      return this.#told(whole, identity, season);
    const { time } = this.#parts;
    const waited = Promise.withResolvers<void>();
    const cancel = time.after(wait * second, waited.resolve);
    await this.#waiting.hear(id, Promise.race([waited.promise, gone()]));
    cancel();
    const now = await this.#whole(id);
    return 'code' in now ? now : this.#told(now, identity, season);
  }

  async #told(whole: WholeTournament, identity: Identity | null, season?: number): Promise<TournamentInfo> {
    return infoOf(whole, identity?.id ?? null, await this.#makerOf(whole.tournament), season);
  }

  /** Makes one; null: who runs the server does. */
  async make(maker: Identity | null, origin: string, wish: Wish): Promise<TournamentInfo | WireRefusal> {
    const { makers, games, time, store } = this.#parts;
    if (maker !== null && makers === 'club')
      return refuse('not-yours', 'On this server only who runs it makes tournaments.');
    if (maker !== null && !this.#take(maker, origin)) return tooFast;
    const plan = planOf(wish, games, time.now());
    if ('code' in plan) return plan;
    return this.#run(async () => {
      const problem = await this.#tooMany(maker, origin);
      if (problem !== null) return problem;
      const tournament: StoredTournament = {
        id: newId(),
        version: 1,
        plan,
        owner: maker?.id ?? null,
        status: 'open',
        season: 1,
        startsAt: wish.startsAt,
        createdAt: time.now(),
        startedAt: null,
        finishedAt: null,
      };
      await store.keepTournament(tournament, [], []);
      this.#origins.set(tournament.id, origin);
      this.#lookLater('live');
      return this.#told({ tournament, entrants: [], pairings: [] }, maker);
    });
  }

  #take(who: Identity, origin: string): boolean {
    return this.#ofPeople.take(who.id) && this.#ofNetworks.take(origin);
  }

  async #tooMany(maker: Identity | null, origin: string): Promise<WireRefusal | null> {
    const all = await this.#parts.store.tournaments(underWay, mostInAll);
    if (all.length >= mostInAll)
      return refuse('too-many', 'Very many tournaments are open or run here; try again later.');
    if (maker === null) return null;
    if (all.filter(({ owner }) => owner === maker.id).length >= mostMade)
      return refuse('too-many', `One person may have ${mostMade} tournaments open or running.`);
    const near = all.filter(({ id }) => this.#origins.get(id) === origin);
    return near.length >= mostOfNetwork
      ? refuse(
          'too-many',
          'Your network has made many tournaments that are open or run; wait for one to end.',
        )
      : null;
  }

  // A change that somebody asks for, one after the other, and what follows from it.
  #act(
    id: string,
    who: Identity | null,
    act: (whole: WholeTournament) => Promise<Change | WireRefusal> | Change | WireRefusal,
  ): Promise<TournamentInfo | WireRefusal> {
    return this.#run(async () => {
      const whole = await this.#whole(id);
      if ('code' in whole) return whole;
      const change = await act(whole);
      if ('code' in change) return change;
      await this.#keep(whole, change);
      await this.#lookAt(id);
      this.#lookLater(whole.tournament.plan.pace);
      const now = await this.#whole(id);
      return 'code' in now ? now : this.#told(now, who);
    });
  }

  /** Somebody plays in it. */
  async join(id: string, who: Identity, origin: string): Promise<TournamentInfo | WireRefusal> {
    if (!this.#take(who, origin)) return tooFast;
    const { id: identity, name, kind } = who;
    return this.#act(id, who, async (whole) => {
      if (kind === 'bot' && !whole.tournament.plan.programs)
        return refuse('not-yours', 'This tournament is for people: programs do not play in it.');
      const near = playing(whole).filter((one) => one.origin === origin);
      if (near.length >= mostNear)
        return refuse('too-many', `${mostNear} from your network play in this tournament already.`);
      if ((await this.#underWayOf(identity)) >= mostPlayed)
        return refuse(
          'too-many',
          `One person may play in ${mostPlayed} tournaments at once; leave one first.`,
        );
      return joined(whole, { identity, name, program: kind === 'bot', origin }, this.#parts.time.now());
    });
  }

  async #underWayOf(identity: string): Promise<number> {
    const { store } = this.#parts;
    let count = 0;
    for (const id of await store.tournamentsOf(identity)) {
      const whole = await store.tournament(id);
      if (whole === null || whole.tournament.status === 'over' || whole.tournament.status === 'cancelled')
        continue;
      if (playing(whole).some((one) => one.identity === identity)) count++;
    }
    return count;
  }

  /** Somebody plays in it no longer, nor in a match of it that runs. */
  leave(id: string, who: Identity): Promise<TournamentInfo | WireRefusal> {
    return this.#act(id, who, (whole) =>
      this.#departing(whole, ({ identity }) => identity === who.id, 'You do not play in this tournament.'),
    );
  }

  /** Who runs the server sends somebody away. */
  remove(id: string, number: number): Promise<TournamentInfo | WireRefusal> {
    return this.#act(id, null, (whole) =>
      this.#departing(whole, (one) => one.number === number, 'Nobody of that number plays in it.'),
    );
  }

  async #departing(
    whole: WholeTournament,
    is: (entrant: StoredEntrant) => boolean,
    otherwise: string,
  ): Promise<Change | WireRefusal> {
    const one = playing(whole).find(is);
    if (one === undefined) return refuse('not-yours', otherwise);
    for (const { match, places, seated } of whole.pairings)
      if (match !== null && places === null && seated.includes(one.number))
        await this.#rounds.abandon(match, one.identity ?? '');
    return departed(whole, one);
  }

  /** Starts it, or its next season. */
  begin(id: string, who: Identity | null): Promise<TournamentInfo | WireRefusal> {
    return this.#act(id, who, (whole) => {
      if (who !== null && whole.tournament.owner !== who.id) return notYours;
      return this.#rounds.beginning(whole);
    });
  }

  /** Calls it off. Who runs the server (null) may do so at any time: what is played then ends without it. */
  cancel(id: string, who: Identity | null): Promise<TournamentInfo | WireRefusal> {
    return this.#act(id, who, ({ tournament: { status, owner, season } }) => {
      if (who !== null && owner !== who.id) return notYours;
      if (status === 'over' || status === 'cancelled') return refuse('not-open', 'This tournament is over.');
      if (who !== null && (status !== 'open' || season > 1))
        return refuse('already-started', 'A tournament that has started is played to its end.');
      return { tournament: { status: 'cancelled', startsAt: null, finishedAt: this.#parts.time.now() } };
    });
  }

  #lookLater(pace: 'live' | 'mail'): void {
    this.#cancel();
    if (!this.#stopped) this.#cancel = this.#parts.time.after(lookEvery[pace], () => void this.#look());
  }

  // Matches may be played elsewhere, and people not come: what was not told of is looked for.
  #look(): Promise<void> {
    return this.#run(async () => {
      if (this.#stopped) return;
      const all = await this.#parts.store.tournaments(underWay, mostInAll);
      for (const { id } of all) {
        if (this.#stopped) return;
        await this.#lookAt(id).catch((error: unknown) =>
          this.#parts.log.error({ err: error, tournament: id }, 'a tournament does not go on'),
        );
      }
      if (all.length > 0)
        this.#lookLater(
          all.some(({ plan, status }) => plan.pace === 'live' || status === 'open') ? 'live' : 'mail',
        );
    }).catch((error: unknown) => {
      this.#parts.log.error({ err: error }, 'tournaments');
      this.#lookLater('mail');
    });
  }

  async #lookAt(id: string): Promise<void> {
    for (let again = true; again && !this.#stopped;) {
      const whole = await this.#whole(id);
      if ('code' in whole) return;
      again = await this.#rounds.step(whole);
    }
  }
}
