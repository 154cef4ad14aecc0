// Tables from their opening to their end: every change of a stored match goes through here, one after the other.

import { publicly, withoutLapsed } from '@bridgefront/hosting';
import { fingerprint, readOptions } from '@bridgefront/kernel';
import type { AnyGame, Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { CreateMatch, WireRefusal } from '@bridgefront/protocol';
import type { Logger } from 'pino';
import { rematchNews, tableNews } from '../events/table-news.ts';
import type { Turns } from '../events/turns.ts';
import type { Hosts } from '../match/hosts.ts';
import { matchInfo } from './info.ts';
import { createTable, finish, join, ofTournament, rematch, whyNotOwn } from './lobby.ts';
import { broughtBack, isRefusal, seatOf, withSeat } from './changed.ts';
import { showTable } from './show.ts';
import { openedTooLate, openLonger } from './start.ts';
import { playedIn } from './played.ts';
import { because, readWish } from './wish.ts';
import type { Changed } from './changed.ts';
import { Locks } from './locks.ts';
import { storedEnd } from '../match/ending.ts';
import type { MatchHost } from '../match/match-events.ts';
import type { Subscriptions, Watcher } from '../match/subscriptions.ts';
import type { Identity, MatchEvent, Store, StoredMatch } from '../store/store.ts';
import type { Signer } from '../signing.ts';
import type { Time } from '../time.ts';
import type { Rulebook } from '../bundles/rulebook.ts';
import type { TableCounts } from '../people/visitors.ts';
import type { Around, OwnEvents, Shard, SharedLimits } from '../around.ts';

/** What tables need. */
export interface TablesParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly rulebook: Rulebook;
  readonly bots: ReadonlySet<string>;
  readonly inboxes: OwnEvents;
  readonly challenges: Around['challenges'];
  readonly turns: Turns;
  readonly hosts: Hosts;
  readonly subscriptions: Subscriptions;
  readonly visitors: TableCounts;
  readonly limits: SharedLimits;
  readonly shard: Shard;
  readonly time: Time;
  readonly log: Logger;
}

const shownOf = (match: StoredMatch): string =>
  JSON.stringify(publicly({ ...match, seats: match.seats.map(({ late: _late, ...seat }) => seat) }));

const mostOpen = 1_000_000;
const tooManyNew = refuse(
  'too-many',
  'Your network has opened many tables; open the next one a little later.',
);
const unknown = refuse('not-found', 'There is no such match.');

/** All tables. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #locks = new Locks();
  // What calls a start off when shares are not opened in time.
  readonly #openings = new Map<string, () => void>();
  /** Tables as everybody knows them whose change may have been stored. */
  readonly #untold = new Map<string, StoredMatch>();

  constructor(parts: TablesParts) {
    this.#parts = parts;
  }

  /** The stored match. */
  async get(id: string): Promise<Changed> {
    return this.#parts.hosts.loaded(id)?.table ?? (await this.#parts.store.match(id)) ?? unknown;
  }

  /** Nobody could open a share while the server was away: those who were about to have their time anew. */
  async openLonger(signer: Signer): Promise<void> {
    const { store, shard } = this.#parts;
    for (const { id, opening } of await store.matches({ statuses: ['lobby'], limit: mostOpen }))
      if (opening != null && shard.owns(id)) await this.openAgain(id, signer);
  }

  /** The same at one table, which nobody has looked after for a while. */
  openAgain(id: string, signer: Signer): Promise<Changed> {
    return this.change(id, (match) =>
      match.opening == null ? match : openLonger(match, { now: this.#parts.time.now(), signer }),
    );
  }

  /** The table is played elsewhere from now on. */
  letGo(id: string): void {
    this.#openings.get(id)?.();
    this.#openings.delete(id);
    this.#untold.delete(id);
    this.#parts.turns.forget(id);
    for (const watcher of this.#parts.subscriptions.of(id)) watcher.moved();
  }

  #note(match: StoredMatch): void {
    const { visitors, time } = this.#parts;
    visitors.note(match);
    this.#openings.get(match.id)?.();
    this.#openings.delete(match.id);
    if (match.opening == null) return;
    const late = (): void => void this.change(match.id, (now) => openedTooLate(now, time.now()));
    // A moment later than promised, because timers may be early.
    this.#openings.set(match.id, time.after(match.opening.until - time.now() + 50, late));
  }

  /** Starts nothing any more. */
  stop(): void {
    for (const cancel of this.#openings.values()) cancel();
  }

  async #add(match: StoredMatch): Promise<WireRefusal | null> {
    const { store, visitors, shard } = this.#parts;
    const problem = await visitors.admit(match);
    if (problem !== null) return problem;
    await shard.begin(match.id);
    await store.addMatch(match).catch((error: unknown) => {
      visitors.forget(match);
      throw error;
    });
    return null;
  }

  /**
   * Opens a table; options, seats and bots are checked against the game's own declarations. `others` sit there from the start.
   * `tournament`: whose table it is, instead of the owner's.
   */
  async open(
    wish: CreateMatch,
    owner: Identity,
    origin: string,
    others: readonly Identity[] = [],
    tournament?: string,
  ): Promise<Changed> {
    const { games, bots, time } = this.#parts;
    const read = readWish(wish, games, bots);
    if ('code' in read) return read;
    const match = createTable(
      { ...wish, options: read.options, rules: fingerprint(read.game), origin },
      owner,
      time.now(),
    );
    // Those of tournaments are bounded by what a tournament may be.
    if (tournament === undefined && !(await this.#parts.limits.take('tables of a network', origin)))
      return tooManyNew;
    const sat = others.reduce<Changed>(
      (table, one) => (isRefusal(table) ? table : join(table, one, {})),
      match,
    );
    const challenged = isRefusal(sat) ? sat : await this.#challenge(sat, wish, owner, origin);
    if (isRefusal(challenged)) return challenged;
    const asked = tournament === undefined ? challenged : ofTournament(challenged, tournament);
    const refused = await this.#add(asked);
    if (refused !== null) return refused;
    this.#parts.inboxes.tell(tableNews(null, asked));
    return asked;
  }

  // Keeps seats for the people and the programs that are asked to play.
  async #challenge(match: StoredMatch, wish: CreateMatch, owner: Identity, origin: string): Promise<Changed> {
    let asked: Changed = match;
    for (const [seat, one] of wish.seats.entries()) {
      if (one.kind !== 'program' && one.kind !== 'person') continue;
      const { inboxes, challenges } = this.#parts;
      const challenged = await (one.kind === 'person'
        ? challenges.challenge(owner, one.person, origin)
        : inboxes.challenge(one.program, wish.game, owner, origin));
      if ('code' in challenged) return challenged;
      if (asked.seats.some((seat) => seat.challenged?.id === challenged.id))
        return refuse('bad-seats', `${challenged.name} plays one seat of a table.`);
      asked = withSeat(asked, seat, { challenged });
    }
    return asked;
  }

  /**
   * Adds a match that runs from the start, with the events behind it. Until these are stored it is a table that nobody
   * finds, so that a crash in between leaves nothing that would begin anew.
   */
  async begin(match: StoredMatch, events: readonly MatchEvent[]): Promise<Changed> {
    const { store, visitors, limits, shard } = this.#parts;
    const problem = await visitors.problem(match);
    if (problem !== null) return problem;
    if (!(await limits.take('tables of a network', match.origin ?? ''))) return tooManyNew;
    await shard.begin(match.id);
    await store.addMatch({ ...match, status: 'cancelled' });
    const live = (stored: StoredMatch): StoredMatch => ({ ...stored, status: match.status });
    return this.change(match.id, live, async () => {
      if (events.length === 0) return null;
      const [{ status }] = await store.append([{ match: match.id, after: 0, events }]);
      if (status !== 'stored') throw new Error('The beginning of the match could not be stored.');
      return null;
    });
  }

  /** A match that bots play for who looks on, by the standard rules, at the fewest seats. */
  async show(name: string, bot: string): Promise<Changed> {
    const { games, time } = this.#parts;
    const game = games.get(name);
    if (game === undefined) return unknown;
    const read = readOptions(game.options, {});
    if ('problem' in read) return because('bad-options', read.problem);
    return this.begin(showTable({ game, options: read.options, bot, now: time.now() }), []);
  }

  /**
   * Changes a table by a pure function; whoever looks at it is told. `first` stores what the change refers to, or says
   * why that cannot be.
   */
  change(
    id: string,
    step: (match: StoredMatch) => Changed,
    first: () => Promise<WireRefusal | null> = async () => null,
  ): Promise<Changed> {
    return this.#locks.run(id, async () => {
      const { store, visitors, shard } = this.#parts;
      const before = await store.match(id);
      if (before === null) return unknown;
      if (!shard.owns(id)) return broughtBack;
      await this.#catchUp(before);
      const changed = step(before);
      if (isRefusal(changed) || changed === before) return changed;
      const next = { ...(await this.#withPlayed(before, changed)), version: before.version + 1 };
      const problem = (await visitors.problem(next)) ?? (await first());
      if (problem !== null) return problem;
      const saved = await store.saveMatch(next).catch((error: unknown) => {
        if (!this.#untold.has(id)) this.#untold.set(id, before);
        throw error;
      });
      if (!saved) return refuse('failed', 'The table changed at the same moment; try again.');
      await this.#after(before, next);
      return next;
    });
  }

  // A change whose storing was not answered may have been stored: nobody was told of it.
  async #catchUp(stored: StoredMatch): Promise<void> {
    const before = this.#untold.get(stored.id);
    this.#untold.delete(stored.id);
    if (before !== undefined && before.version < stored.version) await this.#after(before, stored);
  }

  async #after(before: StoredMatch, next: StoredMatch): Promise<void> {
    const { hosts, subscriptions, games, log } = this.#parts;
    this.#note(next);
    await hosts.update(next);
    // That a seat keeps an answer, and when it said so, is its own affair; how often it was late is counted for later.
    if (shownOf(before) === shownOf(next)) return;
    this.#parts.inboxes.tell(tableNews(before, next));
    subscriptions.send(next.id, (identity) => ({ type: 'table', match: matchInfo(next, games, identity) }));
    await this.#turnAway(next);
    if (before.status === next.status) return;
    log.info({ match: next.id, game: next.game, status: next.status }, 'match');
    if (next.status === 'live') await this.#begin(next);
    if (next.finishedAt !== null) this.#parts.turns.forget(next.id);
  }

  // Who waits for a seat gets the one that is theirs now; who has none any more looks on.
  async #begin(match: StoredMatch): Promise<void> {
    const { hosts, subscriptions } = this.#parts;
    const { id } = match;
    await hosts.get(id);
    for (const watcher of subscriptions.of(id)) {
      const seat = seatOf(match, watcher.identity);
      if (watcher.viewer !== null) watcher.viewer = seat < 0 ? null : seat;
      await hosts.subscribe(id, watcher.viewer, watcher.reader, null, 0);
    }
  }

  // Who has just left for good looks on from now.
  async #turnAway(match: StoredMatch): Promise<void> {
    const { hosts, subscriptions } = this.#parts;
    for (const watcher of subscriptions.of(match.id)) {
      const { viewer, reader } = watcher;
      if (match.status !== 'live' || viewer === null || !match.seats[viewer].left) continue;
      hosts.loaded(match.id)?.unsubscribe(viewer, reader);
      watcher.viewer = null;
      await hosts.subscribe(match.id, null, reader, null, 0);
    }
  }

  /** Notes the outcome of a match whose last choice is on the disk. */
  async over(host: MatchHost): Promise<Changed> {
    const { engine, match } = host.play;
    const outcome = engine.game.outcome(match.state, match.options);
    return this.change(host.table.id, (stored) => finish(stored, outcome, this.#parts.time.now()));
  }

  // What was played is told of every match that has ended, with a result or without one.
  async #withPlayed(before: StoredMatch, match: StoredMatch): Promise<StoredMatch> {
    const { hosts, store } = this.#parts;
    if (before.status !== 'live' || match.finishedAt === null) return match;
    const host = await hosts.get(match.id);
    if ('code' in host || host.play.engine.game.played === undefined) return match;
    const { engine, match: last } = host.play;
    const played = playedIn(engine.game, last.state, match.seats.length, await store.events(match.id, 0));
    return played === null ? match : { ...match, played };
  }

  /** Notes for whom the clock had to choose. */
  late(id: string, seats: readonly Seat[]): Promise<Changed> {
    return this.change(id, (match) =>
      seats.reduce((now, seat) => withSeat(now, seat, { late: (now.seats[seat].late ?? 0) + 1 }), match),
    );
  }

  /** Forgets standing answers that have lapsed. */
  lapse({ play, table }: MatchHost): Promise<Changed> {
    return this.change(table.id, (match) => withoutLapsed(play, match));
  }

  /** Notes that a running match goes on under other rules than it started with. */
  note({ id, continuedUnder }: StoredMatch): Promise<Changed> {
    return this.change(id, (match) =>
      match.status !== 'live' || match.continuedUnder === continuedUnder
        ? match
        : { ...match, continuedUnder },
    );
  }

  /** How a finished match ended, if it was recorded and its rules are not to be had any more. */
  async ending(match: StoredMatch, viewer: Seat | null, told: number | null, words: boolean) {
    const { store, rulebook } = this.#parts;
    if (match.finishedAt === null || match.startedAt === null) return null;
    return (await rulebook.of(match)) === null ? storedEnd(store, match, viewer, told, words) : null;
  }

  /** The next match of the same table: created by the first who asks, found by the others. */
  async rematch(id: string, identity: Identity): Promise<Changed> {
    const { games, time } = this.#parts;
    const fresh: StoredMatch[] = [];
    const step = (match: StoredMatch): Changed => {
      const game = games.get(match.game);
      if (game === undefined) return unknown;
      if (match.status !== 'finished' && match.status !== 'ended')
        return refuse('not-finished', 'The match is still running.');
      if (!match.seats.some((seat) => seat.identity === identity.id))
        return refuse('not-yours', 'Only who sat at the table may ask for a rematch.');
      if (match.rematch !== null) return match;
      const made = rematch(match, fingerprint(game), time.now());
      fresh.push(made);
      return { ...match, rematch: made.id };
    };
    // Whoever follows the link must find the table.
    const changed = await this.change(id, step, async () => {
      for (const made of fresh) {
        const refused = await this.#add(made);
        if (refused !== null) return refused;
      }
      return null;
    });
    if (isRefusal(changed)) return changed;
    for (const made of fresh) this.#parts.inboxes.tell(rematchNews(made, identity.id));
    return changed.rematch === null ? unknown : this.get(changed.rematch);
  }

  /** Lets somebody watch a match: its table now, its stream as soon as it runs. */
  async watch(
    id: string,
    watcher: Watcher,
    from: { stream: string; number: number } | null,
    told: number | null,
  ): Promise<WireRefusal | null> {
    // Nobody enters while the table changes: who comes just before the start is there when it begins.
    const match = await this.#locks.run(id, () => this.#enter(id, watcher));
    if (isRefusal(match)) return match;
    if (match.startedAt === null) return null;
    const ending = await this.ending(match, watcher.viewer, told, watcher.reader.words);
    if (ending !== null) {
      const { viewer: seat, reader } = watcher;
      const place = { match: id, seat, stream: 'end', number: 0 };
      const labels = reader.words ? { labels: [] } : {};
      if (!reader.gone) reader.send(JSON.stringify({ type: 'whole', ...place, ...ending, ...labels }));
      return null;
    }
    return this.#parts.hosts.subscribe(id, watcher.viewer, watcher.reader, from, told);
  }

  async #enter(id: string, watcher: Watcher): Promise<Changed> {
    const { subscriptions, games } = this.#parts;
    const match = await this.get(id);
    if (isRefusal(match)) return match;
    const refused = watcher.viewer === null ? null : whyNotOwn(match, watcher.identity, watcher.viewer);
    if (refused !== null) return refused;
    subscriptions.enter(id, watcher);
    watcher.reader.send(JSON.stringify({ type: 'table', match: matchInfo(match, games, watcher.identity) }));
    return match;
  }

  /** Ends a watch. */
  unwatch(id: string, watcher: Watcher): void {
    this.#parts.subscriptions.leave(id, watcher);
    this.#parts.hosts.loaded(id)?.unsubscribe(watcher.viewer, watcher.reader);
  }
}
